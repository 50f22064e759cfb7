import { useCallback, useMemo } from 'react';
import { useStoredValue } from '@/client/use-stored-value';

function parse(stored: string | null): Set<string> {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : []);
  } catch {
    return new Set();
  }
}

/** What is ticked in a list of this device, and how to tick or untick an entry. Nothing is ticked until the page is alive. */
export function useTicks(key: string): [ReadonlySet<string>, (entry: string) => void] {
  const [stored, change] = useStoredValue(key);
  const ticked = useMemo(() => parse(stored), [stored]);
  const toggle = useCallback((entry: string) => change((before) => {
    const now = parse(before);
    if (!now.delete(entry)) now.add(entry);
    return JSON.stringify([...now]);
  }), [change]);
  return [ticked, toggle];
}
