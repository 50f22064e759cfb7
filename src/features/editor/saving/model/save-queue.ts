/** Delay after the last key, and the longest delay during continuous typing. */
export const SAVE_DELAY_MS = 1_200;
export const SAVE_DELAY_MAX_MS = 3_000;
const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 60_000;

/**
 * The result of sending: saved; waiting for the user; or to be retried after `waitMs` at the
 * earliest.
 */
export type Outcome = { is: 'saved' } | { is: 'held' } | { is: 'failed'; waitMs?: number };
const HELD: Outcome = { is: 'held' };

type Entry = {
  timer?: ReturnType<typeof setTimeout> | undefined;
  dirtySinceMs?: number | undefined;
  running?: Promise<Outcome> | undefined;
  failures: number;
};

/**
 * Decides when each item is saved, never two saves of one item at once.
 * @param send saves the current text of the item, or finds nothing to do; never rejects
 */
export function createSaveQueue(send: (key: string, isLeaving: boolean) => Promise<Outcome>) {
  const entries = new Map<string, Entry>();
  let isStopped = false;

  const entryOf = (key: string): Entry => {
    const entry = entries.get(key) ?? { failures: 0 };
    entries.set(key, entry);
    return entry;
  };
  const schedule = (key: string, entry: Entry, waitMs: number) => {
    clearTimeout(entry.timer);
    if (!isStopped) entry.timer = setTimeout(() => void run(key), waitMs);
  };
  const scheduleTyped = (key: string, entry: Entry) =>
    schedule(
      key,
      entry,
      Math.max(
        0,
        Math.min(
          SAVE_DELAY_MS,
          (entry.dirtySinceMs ?? Date.now()) + SAVE_DELAY_MAX_MS - Date.now(),
        ),
      ),
    );
  const settle = (key: string, entry: Entry, outcome: Outcome) => {
    entry.running = undefined;
    entry.failures = outcome.is === 'failed' ? entry.failures + 1 : 0;
    if (outcome.is === 'failed') {
      entry.dirtySinceMs ??= Date.now();
      schedule(
        key,
        entry,
        Math.max(
          outcome.waitMs ?? 0,
          Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (entry.failures - 1)),
        ),
      );
    } else if (entry.dirtySinceMs !== undefined) {
      scheduleTyped(key, entry);
    }
    return outcome;
  };
  /** Saves now, after a running save; `isLeaving` when the page may unload before the answer. */
  const run = (key: string, isLeaving = false): Promise<Outcome> => {
    const entry = entryOf(key);
    if (entry.running)
      return entry.running.then((outcome) =>
        entry.dirtySinceMs === undefined && !entry.running ? outcome : run(key, isLeaving),
      );
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.dirtySinceMs = undefined;
    entry.running = send(key, isLeaving)
      .catch(() => HELD)
      .then((outcome) => settle(key, entry, outcome));
    return entry.running;
  };

  return {
    run,
    /** The text changed. */
    touch: (key: string) => {
      const entry = entryOf(key);
      entry.dirtySinceMs ??= Date.now();
      // After a running save, or during failures at the next attempt.
      if (!entry.running && !(entry.failures > 0 && entry.timer)) scheduleTyped(key, entry);
    },
    /** Saves now what is waiting, of one item or of all. */
    flush: (isLeaving = false, only?: string) => {
      for (const [key, entry] of entries) {
        if ((only === undefined || key === only) && entry.dirtySinceMs !== undefined)
          void run(key, isLeaving);
      }
    },
    /** The item or its draft is gone. */
    forget: (key: string) => {
      const entry = entries.get(key);
      clearTimeout(entry?.timer);
      if (entry?.running) entry.dirtySinceMs = undefined;
      else entries.delete(key);
    },
    start: () => {
      isStopped = false;
    },
    /** Starts no more automatic saves; running ones finish. */
    stop: () => {
      isStopped = true;
      entries.forEach(({ timer }) => clearTimeout(timer));
    },
  };
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;
