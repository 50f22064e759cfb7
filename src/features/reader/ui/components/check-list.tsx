'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTicks } from '@/features/projects/ui/hooks/use-ticks';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import type { ProjectLanguage } from '@/shared/interface/languages';

interface CheckListProps {
  projectUid: string;
  kind: 'parts' | 'tools';
  title: string;
  /** their keys are what is stored, so they are the same in every language */
  entries: readonly { key: string; text: ReactNode; lang: ProjectLanguage }[];
}

/** Parts or tools, to be ticked as they are laid ready. This device remembers what is ticked. */
export function CheckList({ projectUid, kind, title, entries }: CheckListProps) {
  const t = useTranslations('project');
  const list = useRef<HTMLUListElement>(null);
  const [ticked, change] = useTicks(projectUid, kind);
  const titleId = `ready-${kind}`;
  const done = entries.filter(({ key }) => ticked.has(key)).length;
  const total = entries.length;
  // Boxes ticked before hydration count too; a later effect would read the stored state instead.
  useLayoutEffect(() => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const early = [...boxes].map(({ value }) => value);
    if (early.length > 0) change((now) => early.forEach((key) => now.add(key)));
  }, [change]);

  return (
    <section
      aria-labelledby={titleId}
      className="break-inside-avoid rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <p className="font-mono text-sm text-ink-muted tabular print:hidden">
          <span aria-hidden>{`${done}/${total}`}</span>
          <span className="sr-only" role="status">
            {t('ticked', { done, total })}
          </span>
        </p>
      </div>
      <ul ref={list} className="ready-list mt-2 gap-6 print:columns-3xs">
        {entries.map(({ key, text, lang }) => (
          <li key={key}>
            <Checkbox
              label={
                <span lang={lang} className="wrap-anywhere">
                  {text}
                </span>
              }
              value={key}
              checked={ticked.has(key)}
              onChange={({ target: { checked } }) =>
                change((now) => void (checked ? now.add(key) : now.delete(key)))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
