'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { TextState } from '@/features/projects/model/states';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { FieldName } from '../../../model/fields';
import { itemOf } from '../../../model/list/project-items';
import { type Draft, draftOf } from '../../../model/saving/draft';
import { withState } from '../../../model/saving/translation-states';
import { useEditor } from '../../hooks/editor-context';

interface OldTextProps {
  itemKey: string;
  draft: Draft;
  field: FieldName;
  lang: ProjectLanguage;
}

/** Says that the source of a translation changed, and lets it be confirmed as it is. */
export function OldText({ itemKey, draft, field, lang }: OldTextProps) {
  const t = useTranslations('editor');
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
      text: t('markedRight'),
      undo: { label: common('undo'), onUndo: () => choose('old') },
    });
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      <span className="flex items-center gap-1.5">
        <History aria-hidden className="size-4 shrink-0 text-warn" />
        <span>{t('oldText')}</span>
      </span>
      <Button variant="ghost" size="sm" onClick={confirm}>
        <span>{t('stillRight')}</span>
        <span className="sr-only">{`: ${t(`fields.${field}`)}`}</span>
      </Button>
    </p>
  );
}
