import { useLocale } from 'next-intl';
import { dateWords, momentText, namedMoment } from '@/shared/text/date-words';
import { useTimeZone } from './time-zone';

/** Formatters of ISO instants, in the language of the page and the reader's time zone. */
export function useMoments() {
  const locale = useLocale();
  const zone = useTimeZone();
  return {
    /** 'DD MMM YYYY' and 'HH:mm' */
    parts: (instant: string) => dateWords(instant, locale, zone),
    date: (instant: string) => dateWords(instant, locale, zone).date,
    /** both in one */
    moment: (instant: string, hasSeconds = false) => momentText(instant, locale, zone, hasSeconds),
    /** within a sentence, with the name of the time zone */
    named: (instant: string) => namedMoment(instant, locale, zone),
  };
}
