'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { lazily } from '@/browser/page/lazily';
import { paths } from '@/shared/addresses/paths';
import { Drop } from '@/ui/kit/overlays/drop';
import { SEARCH_MAX } from '../../constants';
import type { Asked, FilterName } from '../../model/explore-address';

const FoundChoices = lazily(async () => (await import('./found-choices')).FoundChoices);

interface FilterDropProps {
  name: FilterName;
  label: string;
  asked: Asked;
}

/**
 * The values of a filter, loaded when it is opened, and a field that finds every value. Without
 * scripts, the field is a plain GET form, and a link leads to the values.
 */
export function FilterDrop({ name, label, asked }: FilterDropProps) {
  const t = useTranslations('exploreSearch');
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { page: _, [name]: _chosen, ...kept } = asked;
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    list.current?.querySelector('a')?.click();
  };
  return (
    <Drop
      id={`filter-${name}`}
      label={label}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {name !== 'language' && (
        <form action={paths.explore()} onSubmit={openFirst} className="p-1">
          <input
            name={name}
            type="search"
            autoComplete="off"
            maxLength={SEARCH_MAX}
            aria-label={t(`find.${name}`)}
            placeholder={t(`find.${name}`)}
            onChange={(event) => setTyped(event.target.value.trim())}
            className="control bg-surface"
          />
          {Object.entries(kept).map(
            ([key, value]) =>
              value && <input key={key} type="hidden" name={key} value={`${value}`} />,
          )}
        </form>
      )}
      <noscript>
        <a href={paths.explore({ ...asked, choose: name })} rel="nofollow" className="drop-link">
          {t('all')}
        </a>
      </noscript>
      {/* The field stays where it is, above the keyboard, however few are found. */}
      <div ref={list} className={name === 'language' ? undefined : 'min-h-56'}>
        {isOpen && (
          <Suspense>
            <FoundChoices name={name} asked={asked} typed={typed} />
          </Suspense>
        )}
      </div>
    </Drop>
  );
}
