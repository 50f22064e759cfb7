import { isProjectLanguage } from '@/shared/interface/languages';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { TIMER_SECONDS_MAX } from '../../constants';

/**
 * A timer that a reader started. Its end is kept, not what is left, so reloads, other tabs and a
 * phone asleep change nothing.
 */
export type RunningTimer = {
  /** the step and which of its durations */
  id: string;
  stepNumber: number;
  /** in the language of the guide */
  name: string;
  lang: ProjectLanguage;
  /** milliseconds since 1970 */
  endsAt: number;
  /** milliseconds; null while it runs */
  pausedLeft: number | null;
  /** it has rung since it ended; other tabs and reloads stay silent */
  hasRung?: true;
};

export type TimerState = 'running' | 'paused' | 'over';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A timer that ended longer ago is forgotten. */
const OVER_MAX_MS = 7 * DAY_MS;
const TIMERS_MAX = 20;
const NAME_MAX = 300;

/** Those that are over or end next come first, then those that pause. */
export const byUrgency = (a: RunningTimer, b: RunningTimer): number =>
  Number(a.pausedLeft !== null) - Number(b.pausedLeft !== null) ||
  (a.pausedLeft ?? a.endsAt) - (b.pausedLeft ?? b.endsAt);

/** Reports whether it is over and has not rung. One that ended days ago is only shown. */
export const isToRing = (timer: RunningTimer, now: number): boolean =>
  timerState(timer, now) === 'over' && !timer.hasRung && leftMs(timer, now) > -DAY_MS;

/** Remaining milliseconds; negative once the timer is over. */
export const leftMs = ({ endsAt, pausedLeft }: RunningTimer, now: number): number =>
  pausedLeft ?? endsAt - now;

export const timerState = (timer: RunningTimer, now: number): TimerState =>
  timer.pausedLeft !== null ? 'paused' : leftMs(timer, now) > 0 ? 'running' : 'over';

/** Whole minutes since its end, for '4 min over'. */
export const minutesOver = (timer: RunningTimer, now: number): number =>
  Math.floor(Math.max(0, -leftMs(timer, now)) / MINUTE_MS);

export type TimerChange =
  | {
      do: 'start';
      id: string;
      stepNumber: number;
      name: string;
      lang: ProjectLanguage;
      seconds: number;
    }
  | { do: 'pause' | 'resume' | 'add-minute' | 'stop' | 'ring'; id: string };

/** The timers after a change. Starting one that runs or pauses leaves it alone. */
export function changeTimers(
  timers: readonly RunningTimer[],
  change: TimerChange,
  now: number,
): RunningTimer[] {
  if (change.do === 'start') {
    const old = timers.find(({ id }) => id === change.id);
    if (old && timerState(old, now) !== 'over') return [...timers];
    const others = timers.filter((timer) => timer !== old);
    if (others.length >= TIMERS_MAX) return [...timers];
    const { do: _, seconds, ...timer } = change;
    return [...others, { ...timer, endsAt: now + seconds * 1000, pausedLeft: null }];
  }
  if (change.do === 'stop') return timers.filter(({ id }) => id !== change.id);
  const { do: what, id } = change;
  return timers.map((timer) => (timer.id === id ? changed(timer, what, now) : timer));
}

function changed(
  timer: RunningTimer,
  what: 'pause' | 'resume' | 'add-minute' | 'ring',
  now: number,
): RunningTimer {
  const left = leftMs(timer, now);
  const state = timerState(timer, now);
  if (what === 'pause') return state === 'running' ? { ...timer, pausedLeft: left } : timer;
  if (what === 'resume')
    return state === 'paused' ? { ...timer, endsAt: now + left, pausedLeft: null } : timer;
  if (what === 'ring') return state === 'over' ? { ...timer, hasRung: true } : timer;
  // A timer that is over begins again with one minute from now.
  const more = Math.min(Math.max(0, left) + MINUTE_MS, DAY_MS);
  if (state === 'paused') return { ...timer, pausedLeft: more };
  const { hasRung: _, ...quiet } = timer;
  return { ...quiet, endsAt: now + more };
}

export type TimerEvent = { timer: RunningTimer; is: 'minuteLeft' | 'ended'; at: number };

/**
 * Events after `from` until `to`, in their order: timers ring one after the other, also those that
 * ended while the page slept.
 */
export function timerEvents(
  timers: readonly RunningTimer[],
  from: number,
  to: number,
): TimerEvent[] {
  return (
    timers
      .filter(({ pausedLeft }) => pausedLeft === null)
      .flatMap((timer): TimerEvent[] => [
        { timer, is: 'minuteLeft', at: timer.endsAt - MINUTE_MS },
        { timer, is: 'ended', at: timer.endsAt },
      ])
      // The last minute of a timer that has ended by now is no news.
      .filter(({ is, at, timer }) => at > from && at <= to && (is === 'ended' || timer.endsAt > to))
      .sort((a, b) => a.at - b.at)
  );
}

/**
 * The timers in a stored text. What another program or version wrote is left out, as are timers
 * that ended long ago.
 */
export function readTimers(stored: string | null, now: number = Date.now()): RunningTimer[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  const ids = new Set<string>();
  return list
    .filter(isTimer)
    .filter((timer) => leftMs(timer, now) > -OVER_MAX_MS)
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .slice(0, TIMERS_MAX);
}

/**
 * The stored text after a change: an update function for stored values. It begins with what is
 * stored now, so a change in one tab keeps those of others, and a storage event notifies them.
 */
export const storedAfter =
  (change: TimerChange, now: number) =>
  (stored: string | null): string =>
    JSON.stringify(changeTimers(readTimers(stored, now), change, now));

function isTimer(value: unknown): value is RunningTimer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, stepNumber, name, lang, endsAt, pausedLeft } = value as Record<string, unknown>;
  const isLength = (ms: unknown) =>
    typeof ms === 'number' && ms >= 0 && ms <= TIMER_SECONDS_MAX * 1000;
  return (
    typeof id === 'string' &&
    id.length <= NAME_MAX &&
    typeof name === 'string' &&
    name.length <= NAME_MAX &&
    isProjectLanguage(lang) &&
    Number.isInteger(stepNumber) &&
    Number.isFinite(endsAt) &&
    (pausedLeft === null || isLength(pausedLeft))
  );
}
