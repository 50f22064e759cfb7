import 'server-only';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logger } from '../logging/logger';
import { EVERYTHING, forgetOwn, invalidateHere, tagsToInvalidate } from './invalidation';
import {
  type Instance,
  readInvalidations,
  removeInstance,
  writeHeartbeat,
} from './invalidation-rows';

/** A quarter of the second within which a change shows on all instances. */
const EVERY_MS = 250;
const HEARTBEAT_MS = 10_000;
/** A connection that went silent is replaced after this time. */
const TIMEOUT_MS = 2_000;

/** An instance that reads what the others invalidate. */
export class InvalidationReader {
  readonly #pool: pg.Pool;
  readonly #instance: Instance;
  readonly #invalidate: typeof invalidateHere;
  #last: { snapshot: string; seenAt: string } | undefined;
  #beatAtMs = -Infinity;

  /** @param invalidate drops entries of the caches of this process */
  constructor(databaseUrl: string, release: string, invalidate = invalidateHere) {
    this.#instance = { id: randomUUID(), host: hostname(), pid: process.pid, release };
    this.#invalidate = invalidate;
    // A connection of its own: it must not wait until one of the pool is free.
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // Without a listener, an idle connection that breaks would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Invalidates what others have committed since the last read, or everything where some of that
   * may be missing: at first, after a crash or restore of the database, and after minutes without
   * it.
   * @throws errors of PostgreSQL or the network; the next read repeats what this one did not do
   */
  async read(): Promise<void> {
    const last = this.#last;
    const read = await readInvalidations(this.#pool, this.#instance, last?.snapshot);
    const isComplete = last !== undefined && !read.isOlder && read.seenAt === last.seenAt;
    if (!isComplete) forgetOwn();
    const tags = isComplete ? tagsToInvalidate(read.changes) : [EVERYTHING];
    if (tags.length > 0) await this.#invalidate(tags);
    if (last && !isComplete) logger.warn('invalidations_missed', { dropped: EVERYTHING });
    const isBeatDue = performance.now() - this.#beatAtMs > HEARTBEAT_MS;
    if (isComplete) this.#last = { ...last, snapshot: read.snapshot };
    // A database that takes no writes is still read.
    if (isComplete && isBeatDue) await this.#beat(read).catch(() => undefined);
    if (!isComplete) await this.#beat(read);
  }

  async #beat({ snapshot }: { snapshot: string }): Promise<void> {
    const seenAt = await writeHeartbeat(this.#pool, this.#instance);
    this.#last = { snapshot, seenAt };
    this.#beatAtMs = performance.now();
  }

  /** Removes the instance and closes its connection. */
  async close(): Promise<void> {
    await removeInstance(this.#pool, this.#instance).catch(() => undefined);
    await this.#pool.end();
  }
}

/** The loop that reads the invalidations of other instances. */
export interface Follower {
  /** True if the last read succeeded: the database answers, and nothing is served that it missed. */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Reads the invalidations of other instances four times a second (docs/decisions/0121). Call this
 * before anything is cached.
 * @param release of the product, for operators
 */
export async function followInvalidations(databaseUrl: string, release: string): Promise<Follower> {
  const reader = new InvalidationReader(databaseUrl, release);
  const controller = new AbortController();
  const { signal } = controller;
  let isCurrent = true;
  const look = async () => {
    try {
      await reader.read();
      if (!isCurrent) logger.info('invalidations_read_again');
      isCurrent = true;
    } catch (error) {
      // Without the database nothing changes, and the caches are all we can show.
      if (isCurrent) logger.warn('invalidations_not_read', { reason: String(error) });
      isCurrent = false;
    }
  };
  const lookUntilStopped = async () => {
    while (!signal.aborted) {
      await sleep(EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await look();
    }
  };
  await look();
  const ended = lookUntilStopped();
  return {
    isCurrent: () => isCurrent,
    stop: async () => {
      controller.abort();
      await ended;
      await reader.close();
    },
  };
}
