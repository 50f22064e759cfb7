import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logger';
import { countAttempt, forgiveAttempt } from '@/server/rate-limit';
import { AppError, fieldError } from '@/shared/app-error';
import type { Actor } from '../auth/actor';
import { isStillThePassword, setNewPassword } from '../auth/new-password';
import { verifyPassword } from '../auth/password';
import { setDailyMail } from '../auth/unsubscription';
import type { Visitor } from '../auth/service';
import { saveProfile } from '../profile/service';
import { renewSearchTexts } from '../project/service';
import { takeUploads } from '../uploads/service';
import { isFreshFromProvider, toAccountView } from './presenter';
import { type AccountRow, findAccount, renameUser } from './repository';
import type { AccountView, UserPatch } from './schema';

const TEN_MINUTES_MS = 10 * 60_000;
const PROOFS_PER_ACCOUNT = 10;
const PROOFS_PER_ADDRESS = 50;

/** The creator's own account (specification, section 7, GET /dashboard/user). @throws {AppError} unauthenticated when it was just deleted */
export async function readAccount(actor: Actor): Promise<AccountView> {
  return toAccountView(await findOwnAccount(actor));
}

async function findOwnAccount(actor: Actor): Promise<AccountRow> {
  const account = await findAccount(actor.userId, actor.sessionId);
  if (!account) throw new AppError('unauthenticated');
  return account;
}

/**
 * Changes the name of the account, the profile, or the password (specification, section 7, PATCH /dashboard/user).
 * @throws {AppError} validation_failed; for the password also too_many_requests, fresh_sign_in_required
 */
export async function updateAccount(actor: Actor, { password, currentPassword, ...data }: UserPatch, visitor: Visitor): Promise<AccountView> {
  if (password === undefined) await saveData(actor, data);
  else await changePassword(actor, { currentPassword, password }, visitor);
  return readAccount(actor);
}

async function changePassword(actor: Actor, { currentPassword, password }: { currentPassword: string | undefined; password: string }, visitor: Visitor): Promise<void> {
  const user = await proveOwner(actor, currentPassword, visitor);
  await setNewPassword({
    user, password, field: 'password', locale: visitor.locale, exceptSessionId: actor.sessionId,
    // Of two changes that proved the same password one comes first, and the other did not know the current one.
    first: async () => {
      if (!(await isStillThePassword(actor.userId, user.passwordHash))) throw fieldError('currentPassword', 'currentPasswordWrong');
    },
  });
  logger.info('password_changed', { address: visitor.address, session: actor.sessionId });
}

async function saveData(actor: Actor, { name, creator, dailyMail }: Pick<UserPatch, 'name' | 'creator' | 'dailyMail'>): Promise<void> {
  await takeUploads(actor, [creator?.avatar, creator?.cover]);
  await inTransaction(async () => {
    // The account's name and the creator's are two things: only a new account gives one to the other.
    if (name !== undefined) await renameUser(actor.userId, name);
    if (dailyMail !== undefined) await setDailyMail(actor.userId, dailyMail);
    if (!creator || Object.keys(creator).length === 0) return;
    const { renamedTo } = await saveProfile(actor, creator);
    if (renamedTo !== undefined) await renewSearchTexts(actor, renamedTo);
  });
}

/**
 * Makes sure that whoever asks is the owner and not somebody with a stolen token: by the password, or where the account has none,
 * by having signed in with its provider within the last five minutes.
 * @throws {AppError} validation_failed at currentPassword, too_many_requests, fresh_sign_in_required
 */
export async function proveOwner(actor: Actor, currentPassword: string | undefined, visitor: Visitor): Promise<AccountRow> {
  const account = await findOwnAccount(actor);
  if (account.passwordHash === null) {
    if (!isFreshFromProvider(account)) throw new AppError('fresh_sign_in_required');
    return account;
  }
  if (currentPassword === undefined) throw fieldError('currentPassword', 'currentPasswordRequired');
  const limits = [{ key: `proof:${actor.userId}`, attempts: PROOFS_PER_ACCOUNT }, { key: `proof:${visitor.address}`, attempts: PROOFS_PER_ADDRESS }];
  for (const { key, attempts } of limits) await countAttempt(key, { attempts, windowMs: TEN_MINUTES_MS });
  if (!(await verifyPassword(account.passwordHash, currentPassword))) {
    logger.warn('current_password_refused', { address: visitor.address, session: actor.sessionId });
    throw fieldError('currentPassword', 'currentPasswordWrong');
  }
  for (const { key } of limits) await forgiveAttempt(key);
  return account;
}
