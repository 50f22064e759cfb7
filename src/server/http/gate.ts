/** How many may be worked for at once, and how long others wait for their turn. */
export interface GateLimits {
  atOnce: number;
  waitMs: number;
}

/** How a gate is now, and how many it has sent away since the start. */
export interface GateFigures {
  inside: number;
  waiting: number;
  refused: number;
}

type Waiting = { enter: () => void; timer: NodeJS.Timeout };

/**
 * Lets so many in at once and has the others wait in line, each for a bounded time: more work at once would be finished no sooner, and everybody
 * would wait for all of it (security.md, D4).
 */
export class Gate {
  private inside = 0;
  private refused = 0;
  private readonly line = new Set<Waiting>();

  constructor(private readonly limits: GateLimits) {}

  get figures(): GateFigures {
    return { inside: this.inside, waiting: this.line.size, refused: this.refused };
  }

  /** Waits for a turn. @returns how to leave, to be called once or more often; undefined when no turn came in time */
  enter(): Promise<(() => void) | undefined> {
    if (this.inside < this.limits.atOnce) return Promise.resolve(this.letIn());
    return new Promise((resolve) => {
      const waiting: Waiting = {
        enter: () => {
          clearTimeout(waiting.timer);
          this.line.delete(waiting);
          resolve(this.letIn());
        },
        timer: setTimeout(() => {
          this.line.delete(waiting);
          this.refused += 1;
          resolve(undefined);
        }, this.limits.waitMs),
      };
      this.line.add(waiting);
    });
  }

  private letIn(): () => void {
    this.inside += 1;
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      this.inside -= 1;
      // In the order in which they came.
      const [next] = this.line;
      next?.enter();
    };
  }
}
