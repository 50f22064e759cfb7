import 'server-only';
import { inTransaction } from '@/server/db/client';
import type { Deletion } from '@/features/account/server/journal/journal';
import { endRestoredSessions } from '@/features/auth/server/sessions/sessions';
import {
  endAllWorkshopInvitations,
  handOverAgain,
  removeAgain,
} from '@/features/auth/server/workshops/members/service';
import { coverAgain } from '@/features/projects/server/covers/service';
import { endAllPreviewLinks } from '@/features/projects/server/preview/service';
import { enforcePrivate, enforceUnpublished } from '@/features/projects/server/visibility';
import { enforceTakenDown } from '@/features/projects/server/takedown/service';
import { deletePermanently } from '@/features/projects/server/trash/service';
import { suspendAgain } from '@/features/auth/server/suspension/service';
import { DELETION_MS, removeAccountOf } from './deletion';

/** Covers the time between an entry and its commit, and clock differences of instances. */
const UNSURE_MS = 10 * 60_000;
/** Changes that can be undone without an entry, as by an older release: a newer backup is right about them. */
const CHANGES: ReadonlySet<Deletion['kind']> = new Set([
  'unpublished',
  'private',
  'member_removed',
  'handed_over',
]);

/**
 * Repeats deletions and visibility changes from after a restored backup (docs/decisions/0038):
 * deletes accounts and guides again, hides guides again, takes them down again, covers pictures
 * again, removes people from workshops again, and hands workshops over again. Sends no notifications.
 * @param deletions oldest first
 * @param takenAt time of the backup, ISO: older changes are in it
 * @returns how many changes the backup had undone
 */
export async function replayDeletions(
  deletions: readonly Deletion[],
  takenAt: string,
): Promise<number> {
  const changesSinceMs = Date.parse(takenAt) - UNSURE_MS;
  let count = 0;
  // A picture that was covered twice has got another id after its first cover here.
  const replacedBy = new Map<string, string>();
  for (const deletion of deletions) {
    if (CHANGES.has(deletion.kind) && Date.parse(deletion.at) < changesSinceMs) continue;
    if (await REPLAYS[deletion.kind](deletion, replacedBy)) count += 1;
  }
  return count;
}

async function replayCover(
  { id, cover }: Deletion,
  replacedBy: Map<string, string>,
): Promise<boolean> {
  const made = cover && (await coverAgain(replacedBy.get(id) ?? id, cover.areas));
  if (made) replacedBy.set(cover.replacedBy, made);
  return made !== undefined;
}

function replaySuspension({ id, reason = '', suspendedAt }: Deletion): Promise<boolean> {
  return suspendAgain(id, { reason, suspendedAt: new Date(suspendedAt ?? Date.now()) });
}

function replayRemoval({ id, workshop }: Deletion): Promise<boolean> {
  return inTransaction(async () => workshop !== undefined && removeAgain(workshop, id));
}

function replayHandOver({ id, owner }: Deletion): Promise<boolean> {
  return inTransaction(async () => owner !== undefined && handOverAgain(id, owner));
}

/**
 * Ends all sessions of a backup, and all secret links: to drafts, and into workshops.
 * @returns how many sessions
 */
export async function endSessionsOfBackup(): Promise<number> {
  await endAllPreviewLinks();
  await endAllWorkshopInvitations();
  return endRestoredSessions(DELETION_MS);
}

function replayAccount({ id }: Deletion): Promise<boolean> {
  return inTransaction(() => removeAccountOf(id), { timeoutMs: DELETION_MS });
}

const REPLAYS: Record<
  Deletion['kind'],
  (deletion: Deletion, replacedBy: Map<string, string>) => Promise<boolean>
> = {
  account: replayAccount,
  suspended: replaySuspension,
  covered: replayCover,
  project: ({ id }) => deletePermanently(id),
  unpublished: ({ id }) => enforceUnpublished(id),
  private: ({ id }) => enforcePrivate(id),
  taken_down: ({ id, reason, takenDownAt }) =>
    enforceTakenDown(id, reason, takenDownAt === undefined ? undefined : new Date(takenDownAt)),
  member_removed: replayRemoval,
  handed_over: replayHandOver,
};
