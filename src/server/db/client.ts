import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '../env/env';
import { logger } from '../logging/logger';
import { withoutRequest } from '../logging/request-scope';
import { perProcess } from '../per-process';
import { type Prisma, PrismaClient } from './generated/client';
import { withOutageDigest } from './unavailable';

const CONNECT_TIMEOUT_MS = 2_000;
/**
 * Longer than the pool's own ten seconds, so that the next visitor of a quiet site finds an open
 * connection.
 */
const IDLE_TIMEOUT_MS = 2 * 60_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const TRANSACTION_TIMEOUT_MS = 10_000;

/** The database or a transaction on it. */
export type Queryable = Prisma.TransactionClient;

type Task = () => void | Promise<void>;
type Transaction = { client: Queryable; afterCommit: Task[] };

const connection = perProcess<{ client?: PrismaClient; pool?: pg.Pool }>('database', () => ({}));
// One per process: each one makes every promise of the process slower.
const transactions = perProcess('transactions', () => new AsyncLocalStorage<Transaction>());

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
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) =>
    withoutRequest(() => logger.warn('database_connection_lost', { reason: error.message })),
  );
  // The pool stops listening to a connection that it hands out; its user gets the error with the
  // query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS },
  });
  return { client, pool };
}

// Created at the first query and not at import: builds have no database.
function pooled(): PrismaClient {
  if (connection.client) return connection.client;
  const { databaseUrl } = env();
  if (!databaseUrl)
    throw new Error('DATABASE_URL is not set: start the product through server.ts.');
  const opened = connect(databaseUrl);
  Object.assign(connection, opened);
  return opened.client;
}

/** Connections of this process: total, idle, and queries that wait for one. */
export function poolStats(): { total: number; idle: number; waiting: number } {
  const {
    totalCount: total = 0,
    idleCount: idle = 0,
    waitingCount: waiting = 0,
  } = connection.pool ?? {};
  return { total, idle, waiting };
}

/** The client for queries: the current transaction, otherwise the pool. */
export function db(): Queryable {
  return transactions.getStore()?.client ?? pooled();
}

/**
 * Reads for pages. Within 'use cache' only the digest of an error reaches the other requests, so
 * that of an outage is marked.
 */
export async function publicRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw withOutageDigest(error);
  }
}

/**
 * Runs `work` in one transaction, which all db() calls below it join. Inside another transaction,
 * it joins that one.
 * @param options.timeoutMs for work that may take longer than 10 s in all and 5 s per statement
 */
export async function inTransaction<T>(
  work: () => Promise<T>,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<T> {
  if (transactions.getStore()) return work();
  const tasks: Task[] = [];
  const result = await pooled().$transaction(
    async (client) => {
      if (timeoutMs !== undefined)
        await client.$executeRaw`SELECT set_config('statement_timeout', ${String(timeoutMs)}, true)`;
      return transactions.run({ client, afterCommit: tasks }, work);
    },
    timeoutMs === undefined ? undefined : { timeout: timeoutMs },
  );
  for (const task of tasks) await runTask(task);
  return result;
}

/**
 * Runs `task` after the current transaction commits (at once without one), never after a rollback.
 * Its failure is logged: what was committed has succeeded, and the other tasks run.
 */
export async function afterCommit(task: Task): Promise<void> {
  const transaction = transactions.getStore();
  if (transaction) transaction.afterCommit.push(task);
  else await runTask(task);
}

async function runTask(task: Task): Promise<void> {
  try {
    await task();
  } catch (error) {
    logger.error('after_commit_failed', error);
  }
}

/** Closes the pool, for scripts and tests. */
export async function closeDb(): Promise<void> {
  await connection.client?.$disconnect();
  delete connection.client;
  delete connection.pool;
}
