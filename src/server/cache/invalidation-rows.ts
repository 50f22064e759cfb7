import 'server-only';
import type pg from 'pg';
import { db } from '../db/client';

/** Longer than any transaction; longer than instances are kept, so that each has read them. */
const INVALIDATIONS_KEPT_MS = 10 * 60_000;
/** An instance that was cut off for longer drops everything when it is back. */
const INSTANCES_KEPT_MS = 5 * 60_000;

/** This process, as the other instances and `doctor` see it. */
export interface Instance {
  id: string;
  host: string;
  pid: number;
  release: string;
}

/** An invalidation of a transaction, of any instance. */
export interface Change {
  xid: string;
  tags: string[];
}

/** The state of the database at a read. */
interface Read {
  /** The transactions that this read could see. */
  snapshot: string;
  /** The last heartbeat of the instance; null when its row is gone. */
  seenAt: string | null;
  /** True when the database is older than at the earlier read, as after a restore. */
  isOlder: boolean | null;
  /** Invalidations that the earlier read could not see. */
  changes: Change[];
}

/**
 * Writes the tags that the current transaction invalidates, in one row for the transaction.
 * @returns the id of the transaction
 */
export async function writeInvalidation(tags: readonly string[]): Promise<string> {
  const [row] = await db().$queryRaw<[Pick<Change, 'xid'>]>`
    INSERT INTO invalidation (tags) VALUES (${tags}::text[])
    ON CONFLICT (xid) DO UPDATE SET tags = invalidation.tags || excluded.tags, at = excluded.at
    RETURNING xid::text`;
  return row.xid;
}

/**
 * Reads the invalidations since an earlier read. Ids do not show news, as transactions commit
 * in another order than they begin; snapshots do.
 * @param since the snapshot of the earlier read; undefined reads none
 */
export async function readInvalidations(
  client: Pick<pg.Pool, 'query'>,
  { id }: Instance,
  since: string | undefined,
): Promise<Read> {
  const { rows } = await client.query<Read>(
    `SELECT pg_current_snapshot()::text AS snapshot,
       (SELECT seen_at::text FROM instance WHERE id = $2) AS "seenAt",
       pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1) AS "isOlder",
       ARRAY(SELECT json_build_object('xid', xid::text, 'tags', tags) FROM invalidation
         WHERE xid >= pg_snapshot_xmin($1) AND NOT pg_visible_in_snapshot(xid, $1)) AS changes`,
    [since, id],
  );
  return (rows as [Read])[0];
}

/** @returns the new heartbeat of an instance, by the clock of the database */
export async function writeHeartbeat(
  client: Pick<pg.Pool, 'query'>,
  { id, host, pid, release }: Instance,
): Promise<string> {
  const { rows } = await client.query<{ seenAt: string }>(
    `INSERT INTO instance (id, host, pid, release) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at RETURNING seen_at::text AS "seenAt"`,
    [id, host, pid, release],
  );
  return (rows as [{ seenAt: string }])[0].seenAt;
}

export async function removeInstance(client: Pick<pg.Pool, 'query'>, { id }: Instance) {
  await client.query('DELETE FROM instance WHERE id = $1', [id]);
}

/** The running instances, the oldest first, and when each was last seen. */
export async function listInstances(
  client: Pick<pg.Client, 'query'>,
): Promise<(Instance & { seenAgoS: number })[]> {
  const { rows } = await client.query<Instance & { seenAgoS: number }>(
    `SELECT id, host, pid, release, round(extract(epoch FROM now() - seen_at))::int AS "seenAgoS"
     FROM instance ORDER BY started_at, id`,
  );
  return rows;
}

/** Removes what every instance has read, and instances that ended without a word. */
export async function sweepInvalidations(): Promise<void> {
  await db().$executeRaw`
    WITH gone AS (DELETE FROM instance WHERE seen_at < now() - ${INSTANCES_KEPT_MS} * interval '1 millisecond')
    DELETE FROM invalidation WHERE at < now() - ${INVALIDATIONS_KEPT_MS} * interval '1 millisecond'`;
}
