import { useTranslations } from 'next-intl';
import type { StepUse } from '../../../model/content/content';
import type { ProjectTextsIn } from '../../../model/texts/project-texts';
import type { PublicProject } from '../../../schema';
import { useUseWords } from '../../hooks/use-use-words';

interface UsedItemsProps {
  uses: readonly StepUse[];
  items: PublicProject['items'];
  texts: Pick<ProjectTextsIn, 'parts' | 'tools'>;
}

/** The parts and tools that a step uses. */
export function UsedItems({ uses, items, texts }: UsedItemsProps) {
  const t = useTranslations('versions.changes.uses');
  const { lineOf } = useUseWords();
  if (uses.length === 0) return null;
  const entries = [...texts.parts, ...texts.tools];
  return (
    <div className="my-2 text-sm">
      <p className="font-semibold text-ink-muted">{t('title')}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {uses.map((use) => {
          const entry = entries[items.findIndex(({ id }) => id === use.item)];
          return (
            entry && (
              <li key={use.item} lang={entry.lang}>
                {lineOf(entry.text, use)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
