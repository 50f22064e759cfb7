import { isProjectLanguage } from '@/shared/interface/languages';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { PLACE_PREFIX } from '@/shared/interface/preferences';

/** Changes of a guide while it is read. */
export type News = {
  /** the version since which */
  since: number;
  versionNumber: number;
  /** of the newest version */
  updatedAt: string;
  isSafety: boolean;
  /** of the newest version, by its creator */
  note: string;
  /** of the changed steps, in the newest version */
  stepNumbers: readonly number[];
};

/** A reader's position in a guide, stored on this device. */
export type Place = {
  stepId: string;
  /** 1-based, for when the step has been deleted */
  step: number;
  /** ids of the steps marked as done */
  ticks: readonly string[];
  lang: ProjectLanguage | undefined;
  /** that is being read; undefined where an earlier release has stored the place */
  version: number | undefined;
  /** newest version of which the reader was notified */
  told: number | undefined;
  /** what matters for safety and is not acknowledged yet */
  unread: News | undefined;
  /** epoch milliseconds */
  atMs: number;
};

/** After a longer time, a reader starts again. */
const KEPT_MS = 180 * 24 * 60 * 60_000;
const TICKS_MAX = 500;
const SHORT_ID_LENGTH = 8;

export const placeKey = (projectUid: string) => PLACE_PREFIX + projectUid;

/** Parses the stored position of a guide; undefined when it is missing, too old or invalid. */
export function parsePlace(stored: string | null, nowMs?: number): Place | undefined {
  // Prerendered pages have no current time, and nothing is stored then.
  if (!stored) return undefined;
  try {
    const { stepId, step, ticks, lang, version, told, unread, atMs } = Object(
      JSON.parse(stored),
    ) as Record<string, unknown>;
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
      version: numberOf(version),
      told: numberOf(told),
      unread: newsOf(unread),
    };
  } catch {
    return undefined;
  }
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

function newsOf(stored: unknown): News | undefined {
  const { since, versionNumber, updatedAt, note, stepNumbers } = Object(stored) as Record<
    string,
    unknown
  >;
  const [from, to] = [numberOf(since), numberOf(versionNumber)];
  if (from === undefined || to === undefined || typeof note !== 'string') return undefined;
  const numbers = Array.isArray(stepNumbers) ? stepNumbers.map(numberOf) : [];
  return {
    since: from,
    versionNumber: to,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
    isSafety: true,
    note,
    stepNumbers: numbers.filter((number) => number !== undefined),
  };
}

/** The version in which a reader is beyond the first step, and which they finish. */
export const begunVersion = (place: Place | undefined): number | undefined =>
  place && place.step > 1 ? place.version : undefined;

/** The random end of a step's id, which identifies it within its guide. */
export const shortStepId = (id: string) => id.slice(-SHORT_ID_LENGTH);

/**
 * The 1-based step at which a reader can continue: the stored one at its current place, else its
 * number. Undefined when there is nothing to continue, as at the first step.
 * @param stepIds of the steps in order, short or complete
 * @param version theirs; the number of a step of another one counts, as that one opens
 */
export function resumeStep(
  place: Place | undefined,
  stepIds: readonly string[],
  version?: number,
): number | undefined {
  if (!place) return undefined;
  const begun = begunVersion(place);
  if (begun !== undefined && version !== undefined && begun !== version) return place.step;
  const index = stepIds.map(shortStepId).indexOf(shortStepId(place.stepId));
  const step = index >= 0 ? index + 1 : Math.min(place.step, stepIds.length);
  return step > 1 ? step : undefined;
}

/** Keys of stored positions that are too old. */
export function oldPlaces(
  entries: Iterable<readonly [string, string | null]>,
  nowMs = Date.now(),
): string[] {
  return Array.from(entries)
    .filter(([key, stored]) => key.startsWith(PLACE_PREFIX) && !parsePlace(stored, nowMs))
    .map(([key]) => key);
}
