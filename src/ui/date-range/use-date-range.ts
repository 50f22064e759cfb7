import { useLocale } from 'next-intl';
import { useCallback, useState } from 'react';
import { useTimeZone } from '@/browser/time/time-zone';
import {
  DEFAULT_CHOICE,
  type DateRangeChoice,
  type InstantRange,
  rangeAt,
  weekStartOf,
} from './date-range-rules';

export type ChosenRange = {
  choice: DateRangeChoice;
  /** worked out when it was chosen or renewed last */
  range: InstantRange;
  choose: (choice: DateRangeChoice) => InstantRange;
  /** Lets 'to now' reach the present; to be called with each further load. */
  renew: () => InstantRange;
};

/**
 * The state of a DateRangeFilter, and the instants to load, in days of `useTimeZone`.
 * @param initial the last 90 days by default
 */
export function useDateRange(initial: DateRangeChoice = DEFAULT_CHOICE): ChosenRange {
  const locale = useLocale();
  const zone = useTimeZone();
  const work = useCallback(
    (choice: DateRangeChoice) =>
      rangeAt(choice, new Date(), {
        zone,
        weekStartsOn: weekStartOf(locale, navigator.languages),
      }),
    [locale, zone],
  );
  const [{ choice, range }, setChosen] = useState(() => ({
    // The server does not know the device's languages; only 'this week' needs them, which is no
    // initial choice.
    choice: initial,
    range: rangeAt(initial, new Date(), { zone, weekStartsOn: weekStartOf(locale, []) }),
  }));
  const choose = useCallback(
    (next: DateRangeChoice) => {
      const worked = work(next);
      setChosen({ choice: next, range: worked });
      return worked;
    },
    [work],
  );
  return { choice, range, choose, renew: useCallback(() => choose(choice), [choose, choice]) };
}
