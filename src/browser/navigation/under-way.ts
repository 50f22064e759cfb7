import { handlePageShown } from './arrive';

export type NavigationKind = 'push' | 'replace' | 'traverse';

/** A shorter wait is not noticeable. */
export const SLOW_AFTER_MS = 250;
/** A navigation that takes longer has failed. */
const NAVIGATION_TIMEOUT_MS = 60_000;

let kind: NavigationKind | undefined;
let isSlow = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setSlow(next: boolean): void {
  isSlow = next;
  for (const listener of listeners) listener();
}

/** The current navigation of the router; undefined between navigations. */
export const navigationKind = () => kind;

/** The router started a navigation; it replaces the one before. */
export function beginNavigation(next: NavigationKind): void {
  kind = next;
  // From now on pages animate in; the first page of a document does not.
  document.documentElement.dataset['moved'] = '';
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      setSlow(true);
      timer = setTimeout(endNavigation, NAVIGATION_TIMEOUT_MS);
    },
    isSlow ? 0 : SLOW_AFTER_MS,
  );
}

/** The navigation ended: its page is shown, or was abandoned. */
export function endNavigation(): void {
  clearTimeout(timer);
  kind = undefined;
  if (isSlow) setSlow(false);
}

/**
 * Detects with the browser's Navigation API when the router has shown a page: the router writes its
 * state with the page, also when going back. Browsers without it show no progress and scroll as
 * usual.
 * @returns the cleanup function
 */
export function followNavigation(): () => void {
  if (!('navigation' in window)) return () => undefined;
  let path = window.location.pathname;
  const follow = ({
    navigationType,
  }: Pick<NavigationCurrentEntryChangeEvent, 'navigationType'>) => {
    // Going back changes the address first; the page comes with the router's own history entry.
    if (navigationType === 'traverse') return;
    const [arrived, from] = [kind, path];
    path = window.location.pathname;
    endNavigation();
    if (arrived && path !== from) handlePageShown(arrived);
  };
  navigation.addEventListener('currententrychange', follow);
  return () => navigation.removeEventListener('currententrychange', follow);
}

/** For useSyncExternalStore: whether a navigation has been slow for some time. */
export const navigationIsSlow = () => isSlow;

/**
 * Subscribes to changes of that.
 * @returns the unsubscribe function
 */
export function onSlowNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
