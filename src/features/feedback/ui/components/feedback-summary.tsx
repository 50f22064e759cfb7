import { useFormatter, useTranslations } from 'next-intl';
import { Stars } from '@/ui/kit/stars';
import { Stat } from '@/ui/kit/stat';
import type { FeedbackList } from '../../schema';
import { DifficultyWord } from './difficulty-word';

const NOTHING = '–';

/** Averages and number of all feedback in the filter, not of a page. */
export function FeedbackSummary({
  average,
  totalResults,
}: Pick<FeedbackList, 'average' | 'totalResults'>) {
  const t = useTranslations('inbox');
  const format = useFormatter();
  const exact = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { rating, difficulty } = average;
  return (
    <dl className="grid grid-cols-3 gap-3 tight:grid-cols-1 xs:gap-6 [&_dd]:max-xs:text-2xl">
      <Stat
        label={t('averageRating')}
        value={
          rating === null ? (
            <None />
          ) : (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span aria-hidden>{exact(rating)}</span>
              <Stars
                rating={rating}
                label={t('starsOf', { value: exact(rating) })}
                className="xs:[&_svg]:size-6 [&_svg]:max-xs:size-4"
              />
            </span>
          )
        }
      />
      <Stat
        label={t('averageDifficulty')}
        value={
          difficulty === null ? (
            <None />
          ) : (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>{exact(difficulty)}</span>
              <span className="font-sans text-sm font-semibold tracking-normal xs:text-base">
                <DifficultyWord value={difficulty} />
              </span>
            </span>
          )
        }
      />
      <Stat label={t('total')} value={format.number(totalResults)} />
    </dl>
  );
}

function None() {
  const t = useTranslations('inbox');
  return (
    <>
      <span aria-hidden>{NOTHING}</span>
      <span className="sr-only">{t('none')}</span>
    </>
  );
}
