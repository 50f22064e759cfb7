import { useLocale, useTranslations } from 'next-intl';
import { numberList } from '@/shared/text/word-lists';
import type { News } from '@/features/projects/model/place';
import { NEWS_STEPS_MAX } from '../../constants';

/** That a guide has changed, and at which steps. */
export function NewsWords({ news: { stepNumbers, isSafety } }: { news: News }) {
  const t = useTranslations('viewer.version');
  const locale = useLocale();
  const count = stepNumbers.length;
  const steps =
    count > NEWS_STEPS_MAX
      ? t('many', { count })
      : t('steps', { count, steps: numberList(stepNumbers, locale) });
  return (
    <span>
      {count === 0
        ? t(isSafety ? 'safetyUnnamed' : 'changedUnnamed')
        : t(isSafety ? 'safety' : 'changed', { steps })}
    </span>
  );
}
