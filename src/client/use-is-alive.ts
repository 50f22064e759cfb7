import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come alive: before that a form would be sent by the browser itself, and its words lost. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
