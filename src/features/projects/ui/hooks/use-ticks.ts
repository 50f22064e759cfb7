import { useCallback } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';

function parse(stored: string | null): Set<string> {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return new Set(
      Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

/** The ticked parts or tools of a guide, which this device remembers, and a function to change them. */
export function useTicks(
  projectUid: string,
  kind: 'parts' | 'tools',
): [Set<string>, (edit: (ticked: Set<string>) => void) => void] {
  const [stored, change] = useStoredValue(`makerstep_ready:${projectUid}:${kind}`);
  const edit = useCallback(
    (apply: (ticked: Set<string>) => void) =>
      change((before) => {
        const ticked = parse(before);
        apply(ticked);
        return JSON.stringify([...ticked]);
      }),
    [change],
  );
  return [parse(stored), edit];
}
