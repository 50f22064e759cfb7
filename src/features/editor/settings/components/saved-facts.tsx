import { useTranslations } from 'next-intl';
import { GuideKind } from '@/features/projects/constants';
import { RecipeHint } from '@/features/projects/ui/components/form/recipe-hint';
import { useEditor } from '../../shell/hooks/editor-context';
import { useSaveAtOnce } from '../hooks/use-save-at-once';
import { UsesCheck } from '../../uses/components/uses-check';
import { AmountLines } from './amount-lines';

interface FactProps {
  onSaved: () => void;
}

/** Guide or recipe, with the proposal that follows from the category. */
export function KindFact({ onSaved }: FactProps) {
  const t = useTranslations('editor.settings');
  const {
    project: { kind, category, categories },
  } = useEditor();
  const save = useSaveAtOnce(onSaved);
  return (
    <div className="flex flex-col">
      <span>{kind === GuideKind.Recipe ? t('recipe') : t('guide')}</span>
      <RecipeHint
        kind={kind}
        categories={[category, ...categories.map(({ value }) => value)]}
        onAccept={({ currentTarget }) => {
          // The pressed button disappears.
          currentTarget.closest('dd')?.querySelector<HTMLElement>(':scope > button')?.focus();
          void save({ kind: GuideKind.Recipe });
        }}
      />
    </div>
  );
}

/** Parts or tools; those that do not scale are saved at once. Below them, what the steps use. */
export function LinesFact({ field, onSaved }: FactProps & { field: 'parts' | 'tools' }) {
  const { project } = useEditor();
  const save = useSaveAtOnce(onSaved);
  return (
    <>
      <AmountLines
        lines={project[field]}
        amounts={field === 'parts' ? project.partAmounts : project.toolAmounts}
        onFixed={(id, fixed) => save({ items: [{ id, fixed }] })}
      />
      {(field === 'parts' || project.parts.length === 0) && <UsesCheck />}
    </>
  );
}
