import { useCallback, useSyncExternalStore } from 'react';
import { changeStored, onStoredChange, readStored } from './stored-values';

/**
 * A value that this device stores under a key, the same in all tabs, and an update function from
 * its current value. Null for none, and until hydration. A quiet update renders nothing.
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
