import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What was chosen where the browser keeps nothing: lasts as long as the page. */
const unkept = new Map<string, string>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    unkept.set(key, value);
  }
}

/**
 * A text that this device remembers under a key, the same in all its tabs, and how to change it from what it is at that moment.
 * Null while there is none, and until the page is alive. A change made quietly is seen by what renders next anyway: for
 * what shows nothing of it.
 */
export function useStoredValue(key: string): [string | null, (change: (stored: string | null) => string, isQuiet?: boolean) => void] {
  const stored = useSyncExternalStore(subscribe, () => read(key), () => null);
  const change = useCallback((next: (stored: string | null) => string, isQuiet = false) => {
    write(key, next(read(key)));
    if (!isQuiet) listeners.forEach((listener) => listener());
  }, [key]);
  return [stored, change];
}
