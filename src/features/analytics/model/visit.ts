import { RECORD_MAX_MS, STEP_TIME_MIN_MS } from '../constants';

/** Two clocks: the wall clock, which can be set, and a monotonic one. */
export type Now = { wallMs: number; steadyMs: number };

/** A longer gap between two checks means that the device slept. */
const LOOK_MAX_MS = 30_000;
/** A longer absence starts a new visit. */
const VISIT_GAP_MS = 30 * 60_000;

/** The record of a visit; the service accepts every record that this class makes. */
export type VisitTimes = {
  startTime: string;
  endTime: string;
  duration: number;
  steps: { step: number; stepId: string; time: number }[];
};

type Stay = { step: number; stepId: string; timeMs: number };

/**
 * The time on the steps of a guide, not counting while the page is hidden
 * (docs/reference/feedback.md#records-of-visits).
 */
export class Visit {
  private readonly startMs: number;
  private readonly finished = new Map<string, Stay>();
  private stay: Stay | undefined;
  private last: Now;
  private durationMs = 0;
  private countedMs = 0;
  private isRunning = true;

  constructor(
    readonly sessionId: string,
    now: Now,
  ) {
    this.startMs = now.wallMs;
    this.last = now;
  }

  /** Ends the time on one step and starts it on another. */
  goTo(step: number, stepId: string, now: Now): void {
    this.look(now);
    this.finish();
    this.stay = { step, stepId, timeMs: 0 };
  }

  /** The page is hidden: nothing counts until it is visible again. */
  pause(now: Now): void {
    this.look(now);
    this.isRunning = false;
  }

  resume(now: Now): void {
    this.look(now);
    this.isRunning = true;
  }

  /**
   * Counts the time since the last check. Called regularly, so that the sleep of a device does not
   * count.
   */
  look(now: Now): void {
    const passedMs = Math.max(0, Math.floor(now.steadyMs - this.last.steadyMs));
    if (this.isRunning && this.stay && passedMs <= LOOK_MAX_MS) {
      const addedMs = Math.min(passedMs, RECORD_MAX_MS - this.countedMs);
      this.stay.timeMs += addedMs;
      this.countedMs += addedMs;
    }
    // Never shorter than counted or sent before, however the clock is set.
    this.durationMs = Math.min(
      RECORD_MAX_MS,
      Math.max(this.durationMs, this.countedMs, Math.floor(now.wallMs - this.startMs)),
    );
    this.last = { wallMs: now.wallMs, steadyMs: Math.max(now.steadyMs, this.last.steadyMs) };
  }

  /** Reports whether the time since the last check makes this a new visit. */
  isOver(now: Now): boolean {
    return (
      Math.max(now.wallMs - this.last.wallMs, now.steadyMs - this.last.steadyMs) > VISIT_GAP_MS
    );
  }

  /** The visit until the last check; undefined when no step was shown for a second. */
  times(): VisitTimes | undefined {
    const stays = new Map(this.finished);
    if (this.stay) add(stays, this.stay);
    if (stays.size === 0) return undefined;
    return {
      startTime: new Date(this.startMs).toISOString(),
      endTime: new Date(this.startMs + this.durationMs).toISOString(),
      duration: this.durationMs,
      steps: [...stays.values()].map(({ step, stepId, timeMs }) => ({
        step,
        stepId,
        time: timeMs,
      })),
    };
  }

  private finish(): void {
    if (this.stay) add(this.finished, this.stay);
    this.stay = undefined;
  }
}

// One entry per step: a long visit still fits into the limit of a beacon.
function add(stays: Map<string, Stay>, stay: Stay): void {
  if (stay.timeMs < STEP_TIME_MIN_MS) return;
  const before = stays.get(stay.stepId);
  stays.set(stay.stepId, { ...stay, timeMs: stay.timeMs + (before?.timeMs ?? 0) });
}
