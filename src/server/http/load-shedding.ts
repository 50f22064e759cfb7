/** How many requests may be worked for at once, and how long others wait for their turn. */
export interface ConcurrencyLimits {
  atOnce: number;
  waitMs: number;
}

/** How a limit is used now, and how many requests it has shed since the start. */
export interface ConcurrencyFigures {
  running: number;
  waiting: number;
  shed: number;
}

type Waiting = { start: () => void; timer: NodeJS.Timeout };

/**
 * Load shedding: so many requests run at once, the others wait in line for a bounded time. More work at once would be finished no sooner,
 * and everybody would wait for all of it (docs/security-tests.md, D4).
 */
export class ConcurrencyLimit {
  private running = 0;
  private shed = 0;
  private readonly line = new Set<Waiting>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  get figures(): ConcurrencyFigures {
    return { running: this.running, waiting: this.line.size, shed: this.shed };
  }

  /** Waits for a turn. @returns what ends it, to be called once or more often; undefined when no turn came in time */
  enter(): Promise<(() => void) | undefined> {
    if (this.running < this.limits.atOnce) return Promise.resolve(this.start());
    return new Promise((resolve) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.timer);
          this.line.delete(waiting);
          resolve(this.start());
        },
        timer: setTimeout(() => {
          this.line.delete(waiting);
          this.shed += 1;
          resolve(undefined);
        }, this.limits.waitMs),
      };
      this.line.add(waiting);
    });
  }

  private start(): () => void {
    this.running += 1;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.running -= 1;
      // In the order in which they came.
      const [next] = this.line;
      next?.start();
    };
  }
}
