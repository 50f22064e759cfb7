import { Checkbox } from '@/components/ui/checkbox';
import { keyedEntries } from '@/shared/entries';
import type { ProjectLanguage } from '@/shared/languages';
import type { GuideLabels } from '../guide-page/model/guide-page';

interface CheckListProps {
  kind: 'parts' | 'tools';
  title: string;
  entries: readonly string[];
  /** the language the entries are written in */
  lang: ProjectLanguage | undefined;
  ticked: GuideLabels['ticked'];
}

/** Parts or tools, to be ticked as they are laid ready. What was ticked on this device is filled in by keepTicks. */
export function CheckList({ kind, title, entries, lang, ticked }: CheckListProps) {
  const titleId = `ready-${kind}`;
  return (
    <section
      aria-labelledby={titleId}
      data-ready={kind}
      className="break-inside-avoid rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <p className="font-mono text-sm text-ink-muted tabular print:hidden">
          <span aria-hidden>{`0/${entries.length}`}</span>
          <span className="sr-only" role="status">
            {ticked(0, entries.length)}
          </span>
        </p>
      </div>
      <ul lang={lang} className="mt-2 gap-6 print:columns-3">
        {keyedEntries(entries).map(({ key, entry }) => (
          <li key={key} className="break-inside-avoid">
            <Checkbox
              label={<span className="wrap-anywhere">{entry}</span>}
              value={key}
              className="has-checked:text-ink-muted has-checked:line-through print:min-h-0 print:py-0.5"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
