import pg from 'pg';

const TIMEOUT_MS = 2_000;
const FRESH_MS = 500;

/** Checks that the database answers, at most twice a second however often it is called. */
export function createReadyCheck(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    allowExitOnIdle: true,
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let askedAtMs = -Infinity;
  let answer = Promise.resolve(false);
  return {
    isReady: (): Promise<boolean> => {
      if (performance.now() - askedAtMs > FRESH_MS) {
        askedAtMs = performance.now();
        answer = pool.query('SELECT 1').then(
          () => true,
          () => false,
        );
      }
      return answer;
    },
    close: () => pool.end(),
  };
}
