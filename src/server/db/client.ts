import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../env';
import { logger } from '../logger';
import { withoutRequest } from '../request-scope';
import { type Prisma, PrismaClient } from './generated/client';
import { knownByDigest } from './unavailable';

const CONNECT_TIMEOUT_MS = 2_000;
/** A connection that nobody uses is kept for so long: after the pool's own ten seconds the next visitor of a quiet site would wait for a new one. */
const IDLE_TIMEOUT_MS = 2 * 60_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const TRANSACTION_TIMEOUT_MS = 10_000;

/** The database or a transaction on it. */
export type Queryable = Prisma.TransactionClient;

type Transaction = { client: Queryable; afterCommit: (() => void | Promise<void>)[] };

const transactions = new AsyncLocalStorage<Transaction>();
const holder = globalThis as typeof globalThis & {
  makerstepDatabase?: PrismaClient;
  makerstepPool?: pg.Pool;
};

function connect(connectionString: string): { client: PrismaClient; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max: env().databasePoolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
  });
  // Unheard, an idle connection that breaks would end the process.
  pool.on('error', (error) =>
    withoutRequest(() => logger.warn('database_connection_lost', { reason: error.message })),
  );
  // Nor does the pool listen for one that was just taken, before its taker does: whoever uses it learns of the loss by the query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS },
  });
  return { client, pool };
}

// Made at the first query and not at import: builds have no database.
function pooled(): PrismaClient {
  if (!holder.makerstepDatabase) {
    const { databaseUrl } = env();
    if (!databaseUrl)
      throw new Error('DATABASE_URL is not set: start the product through server.ts.');
    const { client, pool } = connect(databaseUrl);
    Object.assign(holder, { makerstepDatabase: client, makerstepPool: pool });
    return client;
  }
  return holder.makerstepDatabase;
}

/** How many connections this process has, how many of them nobody uses, and how many queries wait for one. */
export function poolFigures(): { total: number; idle: number; waiting: number } {
  const {
    totalCount: total = 0,
    idleCount: idle = 0,
    waitingCount: waiting = 0,
  } = holder.makerstepPool ?? {};
  return { total, idle, waiting };
}

/** Where queries go: the transaction under way in this call, else the connection pool. */
export function db(): Queryable {
  return transactions.getStore()?.client ?? pooled();
}

/** Reads what pages are made of: within 'use cache', an error tells that the database is away by its digest alone. */
export async function publicRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw knownByDigest(error);
  }
}

/**
 * Runs `work` in one transaction; everything below it that asks for db() takes part.
 * Inside another transaction it simply joins that one.
 * @param options.timeoutMs for the few that may take longer than 10 s in all and 5 s for one statement
 */
export async function inTransaction<T>(
  work: () => Promise<T>,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<T> {
  if (transactions.getStore()) return work();
  const afterCommit: Transaction['afterCommit'] = [];
  const result = await pooled().$transaction(
    async (client) => {
      if (timeoutMs !== undefined)
        await client.$executeRaw`SELECT set_config('statement_timeout', ${String(timeoutMs)}, true)`;
      return transactions.run({ client, afterCommit }, work);
    },
    timeoutMs === undefined ? undefined : { timeout: timeoutMs },
  );
  for (const task of afterCommit) await task();
  return result;
}

/** Runs `task` when the transaction under way has been committed (at once when there is none), never when it fails. */
export async function afterCommit(task: () => void | Promise<void>): Promise<void> {
  const transaction = transactions.getStore();
  if (transaction) transaction.afterCommit.push(task);
  else await task();
}

/** Closes the pool, for scripts and tests. */
export async function closeDb(): Promise<void> {
  await holder.makerstepDatabase?.$disconnect();
  delete holder.makerstepDatabase;
  delete holder.makerstepPool;
}
