import 'server-only';
import { inTransaction } from '@/server/db/client';
import type { Deletion } from '@/server/deletion-journal';
import { endRestoredSessions } from '../auth/sessions';
import { enforcePrivate, enforceUnpublished } from '../project/visibility-journal';
import { deletePermanently } from '../project/trash/service';
import { DELETION_MS, removeAccount } from './deletion';
import { findOwner } from './repository';

/** Between a note and the commit of what it tells, and between clocks of several instances. */
const UNSURE_MS = 10 * 60_000;
/** What can be undone without a note, by a release that notes nothing of it: a backup that is newer knows better. */
const CHANGES: ReadonlySet<Deletion['kind']> = new Set(['unpublished', 'private']);

/**
 * Repeats what people had done after a backup that was restored (docs/decisions/0100): accounts and guides that they deleted go, guides
 * that they took from the public stay away. Nobody is told, as they were when it happened.
 * @param takenAt when the backup was made, ISO: changes that are older are in it
 * @returns how many of them the backup had brought back
 */
export async function replayDeletions(
  deletions: readonly Deletion[],
  takenAt: string,
): Promise<number> {
  const changesSinceMs = Date.parse(takenAt) - UNSURE_MS;
  let count = 0;
  for (const deletion of deletions) {
    if (CHANGES.has(deletion.kind) && Date.parse(deletion.at) < changesSinceMs) continue;
    if (await REPLAYS[deletion.kind](deletion.id)) count += 1;
  }
  return count;
}

/** Ends all sessions that were there in a backup. @returns how many */
export const endSessionsOfBackup = () => endRestoredSessions(DELETION_MS);

function replayAccount(id: string): Promise<boolean> {
  return inTransaction(
    async () => {
      const owner = await findOwner(id);
      if (owner) await removeAccount(owner);
      return owner !== null;
    },
    { timeoutMs: DELETION_MS },
  );
}

const REPLAYS: Record<Deletion['kind'], (id: string) => Promise<boolean>> = {
  account: replayAccount,
  project: deletePermanently,
  unpublished: enforceUnpublished,
  private: enforcePrivate,
};
