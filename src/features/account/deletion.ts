import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logger';
import { AppError, fieldError } from '@/shared/app-error';
import type { Actor } from '../auth/actor';
import { mailAccountDeleted } from '../auth/mails';
import { isStillThePassword } from '../auth/new-password';
import type { Visitor } from '../auth/service';
import { expireCreator } from '../profile/cache';
import { expireProjects } from '../project/cache';
import { releaseAllFiles } from '../uploads/service';
import { deleteMailJobsTo, deleteUser, findAccount, forgetSender, listProjectUids } from './repository';
import { proveOwner } from './service';

/** An account of a thousand long guides, with all that readers left there, goes in one piece. */
const DELETION_MS = 25_000;

/**
 * Removes the account with its creator, projects, files, sessions and all that readers left there (contract, section 3); a mail tells of it.
 * What the person wrote to other creators stays without name and e-mail.
 * @throws {AppError} validation_failed at currentPassword, too_many_requests, fresh_sign_in_required, unauthenticated when it is gone already
 */
export async function deleteAccount(actor: Actor, currentPassword: string | undefined, visitor: Visitor): Promise<void> {
  const account = await proveOwner(actor, currentPassword, visitor);
  await inTransaction(async () => {
    if (!(await isStillThePassword(actor.userId, account.passwordHash))) {
      throw (await findAccount(actor.userId, actor.sessionId)) ? fieldError('currentPassword', 'currentPasswordWrong') : new AppError('unauthenticated');
    }
    const projectUids = await listProjectUids(actor.creatorId);
    if (account.emailConfirmedAt) await forgetSender(account.emailKey);
    await deleteMailJobsTo(account.emailKey);
    await releaseAllFiles(actor.creatorId);
    await deleteUser(actor.userId);
    await mailAccountDeleted({ email: account.email, name: account.name, locale: visitor.locale });
    if (account.creator) await expireCreator(account.creator.uid);
    await expireProjects(projectUids);
  }, { timeoutMs: DELETION_MS });
  logger.info('account_deleted', { address: visitor.address, session: actor.sessionId });
}
