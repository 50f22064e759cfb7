import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';
import { useAnswer } from '@/browser/api/use-answer';
import { findValues } from '../api';
import type { Asked, FilterName } from '../../model/explore-address';
import { FilterChoices } from './filter-choices';

interface FoundChoicesProps {
  name: Exclude<FilterName, 'language'>;
  asked: Asked;
  typed: string;
  /** shown until there is an answer */
  children: ReactNode;
}

/** The values of a filter that start with the typed text; all of them while nothing is typed. */
export function FoundChoices({ name, asked, typed, children }: FoundChoicesProps) {
  const t = useTranslations('exploreSearch');
  const { answer, hasFailed } = useAnswer(typed, (signal) => findValues(asked, typed, signal));
  if (hasFailed || !answer) return children;
  const choices = name === 'category' ? answer.categories : answer.tags;
  return (
    <>
      <p role="status" className={cn(choices.length > 0 ? 'sr-only' : 'px-3 py-2 text-ink-muted')}>
        {t('valuesFound', { count: choices.length })}
      </p>
      <FilterChoices
        name={name}
        asked={asked}
        choices={choices}
        isEstimate={answer.isEstimate ?? false}
      />
    </>
  );
}
