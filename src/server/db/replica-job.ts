import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../env';
import { logger } from '../logger';
import { type BackgroundJob, startWokenJob } from '../woken-job';
import { db, type Queryable, replica } from './client';
import {
  closeReplica,
  isReplicaOpen,
  onReplicaClosed,
  openReplica,
  replicaClosings,
} from './replica-gate';

/** How often a replica that is read from is asked whether it still keeps up. */
const LOOK_MS = 1_000;
/** A replica that needs longer than this to catch up is left alone until the next look. */
const BEHIND_MS = 5_000;
const POLL_MS = 20;

let wasReadFrom: boolean | undefined;

function tell(isReadFrom: boolean, reason?: string): void {
  if (wasReadFrom === isReadFrom) return;
  wasReadFrom = isReadFrom;
  if (isReadFrom) logger.info('replica_used');
  else logger.warn('replica_left', { reason });
}

/** The place in the log of the database behind everything that is committed. */
async function position(): Promise<string> {
  const [row] = await db().$queryRaw<
    { position: string }[]
  >`SELECT pg_current_wal_insert_lsn()::text AS position`;
  return row?.position ?? '';
}

/** Whether the replica has played back everything up to there; one that is not in recovery is the database itself. */
async function hasReached(copy: Queryable, wanted: string): Promise<boolean> {
  const [row] = await copy.$queryRaw<{ reached: boolean }[]>`
    SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= ${wanted}::pg_lsn AS reached`;
  return row?.reached === true;
}

async function catchesUp(copy: Queryable, wanted: string, stopping: AbortSignal): Promise<boolean> {
  for (const untilMs = performance.now() + BEHIND_MS; !stopping.aborted; ) {
    if (await hasReached(copy, wanted)) return true;
    if (performance.now() > untilMs) return false;
    await pause(POLL_MS);
  }
  return false;
}

/** Has public reads go to the replica when it knows of everything that was committed before the last change this process heard of. */
async function look(stopping: AbortSignal): Promise<void> {
  const copy = replica();
  if (!copy) return;
  try {
    for (let isOpen = false; !isOpen && !stopping.aborted; ) {
      const closings = replicaClosings();
      if (!(await catchesUp(copy, await position(), stopping))) {
        closeReplica();
        return tell(false, 'behind');
      }
      isOpen = openReplica(closings);
    }
    if (isReplicaOpen()) tell(true);
  } catch (error) {
    closeReplica();
    tell(false, error instanceof Error ? error.message : 'unknown');
  }
}

/** Lets public reads use the replica of DATABASE_REPLICA_URL whenever it is far enough (docs/decisions/0045); without one, there is nothing to do. */
export function startReplicaReads(): BackgroundJob[] {
  if (!env().databaseReplicaUrl) return [];
  return [
    startWokenJob({
      name: 'replica',
      everyMs: LOOK_MS,
      listen: onReplicaClosed,
      round: look,
      pausedEvent: 'replica_paused',
    }),
  ];
}
