const TICK_MS = 1_000;
const PLAIN_TICK_S = 15;

/** Shows the steps of the start on the terminal as numbered lines. */
export interface Progress {
  step: (text: string) => void;
  note: (text: string) => void;
  /** Shows the elapsed seconds while `work` runs. */
  timed: <T>(text: string, work: () => Promise<T>) => Promise<T>;
  current: () => string;
}

/** Progress on `out` over `total` steps. */
export function createProgress(total: number, out: NodeJS.WriteStream = process.stdout): Progress {
  let number = 0;
  let current = 'starting';
  const note = (text: string) => void out.write(`      ${text}\n`);
  return {
    note,
    current: () => current,
    step: (text) => {
      number += 1;
      current = text;
      out.write(`[${number}/${total}] ${text}\n`);
    },
    timed: async (text, work) => {
      const startedAtMs = Date.now();
      const seconds = () => Math.round((Date.now() - startedAtMs) / 1_000);
      if (!out.isTTY) note(`${text} …`);
      const timer = setInterval(() => {
        if (out.isTTY) out.write(`\r      ${text} ${seconds()} s`);
        else if (seconds() % PLAIN_TICK_S === 0) note(`${text} ${seconds()} s`);
      }, TICK_MS);
      try {
        return await work();
      } finally {
        clearInterval(timer);
        if (out.isTTY) out.write('\r');
        note(`${text} ${seconds()} s`);
      }
    },
  };
}
