import { useCallback, useMemo, useState } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { VIEWER_KEY } from '@/shared/interface/preferences';
import { parseSettings, type ViewerSettings } from '../model/settings';

/**
 * This device's viewer settings, and how to change them. Defaults until hydration.
 * @param isQuiet nothing is read aloud until the reader requests it here
 */
export function useViewerSettings(
  isQuiet: boolean,
): [ViewerSettings, (change: Partial<ViewerSettings>) => void] {
  const [stored, write] = useStoredValue(VIEWER_KEY);
  const [isMutedHere, setHushed] = useState(isQuiet);
  const settings = useMemo(() => {
    const parsed = parseSettings(stored);
    return { ...parsed, isAudioOn: parsed.isAudioOn && !isMutedHere };
  }, [stored, isMutedHere]);
  const change = useCallback(
    (some: Partial<ViewerSettings>) => {
      if (some.isAudioOn) setHushed(false);
      write((before) => JSON.stringify({ ...parseSettings(before), ...some }));
    },
    [write],
  );
  return [settings, change];
}
