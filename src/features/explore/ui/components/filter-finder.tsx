'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { controlStyles } from '@/ui/kit/fields/control-styles';
import { lazily } from '@/browser/page/lazily';
import { paths } from '@/shared/addresses/paths';
import { SEARCH_MAX } from '../../constants';
import type { Asked } from '../../model/explore-address';

type FoundName = 'category' | 'tag';

const FoundChoices = lazily(async () => (await import('./found-choices')).FoundChoices);

interface FilterFinderProps {
  name: FoundName;
  asked: Asked;
  /** the most frequent values, made by the server */
  children: ReactNode;
}

/**
 * A field that finds every value of a filter, above the most frequent ones. Without scripts, a
 * plain GET form.
 */
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
      <form action={paths.explore()} onSubmit={openFirst} className="p-1">
        <input
          name={name}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          aria-label={t(`find.${name}`)}
          placeholder={t(`find.${name}`)}
          onFocus={() => setTyped((text) => text ?? '')}
          onChange={(event) => setTyped(event.target.value.trim())}
          className={controlStyles}
        />
        {Object.entries(kept).map(
          ([key, value]) =>
            value && <input key={key} type="hidden" name={key} value={`${value}`} />,
        )}
      </form>
      {/* The field stays where it is, above the keyboard, however few are found. */}
      <div ref={list} className="min-h-56">
        {typed === undefined ? (
          children
        ) : (
          <Suspense fallback={children}>
            <FoundChoices name={name} asked={asked} typed={typed}>
              {children}
            </FoundChoices>
          </Suspense>
        )}
      </div>
    </>
  );
}
