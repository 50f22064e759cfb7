import { useTranslations } from 'next-intl';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { TextState } from '@/features/projects/model/texts/states';
import { OldNote } from '@/features/projects/ui/components/old-note';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { FieldName } from '../../shell/model/fields';
import { draftIn } from '../../list/model/project-items';
import type { Draft } from '../../saving/model/draft';
import { withState } from '../../saving/model/translation-states';
import { useEditor } from '../../shell/hooks/editor-context';

interface OldTextProps {
  itemKey: string;
  draft: Draft;
  field: FieldName;
  lang: ProjectLanguage;
  /** the text, for people who do not see where it stands */
  about?: string;
  /** the button disappears: something else gets the focus */
  onConfirmed: () => void;
}

/** Notes that the source of a translation changed, and lets it be confirmed as it is. */
export function OldText({ itemKey, draft, field, lang, about, onConfirmed }: OldTextProps) {
  const form = useTranslations('dashboard.form');
  const showToast = useToast();
  const { store, dispatch } = useEditor();
  const choose = (state: TextState) => {
    const newest = draftIn(store.get(), itemKey, draft.kind);
    dispatch({ type: 'edited', key: itemKey, draft: withState(newest, field, lang, state) });
  };
  const confirm = () => {
    choose('written');
    onConfirmed();
    showToast({ text: form('markedRight'), undo: () => choose('old') });
  };
  return <OldNote {...(about ? { about } : {})} onPress={confirm} />;
}
