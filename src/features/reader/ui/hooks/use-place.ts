import { useCallback } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { oldPlaces, parsePlace, placeKey } from '@/features/projects/model/place';
import type { News, Place } from '@/features/projects/model/place';
import { type KnownPlace, useKnownPlace } from './use-known-place';

type At = Pick<Place, 'stepId' | 'step' | 'version'>;

const NOTHING = { ticks: [], lang: undefined, told: undefined, unread: undefined, atMs: 0 };

interface KeptPlace extends KnownPlace {
  /** stores the present step; the viewer shows it already, so nothing renders */
  keep: (at: At) => void;
  /** ticks a step as done, or unticks it; `at` is where one is, should there be no place yet */
  toggleTick: (stepId: string, at: At) => void;
  keepLanguage: (lang: ProjectLanguage, at: At) => void;
  /** stores that the reader knows of a version */
  keepTold: (told: number, at: At) => void;
  /** stores what the reader must acknowledge; nothing renders */
  keepUnread: (unread: News, at: At) => void;
}

/** Reader's place in a guide on this device; it needs no account and no network. */
export function usePlace(projectUid: string): KeptPlace {
  const known = useKnownPlace(projectUid);
  const [, write] = useStoredValue(placeKey(projectUid));
  const change = useCallback(
    (at: At, next: (before: Place) => Partial<Place>, isQuiet = false) =>
      write((kept) => {
        const stored = parsePlace(kept);
        if (!stored) sweep();
        const before = stored ?? { ...at, ...NOTHING };
        return JSON.stringify({ ...before, ...next(before), atMs: Date.now() });
      }, isQuiet),
    [write],
  );
  return {
    ...known,
    keep: useCallback((at) => change(at, () => at, true), [change]),
    toggleTick: useCallback(
      (stepId, at) =>
        change(at, ({ ticks }) => ({
          ticks: ticks.includes(stepId) ? ticks.filter((id) => id !== stepId) : [...ticks, stepId],
        })),
      [change],
    ),
    keepLanguage: useCallback((lang, at) => change(at, () => ({ lang })), [change]),
    keepTold: useCallback((told, at) => change(at, () => ({ told, unread: undefined })), [change]),
    keepUnread: useCallback((unread, at) => change(at, () => ({ unread }), true), [change]),
  };
}

function sweep(): void {
  try {
    oldPlaces(Object.entries(localStorage)).forEach((key) => localStorage.removeItem(key));
  } catch {
    // A storage that cannot be written has nothing to remove.
  }
}
