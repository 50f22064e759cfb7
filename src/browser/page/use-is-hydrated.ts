import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True if the page is hydrated: before that the browser itself would submit a form, and its text
 * would be lost.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
