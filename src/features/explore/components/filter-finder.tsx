'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/control-styles';
import { useAnswer } from '@/client/use-answer';
import { paths } from '@/shared/paths';
import { SEARCH_MAX } from '../constants';
import type { Asked } from '../model/explore-address';
import { FilterChoices } from './filter-choices';

type FoundName = 'category' | 'tag';

interface FilterFinderProps {
  name: FoundName;
  asked: Asked;
  /** the most frequent values, made by the server */
  children: ReactNode;
}

/** A field that finds every value of a filter, above the most frequent ones. A plain GET form without scripts. */
export function FilterFinder({ name, asked, children }: FilterFinderProps) {
  const t = useTranslations('exploreSearch');
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const { page: _, [name]: _chosen, ...kept } = asked;
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    list.current?.querySelector('a')?.click();
  };
  return (
    <>
      <form action={paths.explore()} onSubmit={openFirst} className="p-1 pb-2">
        <input
          name={name}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          aria-label={t(`find.${name}`)}
          placeholder={t(`find.${name}`)}
          onFocus={() => setTyped((text) => text ?? '')}
          onChange={(event) => setTyped(event.target.value.trim())}
          className={cn(controlStyles)}
        />
        {Object.entries(kept).map(
          ([key, value]) =>
            value && <input key={key} type="hidden" name={key} value={`${value}`} />,
        )}
      </form>
      <div ref={list}>
        {typed === undefined ? (
          children
        ) : (
          <FoundChoices name={name} asked={asked} typed={typed}>
            {children}
          </FoundChoices>
        )}
      </div>
    </>
  );
}

function FoundChoices({ name, asked, typed, children }: FilterFinderProps & { typed: string }) {
  const t = useTranslations('exploreSearch');
  const { answer, hasFailed } = useAnswer(typed, async (signal) => {
    const { findValues } = await import('../api');
    return findValues(asked, typed, signal);
  });
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
