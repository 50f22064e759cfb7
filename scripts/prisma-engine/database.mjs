import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;

/** The parts of `url` that messages name. */
export function parts(url) {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  return { host, port, user, database };
}

/**
 * Connection settings for `url`, or for another database of the same server. Prisma's own `schema`
 * parameter is left out.
 */
export function connectionConfig(url, database) {
  const address = new URL(url);
  address.searchParams.delete('schema');
  if (database !== undefined) address.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: address.href, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
}

/** Runs `work` on a new connection. */
export async function withClient(config, work) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Connects to the database at `url`; throws PostgreSQL's error where it accepts none. */
export const canConnect = (url) =>
  withClient(connectionConfig(url), (client) => client.query('SELECT 1'));

const onServer = (url, sql) =>
  withClient(connectionConfig(url, 'postgres'), (client) =>
    client.query(sql(pg.escapeIdentifier(parts(url).database))),
  );

/** Creates the database of `url`. */
export const createDatabase = (url) => onServer(url, (name) => `CREATE DATABASE ${name}`);

/** Drops the database of `url`. */
export const dropDatabase = (url) => onServer(url, (name) => `DROP DATABASE ${name}`);
