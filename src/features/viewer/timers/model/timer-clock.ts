import {
  byUrgency,
  isToRing,
  leftMs,
  readTimers,
  storedAfter,
  timerEvents,
} from '@/features/projects/model/timers/running-timers';
import { timersKey } from '@/features/projects/model/timers/timers-key';
import type { RunningTimer, TimerChange } from '@/features/projects/model/timers/running-timers';
import { type Alone, type Bell, Ringer } from './ringer';

export interface TimerStore {
  read: (key: string) => string | null;
  change: (key: string, next: (stored: string | null) => string) => void;
  /** also called for changes in other tabs; returns the unsubscribe function */
  onChange: (listener: () => void) => () => void;
}

export interface TimerDevice {
  bell: Bell;
  alone: Alone;
  /** browsers have no sound before the first tap */
  canRing: () => boolean;
  /** called when the page becomes visible, and at taps; returns the unsubscribe function */
  onAwake: (listener: () => void) => () => void;
}

/** Announcement for screen readers. */
export type TimerNews = {
  is: 'started' | 'stopped' | 'minuteLeft' | 'ended';
  timer: RunningTimer;
  /** its length when it starts */
  seconds?: number;
};

export type ClockState = {
  /** the most urgent first */
  timers: readonly RunningTimer[];
  /** epoch milliseconds */
  now: number;
  /** id of the timer that rings */
  ringing: string | undefined;
  /** its name is being spoken */
  isSaying: boolean;
  /** a timer should ring, but the browser waits for a tap */
  isBlocked: boolean;
  news: readonly TimerNews[];
};

export const NO_TIMERS: ClockState = {
  timers: [],
  now: 0,
  ringing: undefined,
  isSaying: false,
  isBlocked: false,
  news: [],
};

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** A page that is about to show the strip again keeps ringing. */
const LEAVE_MS = 1000;

/** The running timers of a guide, on the second, for any number of listeners. */
export class TimerClock {
  state = NO_TIMERS;
  private readonly key: string;
  private readonly listeners = new Set<() => void>();
  private readonly ringer: Ringer;
  private seenAt = 0;
  private timeout: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private stopListening: (() => void) | undefined;

  constructor(
    projectUid: string,
    private readonly store: TimerStore,
    private readonly device: TimerDevice,
  ) {
    this.key = timersKey(projectUid);
    this.ringer = new Ringer(
      device.bell,
      {
        onChange: (timer) => this.set({ ringing: timer?.id }),
        onRung: ({ id }) =>
          this.store.change(this.key, storedAfter({ do: 'ring', id }, Date.now())),
      },
      device.alone,
    );
  }

  readonly read = (): ClockState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    clearTimeout(this.leaving);
    if (!this.stopListening) this.begin();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.leaving = setTimeout(() => this.end(), LEAVE_MS);
    };
  };

  say(isSaying: boolean): void {
    this.set({ isSaying });
  }

  change(change: TimerChange): void {
    const now = Date.now();
    // Conditions that this change makes true are no news: a timer of a minute has one minute left.
    this.seenAt = now;
    const before = this.state.timers.find(({ id }) => id === change.id);
    this.store.change(this.key, storedAfter(change, now));
    this.check();
    const after = this.state.timers.find(({ id }) => id === change.id);
    if (change.do === 'start' && after && after.endsAt !== before?.endsAt)
      this.set({ news: [{ is: 'started', timer: after, seconds: change.seconds }] });
    if (change.do === 'stop' && before) this.set({ news: [{ is: 'stopped', timer: before }] });
  }

  private begin(): void {
    const check = () => this.check();
    const stops = [this.store.onChange(check), this.device.onAwake(check)];
    this.stopListening = () => stops.forEach((stop) => stop());
    this.seenAt = Date.now();
    this.check();
  }

  private end(): void {
    clearTimeout(this.timeout);
    this.stopListening?.();
    this.stopListening = undefined;
    this.ringer.stop();
  }

  private check(): void {
    clearTimeout(this.timeout);
    if (!this.stopListening) return;
    const now = Date.now();
    const timers = readTimers(this.store.read(this.key), now).sort(byUrgency);
    const news = timerEvents(timers, this.seenAt, now);
    const isBlocked = timers.some((timer) => isToRing(timer, now)) && !this.device.canRing();
    this.seenAt = now;
    this.set({ timers, now, isBlocked, ...(news.length > 0 ? { news } : {}) });
    if (!isBlocked) this.ringer.update(timers, now);
    const waitMs = nextChange(timers, now);
    if (waitMs !== undefined) this.timeout = setTimeout(() => this.check(), waitMs);
  }

  private set(change: Partial<ClockState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

/** Time until the display of the timers changes; undefined while all are paused. */
function nextChange(timers: readonly RunningTimer[], now: number): number | undefined {
  const waits = timers
    .filter(({ pausedLeft }) => pausedLeft === null)
    .map((timer) => {
      const left = leftMs(timer, now);
      return left > 0 ? left % SECOND_MS || SECOND_MS : MINUTE_MS - (-left % MINUTE_MS);
    });
  return waits.length > 0 ? Math.min(...waits) : undefined;
}
