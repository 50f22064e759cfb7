import { isProjectLanguage } from '@/shared/languages';
import type { ProjectLanguage } from '@/shared/languages';

/** Where a reader is in a guide, as this device remembers it. */
export type Place = {
  stepId: string;
  /** 1-based, for when the step has been deleted since */
  step: number;
  /** ids of the steps that were ticked as done */
  ticks: readonly string[];
  lang: ProjectLanguage | undefined;
  /** epoch milliseconds */
  atMs: number;
};

/** Longer ago than that nobody means to go on. */
const KEPT_MS = 180 * 24 * 60 * 60_000;
const TICKS_MAX = 500;
const SHORT_ID_LENGTH = 8;
const PREFIX = 'makerstep_place:';

export const placeKey = (projectUid: string) => PREFIX + projectUid;

/** What is kept of a guide, or undefined when that is nothing, too old or not understood. */
export function parsePlace(stored: string | null, nowMs?: number): Place | undefined {
  // Pages that are made before anybody asks for them know no time, and nothing is kept there.
  if (!stored) return undefined;
  try {
    const { stepId, step, ticks, lang, atMs } = Object(JSON.parse(stored)) as Record<
      string,
      unknown
    >;
    if (
      typeof stepId !== 'string' ||
      !Number.isSafeInteger(step) ||
      typeof atMs !== 'number' ||
      atMs < (nowMs ?? Date.now()) - KEPT_MS
    )
      return undefined;
    return {
      stepId,
      step: Math.max(1, step as number),
      atMs,
      ticks: Array.isArray(ticks)
        ? ticks.filter((id) => typeof id === 'string').slice(0, TICKS_MAX)
        : [],
      lang: isProjectLanguage(lang) ? lang : undefined,
    };
  } catch {
    return undefined;
  }
}

/** Enough of a step's id to tell it from the others of its guide: its end, which is random. */
export const shortStepId = (id: string) => id.slice(-SHORT_ID_LENGTH);

/**
 * The 1-based step at which a reader can go on: the one that is remembered, wherever it is now, else its number.
 * Undefined when there is nothing to go on with: at the first step one begins anyway.
 * @param stepIds of the steps in their order, short or whole
 */
export function resumeStep(
  place: Place | undefined,
  stepIds: readonly string[],
): number | undefined {
  if (!place) return undefined;
  const index = stepIds.map(shortStepId).indexOf(shortStepId(place.stepId));
  const step = index >= 0 ? index + 1 : Math.min(place.step, stepIds.length);
  return step > 1 ? step : undefined;
}

/** Keys of this device's places that are too old to be offered. */
export function oldPlaces(
  entries: Iterable<readonly [string, string | null]>,
  nowMs = Date.now(),
): string[] {
  return Array.from(entries)
    .filter(([key, stored]) => key.startsWith(PREFIX) && !parsePlace(stored, nowMs))
    .map(([key]) => key);
}
