import 'server-only';
import { inTransaction } from '@/server/db/client';
import type { Deletion } from '@/server/deletion-journal';
import { forgetReplacedPassword } from '../auth/new-password';
import { revokeForGood } from '../auth/personal-tokens/service';
import { endRestoredSessions } from '../auth/sessions';
import { keepUnsubscribed } from '../auth/unsubscription';
import { deleteMessage } from '../feedback/withdrawal';
import { keepPrivate, keepUnpublished } from '../project/taken-back';
import { deleteForGood } from '../project/trash/service';
import { keepFromFormer, removeForGood } from '../webhooks/service';
import { DELETION_MS, removeAccount } from './deletion';
import { findOwner } from './repository';
import { keepVisitsUnnamed } from './service';

/** Between a note and the commit of what it tells, and between clocks of several instances. */
const UNSURE_MS = 10 * 60_000;
/** What can be otherwise again without a note (a new password, a release that notes nothing of it): a backup that is newer knows better. */
const CHANGES: ReadonlySet<Deletion['kind']> = new Set([
  'password',
  'unpublished',
  'private',
  'webhook_changed',
  'daily_mail',
  'named_visits',
]);

/**
 * Does once more what people had done after a backup that was restored (docs/decisions/0046, 0052, 0056): what they deleted, revoked and
 * removed goes, what they took from the public stays away, mails that they ended stay ended, passwords that they replaced open nothing, and nothing is sent to where a
 * webhook no longer leads. Of the last its creator is told, who has to look at it; of nothing else, as they were when it happened.
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
    if (await replay(deletion)) count += 1;
  }
  return count;
}

/** Ends all sessions that were there in a backup. @returns how many */
export const endSessionsOfBackup = () => endRestoredSessions(DELETION_MS);

function replay({ kind, id }: Deletion): Promise<boolean> {
  switch (kind) {
    case 'account':
      return replayAccount(id);
    case 'project':
      return deleteForGood(id);
    case 'password':
      return forgetReplacedPassword(id);
    case 'token':
      return revokeForGood(id);
    case 'webhook':
      return removeForGood(id);
    case 'webhook_changed':
      return keepFromFormer(id);
    case 'unpublished':
      return keepUnpublished(id);
    case 'private':
      return keepPrivate(id);
    case 'daily_mail':
      return keepUnsubscribed(id);
    case 'named_visits':
      return keepVisitsUnnamed(id);
    default:
      return deleteMessage(kind, id);
  }
}

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
