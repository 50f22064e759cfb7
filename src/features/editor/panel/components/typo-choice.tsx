import { useTranslations } from 'next-intl';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import type { FieldName } from '../../shell/model/fields';
import { itemOf } from '../../list/model/project-items';
import type { Draft } from '../../saving/model/draft';
import { editedSources, sourcesOf } from '../../saving/model/translation-states';
import { useEditor } from '../../shell/hooks/editor-context';

interface TypoChoiceProps {
  itemKey: string;
  draft: Draft;
  field: FieldName;
}

/**
 * True if the last edit leaves its translations valid: a line at the text whose translations it
 * makes old. It stays after the automatic save, until the item is left; further typing is another
 * edit.
 */
export function TypoChoice({ itemKey, draft, field }: TypoChoiceProps) {
  const t = useTranslations('dashboard.form');
  const { project, touched, typos, dispatch, autosave } = useEditor();
  const { languages } = project;
  const stored = itemOf(project, itemKey);
  const [first] = stored ? editedSources(draft, stored, touched[itemKey] ?? [], languages) : [];
  if (first !== field) return null;
  return (
    <Checkbox
      label={t('typo')}
      checked={typos[itemKey] === sourcesOf(draft, languages)}
      onChange={({ target }) => {
        dispatch({ type: 'typoChosen', key: itemKey, draft, isTypo: target.checked });
        // At once: what is typed next is not meant.
        void autosave.run(itemKey);
      }}
    />
  );
}
