import { useRef } from 'react';
import { draftKey } from '../../shell/model/location';
import { GUIDE_KEY } from '../../shell/model/fields';
import type { HintPlace } from '../model/publication-check';
import { useEditor } from '../../shell/hooks/editor-context';

/** Leads from a dialog with hints to the place of one. */
export function useHintLead(close: () => void) {
  const {
    place: { goTo },
    setLang,
    startNew,
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
      else startNew();
      goTo(place.tab, place.item);
      setFocusTarget({
        key: place.item ? draftKey(place.item) : GUIDE_KEY,
        field: place.field,
      });
      return true;
    },
  };
}
