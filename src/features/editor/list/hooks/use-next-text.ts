import { useCallback } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { tabOf } from '../../shell/model/location';
import { nextText, type WalkFrom } from '../model/next-text';
import { useEditor } from '../../shell/hooks/editor-context';

/** Opens the next missing text (model/next-text); false when none is left. */
export function useNextText() {
  const {
    store,
    place: { goTo },
    setLang,
    setFocusTarget,
  } = useEditor();
  return useCallback(
    (lang: ProjectLanguage, from?: WalkFrom): boolean => {
      const { project, drafts } = store.get();
      const next = nextText(project, drafts, lang, from);
      if (!next) return false;
      setLang(next.lang);
      setFocusTarget({ key: next.id, field: next.field });
      if (next.kind === 'settings') goTo('settings');
      else goTo(tabOf(next), { kind: next.kind, id: next.id });
      return true;
    },
    [goTo, setFocusTarget, setLang, store],
  );
}
