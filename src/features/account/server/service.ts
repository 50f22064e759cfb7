import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { countAttempt, forgiveAttempt, isWithinLimit, type LimitKey } from '@/server/rate-limit';
import { refuseWords } from '@/server/site/refuse-words';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { isStillOwner, setNewPassword } from '@/features/auth/server/passwords/new-password';
import { mailTokenMade } from '@/features/auth/server/mails/mails';
import { requirePasswords, verifyPassword } from '@/features/auth/server/passwords/password';
import { setDailyMail } from '@/features/auth/server/mails/unsubscription';
import { insertPersonalToken } from '@/features/auth/server/personal-tokens/service';
import type { NewTokenInput, NewTokenView } from '@/features/auth/personal-tokens/schema';
import type { Visitor } from '@/features/auth/server/visitor';
import { holdWorkshop } from '@/features/auth/server/workshops/members/service';
import { actorForJob, listWorkshops, requireRole } from '@/features/auth/server/workshops/service';
import { roleMay } from '@/features/auth/workshops/roles';
import { saveProfile } from '@/features/profile/server/service';
import { takeUploads } from '@/features/uploads/server/service';
import { hasPassword, isFreshFromProvider, toAccountView } from './presenter';
import {
  type AccountRow,
  findAccount,
  forgetVisitor,
  renameUser,
  updateNamedVisits,
} from './repository';
import type { AccountView, UserPatch } from '../schema';

/**
 * The creator's own account (docs/reference/accounts.md#own-account).
 * @throws {AppError} unauthenticated when it was just deleted
 */
export async function readAccount(actor: Actor): Promise<AccountView> {
  return toAccountView(await findOwnAccount(actor), await listWorkshops(actor.userId));
}

async function findOwnAccount(actor: Actor): Promise<AccountRow> {
  const account = await findAccount(actor.userId, actor.sessionId);
  if (!account) throw new AppError('unauthenticated');
  return account;
}

/**
 * Changes the name of the account, the profile, or the password
 * (docs/reference/accounts.md#own-account).
 * @throws {AppError} validation_failed; role_needed for the profile; for the password also passwords_off, too_many_requests,
 * fresh_sign_in_required
 */
export async function updateAccount(
  actor: Actor,
  { password, currentPassword, ...data }: UserPatch,
  visitor: Visitor,
): Promise<AccountView> {
  if (password === undefined) await saveData(actor, data);
  else await changePassword(actor, { currentPassword, password }, visitor);
  return readAccount(actor);
}

async function changePassword(
  actor: Actor,
  { currentPassword, password }: { currentPassword: string | undefined; password: string },
  visitor: Visitor,
): Promise<void> {
  requirePasswords();
  const user = await proveOwner(actor, currentPassword, visitor);
  await setNewPassword({
    user,
    password,
    field: 'password',
    locale: visitor.locale,
    exceptSessionId: actor.sessionId,
    // Of two changes with the same current password, the second one fails.
    first: async () => {
      if (!(await isStillOwner(actor, user.passwordHash)))
        throw fieldError('currentPassword', 'currentPasswordWrong');
    },
  });
  logger.info('password_changed', { address: visitor.address, session: actor.sessionId });
}

async function saveData(
  actor: Actor,
  {
    name,
    creator,
    dailyMail,
    namedVisits,
  }: Pick<UserPatch, 'name' | 'creator' | 'dailyMail' | 'namedVisits'>,
): Promise<void> {
  if (creator) requireRole(actor, 'session');
  await refuseWords([['name', name]]);
  await takeUploads(actor, [creator?.avatar, creator?.cover]);
  await inTransaction(async () => {
    // The names of account and creator are independent, except at registration.
    if (name !== undefined) await renameUser(actor.userId, name);
    if (dailyMail !== undefined) await setDailyMail(actor.userId, dailyMail);
    if (namedVisits !== undefined) await setNamedVisits(actor.userId, namedVisits);
    if (creator && Object.keys(creator).length > 0) await saveProfile(actor, creator);
  });
}

/** A no also removes the name from stored records (docs/decisions/0017). */
async function setNamedVisits(userId: string, isWanted: boolean): Promise<void> {
  await updateNamedVisits(userId, isWanted);
  if (!isWanted) await forgetVisitor(userId);
}

/**
 * Verifies that the caller is the owner and not the holder of a stolen token: by the password, or
 * for an account without one, or where passwords are off, by a sign-in with its provider within the
 * last five minutes.
 * @throws {AppError} validation_failed at currentPassword, too_many_requests,
 *   fresh_sign_in_required
 */
export async function proveOwner(
  actor: Actor,
  currentPassword: string | undefined,
  visitor: Visitor,
): Promise<AccountRow> {
  const account = await findOwnAccount(actor);
  if (!hasPassword(account)) {
    if (!isFreshFromProvider(account)) throw new AppError('fresh_sign_in_required', onlyProvider());
    return account;
  }
  if (currentPassword === undefined) throw fieldError('currentPassword', 'currentPasswordRequired');
  const keys: LimitKey[] = [
    { name: 'proof', by: actor.userId },
    { name: 'proof-address', visitor: visitor.key },
  ];
  for (const key of keys) await countAttempt(key);
  if (!(await verifyPassword(account.passwordHash, currentPassword))) {
    logger.warn('current_password_refused', { address: visitor.address, session: actor.sessionId });
    throw fieldError('currentPassword', 'currentPasswordWrong');
  }
  for (const key of keys) await forgiveAttempt(key);
  return account;
}

/** Selects the text without the advice to set a password. */
const onlyProvider = () => (env().hasPasswords ? {} : ({ reason: 'onlyProvider' } as const));

/**
 * Creates a personal token and mails its owner. It outlives the session, so proof of ownership is
 * required again (decision 0040).
 * @throws {AppError} validation_failed at currentPassword, fresh_sign_in_required, too_many_tokens,
 *   too_many_requests, workshop_not_found
 */
export async function makeToken(
  actor: Actor,
  { currentPassword, ...wish }: NewTokenInput,
  visitor: Visitor,
): Promise<NewTokenView> {
  await countAttempt({ name: 'personal-token', by: actor.userId });
  const owner = await proveOwner(actor, currentPassword, visitor);
  const { passwordHash, email, name, isOperator } = owner;
  if (wish.scopes.includes('operate') && !isOperator)
    throw fieldError('scopes', 'tokenScopeOperate');
  if (
    wish.scopes.some((scope) => !['operate', 'read'].includes(scope) && !roleMay(actor.role, scope))
  )
    throw fieldError('scopes', 'tokenScopeRole');
  // The address may be a stranger's, so the number of mails is limited.
  const mayMail = await isWithinLimit({ name: 'personal-token-mail', by: actor.userId });
  const made = await inTransaction(async () => {
    // A password change revokes all tokens: none may be created with the old password after that.
    if (!(await isStillOwner(actor, passwordHash)))
      throw fieldError('currentPassword', 'currentPasswordWrong');
    // A removal revokes tokens, too: none may stay behind it for another invitation to revive.
    await holdWorkshop(actor.creatorId);
    if (!(await actorForJob(actor, 'draft'))) throw new AppError('workshop_not_found');
    const token = await insertPersonalToken(actor, wish);
    if (mayMail) await mailTokenMade({ email, name, locale: visitor.locale, token });
    return token;
  });
  logger.info('personal_token_created', {
    credential: made.id,
    scopes: made.scopes.join(' '),
    by: actor.sessionId,
    address: visitor.address,
  });
  return made;
}
