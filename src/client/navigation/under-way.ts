import { arriveAt } from './arrive';

export type NavigationKind = 'push' | 'replace' | 'traverse';

/** Nobody waits consciously for what takes less. */
export const SLOW_AFTER_MS = 250;
/** What has not arrived by then does not come any more. */
const GIVEN_UP_AFTER_MS = 60_000;

let kind: NavigationKind | undefined;
let isSlow = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setSlow(next: boolean): void {
  isSlow = next;
  for (const listener of listeners) listener();
}

/** How the router is going to another page; undefined while it is not. */
export const navigationKind = () => kind;

/** The router has begun to go somewhere; a navigation that was under way is given up for it. */
export function beginNavigation(next: NavigationKind): void {
  kind = next;
  // From now on pages come in, while the first one of a document is simply there.
  document.documentElement.dataset['moved'] = '';
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      setSlow(true);
      timer = setTimeout(endNavigation, GIVEN_UP_AFTER_MS);
    },
    isSlow ? 0 : SLOW_AFTER_MS,
  );
}

/** What the router was going to is shown, or will not be. */
export function endNavigation(): void {
  clearTimeout(timer);
  kind = undefined;
  if (isSlow) setSlow(false);
}

/**
 * Notices by the browser's Navigation API when the router has shown where it was going: it writes its state down with the page,
 * on the way back too. Browsers without it show no progress, and scroll as they always did.
 * @returns ends it
 */
export function followNavigation(): () => void {
  if (!('navigation' in window)) return () => undefined;
  let path = window.location.pathname;
  const follow = ({
    navigationType,
  }: Pick<NavigationCurrentEntryChangeEvent, 'navigationType'>) => {
    // Going back changes the address first; the page comes with the router's own entry.
    if (navigationType === 'traverse') return;
    const [arrived, from] = [kind, path];
    path = window.location.pathname;
    endNavigation();
    if (arrived && path !== from) arriveAt(arrived);
  };
  navigation.addEventListener('currententrychange', follow);
  return () => navigation.removeEventListener('currententrychange', follow);
}

/** For useSyncExternalStore: whether somebody has been waiting for a page for some time. */
export const navigationIsSlow = () => isSlow;

/** Hears when that changes. @returns ends it */
export function onSlowNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
