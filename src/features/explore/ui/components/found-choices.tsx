import { useTranslations } from 'next-intl';
import { useAnswer } from '@/browser/api/use-answer';
import { paths } from '@/shared/addresses/paths';
import { Button } from '@/ui/kit/buttons/button';
import { findValues } from '../api';
import type { Asked, FilterName } from '../../model/explore-address';
import { offeredChoices } from '../../model/offered-choices';
import { FilterChoices } from './filter-choices';

interface FoundChoicesProps {
  name: FilterName;
  asked: Asked;
  typed: string;
}

/** The values of a filter that start with the typed text; the most frequent while nothing is typed. */
export function FoundChoices({ name, asked, typed }: FoundChoicesProps) {
  const t = useTranslations();
  const { answer, hasFailed, retry } = useAnswer(`${paths.explore(asked)} ${typed}`, (signal) =>
    findValues(asked, typed, signal),
  );
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-col items-start gap-2 px-3 py-2">
        <p>{t('common.loadFailed')}</p>
        <Button variant="secondary" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  const choices = answer && offeredChoices(name, asked, answer, typed);
  const statusOf = (count: number | undefined) => {
    if (count === undefined) return t('common.loading');
    return count === 0 && typed === ''
      ? t('exploreSearch.none')
      : t('exploreSearch.valuesFound', { count });
  };
  return (
    <>
      <p role="status" className={choices?.length ? 'sr-only' : 'px-3 py-2 text-ink-muted'}>
        {statusOf(choices?.length)}
      </p>
      {choices && (
        <FilterChoices
          name={name}
          asked={asked}
          choices={choices}
          isEstimate={answer.isEstimate ?? false}
        />
      )}
    </>
  );
}
