'use client';

import { useRef } from 'react';
import { draftKey } from '../../model/editor-state';
import type { HintPlace } from '../../model/publication-check';
import { SETTINGS_TARGET, useEditor } from './editor-context';

/** Leads from a dialog with hints to the place of one. */
export function useHintLead(close: () => void) {
  const {
    place: { goTo },
    setLang,
    setFocusTarget,
  } = useEditor();
  const leadsTo = useRef<HintPlace>(undefined);
  return {
    lead: (place: HintPlace) => {
      leadsTo.current = place;
      close();
    },
    /** Only after the dialog has closed: it would return the focus to its button. */
    handleClosed: (): boolean => {
      const place = leadsTo.current;
      if (!place) return false;
      leadsTo.current = undefined;
      if (place.lang) setLang(place.lang);
      goTo(place.tab, place.item);
      setFocusTarget({
        key: place.item ? draftKey(place.item) : SETTINGS_TARGET,
        field: place.field,
      });
      return true;
    },
  };
}
