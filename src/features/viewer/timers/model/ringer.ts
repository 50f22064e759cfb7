import { isToRing, type RunningTimer } from '@/features/projects/model/timers/running-timers';
import { RING_PAUSE_MS, RING_ROUNDS_MAX } from '../../constants';

/** Signals of a device when a timer ends. */
export interface Bell {
  /** resolves when it has rung */
  ring: (timer: RunningTimer, isFirst: boolean) => Promise<void>;
  /** silence at once; what rings resolves */
  hush: () => void;
}

interface RingerEvents {
  /** another timer rings, or none */
  onChange: (ringing: RunningTimer | undefined) => void;
  /** it rings for the first time */
  onRung: (timer: RunningTimer) => void;
}

/** Runs work unless another tab of the guide rings already. */
export type Alone = (work: () => Promise<void>) => Promise<unknown>;

const keyOf = ({ id, endsAt }: RunningTimer) => `${id} ${endsAt}`;

/** Rings timers that are over one after the other, in turns, until they are stopped. */
export class Ringer {
  private waiting: readonly RunningTimer[] = [];
  /** how often each has rung here */
  private readonly rounds = new Map<string, number>();
  private isRunning = false;
  private ringing: RunningTimer | undefined;

  constructor(
    private readonly bell: Bell,
    private readonly on: RingerEvents,
    private readonly alone: Alone,
  ) {}

  /** Takes the present timers of the guide. */
  update(timers: readonly RunningTimer[], now: number): void {
    this.waiting = timers.filter(
      (timer) => isToRing(timer, now) || (this.roundsOf(timer) > 0 && timer.pausedLeft === null),
    );
    const isLeft = this.waiting.some((timer) => keyOf(timer) === this.key);
    if (this.ringing && !isLeft) this.bell.hush();
    if (!this.isRunning && this.next()) void this.run();
  }

  /** The page is left. */
  stop(): void {
    this.waiting = [];
    if (this.ringing) this.bell.hush();
  }

  private get key() {
    return this.ringing && keyOf(this.ringing);
  }

  private readonly roundsOf = (timer: RunningTimer) => this.rounds.get(keyOf(timer)) ?? 0;

  /** Timer that has rung least; of these, the first that ended. */
  private next(): RunningTimer | undefined {
    return this.waiting
      .filter((timer) => this.roundsOf(timer) < RING_ROUNDS_MAX)
      .sort((a, b) => this.roundsOf(a) - this.roundsOf(b) || a.endsAt - b.endsAt)[0];
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await this.alone(async () => {
      for (let timer = this.next(); timer; timer = this.next()) {
        const rounds = this.roundsOf(timer);
        this.rounds.set(keyOf(timer), rounds + 1);
        this.ringing = timer;
        this.on.onChange(timer);
        if (rounds === 0) this.on.onRung(timer);
        await this.bell.ring(timer, rounds === 0);
        this.ringing = undefined;
        if (this.next()) await pause();
      }
    });
    this.isRunning = false;
    this.on.onChange(undefined);
  }
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, RING_PAUSE_MS);
  });
