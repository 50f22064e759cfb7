import { useStableHandler } from '@/browser/page/use-stable-handler';
import { draftKey, type OpenItem, NEW_ITEM, tabOf } from '../../shell/model/location';
import { shownRow } from '../model/rows';
import { useEditor } from '../../shell/hooks/editor-context';
import { usePanelKeys } from '../../panel/hooks/use-panel-keys';

/**
 * Starts a new item.
 * @returns a function of its kind and of the step before it: null for the start, undefined for the end
 */
export function useBeginNew() {
  const {
    place: { goTo },
    startNew,
    setFocusTarget,
    dispatch,
  } = useEditor();
  return useStableHandler((kind: OpenItem['kind'], after?: string | null) => {
    const item = { kind, id: NEW_ITEM };
    startNew();
    dispatch({ type: 'newBegun', after });
    // The panel may show it already: the next typed text goes there.
    setFocusTarget({ key: draftKey(item), field: kind === 'question' ? 'question' : 'name' });
    goTo(tabOf(item), item);
  });
}

/**
 * By its shortcut (constants.PANEL_KEYS) a step follows the focused row, else the open item, else
 * comes last.
 */
export function useAddAfterKey(begin: ReturnType<typeof useBeginNew>): void {
  const {
    store,
    place: { item: open },
  } = useEditor();
  usePanelKeys({
    after: () => {
      const wanted = shownRow(document.activeElement) ?? open?.id;
      // An item being written is added first, by its own shortcut.
      if (wanted === NEW_ITEM) return;
      const isThere = store.get().project.steps.some(({ id }) => id === wanted);
      begin('step', isThere ? wanted : undefined);
    },
  });
}
