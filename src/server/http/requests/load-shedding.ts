/** Maximum of concurrent requests, and of the time that others wait in the queue. */
export interface ConcurrencyLimits {
  atOnce: number;
  waitMs: number;
}

/**
 * One thread renders all pages: more at once would all finish later, and block the event loop for
 * longer. The API mostly waits for the database or for other servers. A request that has waited
 * longer than this gets 503 with Retry-After.
 */
export const CONCURRENCY = {
  pages: { atOnce: 4, waitMs: 5_000 },
  api: { atOnce: 64, waitMs: 5_000 },
};

/** Present use of a limit, and the number of requests it has shed since the start. */
export interface ConcurrencyFigures {
  running: number;
  waiting: number;
  shed: number;
}

type Waiting = { start: () => void; timer: NodeJS.Timeout };

/**
 * Load shedding: a limited number of requests run at once, the others wait in a queue for a limited
 * time. Running more at once would finish none sooner and delay all (docs/security-tests.md, D4).
 */
export class ConcurrencyLimit {
  private running = 0;
  private shed = 0;
  private readonly queue = new Set<Waiting>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  get figures(): ConcurrencyFigures {
    return { running: this.running, waiting: this.queue.size, shed: this.shed };
  }

  /**
   * Waits for a slot.
   * @returns a function that releases it, and may be called more than once; undefined when none was
   * free in time
   */
  enter(): Promise<(() => void) | undefined> {
    if (this.running < this.limits.atOnce) return Promise.resolve(this.start());
    return new Promise((resolve) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.timer);
          this.queue.delete(waiting);
          resolve(this.start());
        },
        timer: setTimeout(() => {
          this.queue.delete(waiting);
          this.shed += 1;
          resolve(undefined);
        }, this.limits.waitMs),
      };
      this.queue.add(waiting);
    });
  }

  /** A slot if one is free now, for work that can wait; otherwise undefined. */
  readonly tryEnter = (): (() => void) | undefined =>
    this.running < this.limits.atOnce ? this.start() : undefined;

  private start(): () => void {
    this.running += 1;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.running -= 1;
      // First in, first out.
      const [next] = this.queue;
      next?.start();
    };
  }
}
