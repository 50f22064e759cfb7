import { useCallback, useSyncExternalStore } from 'react';
import { changeStored, onStoredChange, readStored } from './stored-values';

/**
 * A text that this device remembers under a key, the same in all its tabs, and how to change it from what it is at that moment.
 * Null while there is none, and until the page is alive. A change made quietly is seen by what renders next anyway: for
 * what shows nothing of it.
 */
export function useStoredValue(
  key: string,
): [string | null, (change: (stored: string | null) => string, isQuiet?: boolean) => void] {
  const stored = useSyncExternalStore(
    onStoredChange,
    () => readStored(key),
    () => null,
  );
  const change = useCallback(
    (next: (stored: string | null) => string, isQuiet = false) => changeStored(key, next, isQuiet),
    [key],
  );
  return [stored, change];
}
