import pg from 'pg';

let inFlight = 0;
let since = 0;
let sumMs = 0;

/** Measures for how long this process waits for PostgreSQL; concurrent queries count once. */
export function watchDatabaseTime(): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const done = () => {
    inFlight -= 1;
    if (inFlight === 0) sumMs += performance.now() - since;
  };
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (inFlight === 0) since = performance.now();
    inFlight += 1;
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query.call(this, ...args.slice(0, -1), (...answer: unknown[]) => {
        done();
        (callback as (...answer: unknown[]) => void)(...answer);
      });
    }
    const result = query.apply(this, args) as Promise<unknown>;
    void result.then(done, done);
    return result;
  } as typeof pg.Client.prototype.query;
}

/** The duration of `work`, its time waiting for PostgreSQL, and its error, if any. */
export async function timeOf(
  work: () => Promise<unknown>,
): Promise<{ wholeMs: number; databaseMs: number; failure?: string }> {
  const before = sumMs;
  const startedAt = performance.now();
  const failure = await work().then(
    () => undefined,
    (error: unknown) => String(error),
  );
  return {
    wholeMs: performance.now() - startedAt,
    databaseMs: sumMs - before,
    ...(failure === undefined ? {} : { failure }),
  };
}
