'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { TextState } from '@/features/projects/model/states';
import { OldNote } from '@/features/projects/ui/components/old-note';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { FieldName } from '../../../model/fields';
import { itemOf } from '../../../model/list/project-items';
import { type Draft, draftOf } from '../../../model/saving/draft';
import { withState } from '../../../model/saving/translation-states';
import { useEditor } from '../../hooks/editor-context';
import { useFieldName } from '../../hooks/use-field-name';

interface OldTextProps {
  itemKey: string;
  draft: Draft;
  field: FieldName;
  lang: ProjectLanguage;
}

/** Says that the source of a translation changed, and lets it be confirmed as it is. */
export function OldText({ itemKey, draft, field, lang }: OldTextProps) {
  const nameOf = useFieldName();
  const form = useTranslations('dashboard.form');
  const common = useTranslations('common');
  const showToast = useToast();
  const { store, dispatch, setLang, setFocusTarget } = useEditor();
  const choose = (state: TextState) => {
    const { drafts, project } = store.get();
    const newest =
      drafts[itemKey] ?? draftOf(draft.kind, itemOf(project, itemKey), project.languages);
    dispatch({ type: 'edited', key: itemKey, draft: withState(newest, field, lang, state) });
  };
  const confirm = () => {
    choose('written');
    // The button disappears: the focus goes to its text.
    setLang(lang);
    setFocusTarget({ key: itemKey, field });
    showToast({
      text: form('markedRight'),
      undo: { label: common('undo'), onUndo: () => choose('old') },
    });
  };
  return <OldNote about={nameOf(field, draft)} onPress={confirm} />;
}
