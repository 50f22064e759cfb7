'use client';

import { useState } from 'react';
import { foldText } from '@/shared/text/text';
import type { ShownGroup } from '../_reference/reference';
import { CallList } from './call-list';

interface CallFinderProps {
  groups: readonly Pick<ShownGroup, 'name' | 'slug' | 'calls'>[];
  label: string;
  /** what is shown where no call matches */
  none: string;
}

/** All calls by group, and a field that leaves those with all typed words. */
export function CallFinder({ groups, label, none }: CallFinderProps) {
  const [typed, setTyped] = useState('');
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const shown = groups
    .map(({ calls, ...group }) => ({
      ...group,
      calls: calls.filter(({ method, path, summary }) => {
        const text = foldText(`${group.name} ${method} /v1${path} ${summary}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
  return (
    <>
      {/* Without scripts the whole list is there, and the browser finds words in it. */}
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        className="control bg-surface noscript:hidden"
      />
      <p role="status" className="text-ink-muted empty:hidden">
        {shown.length === 0 ? none : ''}
      </p>
      {shown.map(({ slug, name, calls }) => (
        <section key={slug} aria-labelledby={slug}>
          <h2 id={slug} lang="en" className="mb-2 text-xl md:text-2xl">
            {name}
          </h2>
          <CallList group={slug} calls={calls} />
        </section>
      ))}
    </>
  );
}
