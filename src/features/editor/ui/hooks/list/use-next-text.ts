'use client';

import { useCallback } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { FieldName } from '../../../model/fields';
import { tabOf } from '../../../model/location';
import { nextText } from '../../../model/next-text';
import { useEditor } from '../editor-context';

/** Opens the next missing text (model/next-text); false when none is left. */
export function useNextText() {
  const {
    store,
    place: { goTo },
    setLang,
    setFocusTarget,
  } = useEditor();
  return useCallback(
    (lang: ProjectLanguage, from?: { id: string; field: FieldName | undefined }): boolean => {
      const { project, drafts } = store.get();
      const next = nextText(project, drafts, lang, from);
      if (!next) return false;
      setLang(next.lang);
      setFocusTarget({ key: next.id, field: next.field });
      goTo(tabOf(next), { kind: next.kind, id: next.id });
      return true;
    },
    [goTo, setFocusTarget, setLang, store],
  );
}
