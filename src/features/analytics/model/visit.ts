import { RECORD_MAX_MS, STEP_TIME_MIN_MS } from '../constants';

/** Two clocks: the wall's, which can be set, and one that only goes forward. */
export type Now = { wallMs: number; steadyMs: number };

/** More than this between two looks was no reading: the device slept. */
const LOOK_MAX_MS = 30_000;
/** Whoever was away for longer comes for another visit. */
const VISIT_GAP_MS = 30 * 60_000;

/** What a record says of a visit; the service takes all that this makes. */
export type VisitTimes = {
  startTime: string;
  endTime: string;
  duration: number;
  steps: { step: number; stepId: string; time: number }[];
};

type Stay = { step: number; stepId: string; timeMs: number };

/** The time spent on the steps of a guide, not counting while the page is hidden (specification, section 4, 'Viewer tracking'). */
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

  /** Ends the stay on one step and begins that on another. */
  goTo(step: number, stepId: string, now: Now): void {
    this.look(now);
    this.finish();
    this.stay = { step, stepId, timeMs: 0 };
  }

  /** The page is hidden: nothing is counted until it is shown again. */
  pause(now: Now): void {
    this.look(now);
    this.isRunning = false;
  }

  resume(now: Now): void {
    this.look(now);
    this.isRunning = true;
  }

  /** Counts what has passed since the last look. Called now and then, so that the sleep of a device is not taken for reading. */
  look(now: Now): void {
    const passedMs = Math.max(0, Math.floor(now.steadyMs - this.last.steadyMs));
    if (this.isRunning && this.stay && passedMs <= LOOK_MAX_MS) {
      const addedMs = Math.min(passedMs, RECORD_MAX_MS - this.countedMs);
      this.stay.timeMs += addedMs;
      this.countedMs += addedMs;
    }
    // Never shorter than what was counted or said before, however the clock is set.
    this.durationMs = Math.min(
      RECORD_MAX_MS,
      Math.max(this.durationMs, this.countedMs, Math.floor(now.wallMs - this.startMs)),
    );
    this.last = { wallMs: now.wallMs, steadyMs: Math.max(now.steadyMs, this.last.steadyMs) };
  }

  /** Whether so much time has passed since the last look that this is another visit. */
  isOver(now: Now): boolean {
    return (
      Math.max(now.wallMs - this.last.wallMs, now.steadyMs - this.last.steadyMs) > VISIT_GAP_MS
    );
  }

  /** The visit as far as it was looked at; undefined while no step was stayed on for a second. */
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

// One entry a step: a long visit still fits into what a browser sends while it leaves a page.
function add(stays: Map<string, Stay>, stay: Stay): void {
  if (stay.timeMs < STEP_TIME_MIN_MS) return;
  const before = stays.get(stay.stepId);
  stays.set(stay.stepId, { ...stay, timeMs: stay.timeMs + (before?.timeMs ?? 0) });
}
