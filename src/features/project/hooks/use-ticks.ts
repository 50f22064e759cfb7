import { useCallback, useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What was ticked where the browser keeps nothing: lasts as long as the page. */
const unkept = new Map<string, string>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? '[]';
  } catch {
    return unkept.get(key) ?? '[]';
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    unkept.set(key, value);
  }
  listeners.forEach((listener) => listener());
}

function parse(stored: string): Set<string> {
  try {
    const entries: unknown = JSON.parse(stored);
    return new Set(Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : []);
  } catch {
    return new Set();
  }
}

/** What is ticked in a list of this device, and how to tick or untick an entry. Nothing is ticked until the page is alive. */
export function useTicks(key: string): [ReadonlySet<string>, (entry: string) => void] {
  const stored = useSyncExternalStore(subscribe, () => read(key), () => '[]');
  const ticked = useMemo(() => parse(stored), [stored]);
  const toggle = useCallback((entry: string) => {
    const now = parse(read(key));
    if (!now.delete(entry)) now.add(entry);
    write(key, JSON.stringify([...now]));
  }, [key]);
  return [ticked, toggle];
}
