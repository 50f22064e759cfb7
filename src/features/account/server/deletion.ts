import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { removeMailsTo } from '@/server/mail/queue';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { mailAccountDeleted } from '@/features/auth/server/mails/mails';
import { isStillOwner } from '@/features/auth/server/passwords/new-password';
import { revokeTokens } from '@/features/auth/server/personal-tokens/ending/service';
import type { Visitor } from '@/features/auth/server/visitor';
import { forgetImports } from '@/features/transfer/server/import/service';
import { releaseAllFiles } from '@/features/uploads/server/service';
import {
  deleteInvitationsTo,
  deleteUser,
  findAccount,
  findOwner,
  forgetSender,
  listProjectUids,
  listWorkshopsWithPeople,
  lockWorkshops,
  type OwnerRow,
} from './repository';
import { toDeletionView } from './presenter';
import { proveOwner } from './service';
import type { DeletionView } from '../schema';

/** Long enough for an account of a thousand long guides with all messages of readers. */
export const DELETION_MS = 25_000;

/** Everything of other people that the account would take along (docs/reference/accounts.md#deletion). */
export async function readDeletion({ userId }: Actor): Promise<DeletionView> {
  return toDeletionView(await listWorkshopsWithPeople(userId));
}

/**
 * Deletes the account with its workshops, their projects, files, sessions and messages of readers
 * (docs/reference/accounts.md#deletion), and sends a mail about it. Messages to other creators
 * stay, without name and e-mail.
 * @throws {AppError} validation_failed at currentPassword, too_many_requests,
 * fresh_sign_in_required, unauthenticated when it is already deleted
 */
export async function deleteAccount(
  actor: Actor,
  currentPassword: string | undefined,
  visitor: Visitor,
): Promise<void> {
  const account = await proveOwner(actor, currentPassword, visitor);
  await inTransaction(
    async () => {
      if (!(await isStillOwner(actor, account.passwordHash))) {
        throw (await findAccount(actor.userId, actor.sessionId))
          ? fieldError('currentPassword', 'currentPasswordWrong')
          : new AppError('unauthenticated');
      }
      await removeAccount(account);
      await mailAccountDeleted({
        email: account.email,
        name: account.name,
        locale: visitor.locale,
      });
    },
    { timeoutMs: DELETION_MS },
  );
  logger.info('account_deleted', { address: visitor.address, session: actor.sessionId });
}

/**
 * Removes the account with this id.
 * @returns whether it existed
 */
export async function removeAccountOf(userId: string): Promise<boolean> {
  const owner = await findOwner(userId);
  if (owner) await removeAccount(owner);
  return owner !== null;
}

/**
 * Deletes an account with all its data within the current transaction.
 */
export async function removeAccount(account: OwnerRow): Promise<void> {
  const { id, emailKey } = account;
  const workshops = await lockWorkshops(id);
  const creatorIds = workshops.map((workshop) => workshop.id);
  const projectUids = await listProjectUids(creatorIds);
  // Switches off what they set up in workshops of others.
  await revokeTokens({ userId: id });
  // An unconfirmed address may belong to another person: messages from before the account stay as
  // they are.
  await forgetSender(emailKey, account.emailConfirmedAt ? new Date(0) : account.createdAt);
  if (account.emailConfirmedAt) await deleteInvitationsTo(emailKey);
  await removeMailsTo(emailKey);
  await forgetImports({ userId: id, creatorIds });
  for (const creatorId of creatorIds) await releaseAllFiles(creatorId);
  await deleteUser(id);
  await emit('account.removed', {
    userId: id,
    creatorUids: workshops.map(({ uid }) => uid),
    projectUids,
  });
}
