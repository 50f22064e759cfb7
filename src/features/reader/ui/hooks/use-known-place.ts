import { useCallback, useMemo } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { parsePlace, placeKey, type Place } from '@/features/projects/model/place';

export interface KnownPlace {
  /** undefined while there is none, and until the page is alive */
  place: Place | undefined;
  forget: () => void;
}

/** Reader's place in a guide on this device, for parts that only offer to resume. */
export function useKnownPlace(projectUid: string): KnownPlace {
  const [stored, write] = useStoredValue(placeKey(projectUid));
  return {
    place: useMemo(() => parsePlace(stored), [stored]),
    // An empty text is no place; the next sweep takes it away.
    forget: useCallback(() => write(() => ''), [write]),
  };
}
