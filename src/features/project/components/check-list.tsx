'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { useTicks } from '../hooks/use-ticks';

interface CheckListProps {
  projectUid: string;
  kind: 'parts' | 'tools';
  entries: readonly string[];
  /** the language the entries are written in */
  lang?: string | undefined;
}

/** Parts or tools, to be ticked as they are laid ready; kept on this device. */
export function CheckList({ projectUid, kind, entries, lang }: CheckListProps) {
  const t = useTranslations('project');
  const titleId = useId();
  const [ticked, toggle] = useTicks(`makerstep_ready:${projectUid}:${kind}`);
  const done = entries.filter((entry) => ticked.has(entry)).length;
  return (
    <section aria-labelledby={titleId} className="break-inside-avoid rounded-lg border border-line bg-surface p-5 md:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-xl">{t(kind)}</h2>
        <p className="font-mono text-sm text-ink-muted tabular-nums print:hidden">
          <span aria-hidden>{done}/{entries.length}</span>
          <span className="sr-only" role="status">{t('ticked', { done, total: entries.length })}</span>
        </p>
      </div>
      <ul lang={lang} className="mt-2">
        {entries.map((entry) => (
          <li key={entry}>
            <Checkbox label={<span className="wrap-anywhere">{entry}</span>} checked={ticked.has(entry)} onChange={() => toggle(entry)}
              className="has-checked:text-ink-muted has-checked:line-through" />
          </li>
        ))}
      </ul>
    </section>
  );
}
