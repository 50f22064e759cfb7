'use client';

import { useCallback } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { FieldName } from '../../../model/fields';
import { tabOf } from '../../../model/location';
import { nextText } from '../../../model/next-text';
import { ownTextsIn } from '../../../model/own-states';
import { SETTINGS_TARGET, useEditor } from '../editor-context';

/**
 * Opens the next missing text (model/next-text); false when none is left. Once the items are
 * complete in a language, the guide's own texts in it come before other languages.
 */
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
      const own =
        next?.lang !== lang && ownTextsIn(project, lang).find(({ state }) => state !== 'written');
      if (own) {
        setLang(lang);
        setFocusTarget({ key: SETTINGS_TARGET, field: own.field });
        goTo('settings');
        return true;
      }
      if (!next) return false;
      setLang(next.lang);
      setFocusTarget({ key: next.id, field: next.field });
      goTo(tabOf(next), { kind: next.kind, id: next.id });
      return true;
    },
    [goTo, setFocusTarget, setLang, store],
  );
}
