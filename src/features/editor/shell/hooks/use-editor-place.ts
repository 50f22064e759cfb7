import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EditorTab } from '../../constants';
import { addressOf, type EditorLocation, type OpenItem, readLocation } from '../model/location';

const MOVED = 'makerstep:editor-moved';
const EVENTS = ['popstate', 'hashchange', MOVED] as const;

function subscribe(onChange: () => void) {
  EVENTS.forEach((name) => window.addEventListener(name, onChange));
  return () => EVENTS.forEach((name) => window.removeEventListener(name, onChange));
}
const addressNow = () => `${window.location.pathname}${window.location.hash}`;

export type GoTo = (tab: EditorTab, item?: OpenItem, options?: { replaces?: boolean }) => void;

/**
 * The open tab and item, from the address: on load, Back and Forward. Moving changes only the
 * address, without a request, so that no typed text is lost.
 * @param initialPath the requested path; the server never sees the hash
 */
export function useEditorPlace(
  projectUid: string,
  initialPath: string,
): EditorLocation & { goTo: GoTo } {
  const address = useSyncExternalStore(subscribe, addressNow, () => initialPath);
  const goTo = useCallback<GoTo>(
    (tab, item, { replaces = false } = {}) => {
      const target = addressOf(projectUid, tab, item);
      if (target === addressNow()) return;
      window.history[replaces ? 'replaceState' : 'pushState'](null, '', target);
      window.dispatchEvent(new Event(MOVED));
    },
    [projectUid],
  );
  return useMemo(() => {
    const [pathname = '', hash] = address.split('#');
    return { ...readLocation(pathname, hash ? `#${hash}` : ''), goTo };
  }, [address, goTo]);
}
