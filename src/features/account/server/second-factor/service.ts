import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { countAttempt, forgiveAttempt, type LimitKey } from '@/server/rate-limit';
import { readSite } from '@/server/site/settings';
import { AppError, fieldError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import { PASSKEYS_MAX } from '@/features/auth/second-factor/constants';
import type { Actor } from '@/features/auth/server/actor';
import { holdAccess } from '@/features/auth/server/first-proof/prove-email';
import { mailSecondStep, type SecondStepMail } from '@/features/auth/server/mails/mails';
import { revokeTokens } from '@/features/auth/server/personal-tokens/ending/service';
import { endSessionsOf, lockPasswordHash } from '@/features/auth/server/repository';
import {
  beginOneTimeCodes,
  confirmOneTimeCodes,
} from '@/features/auth/server/second-factor/one-time-codes';
import {
  addPasskey as storePasskey,
  newPasskeyOptions,
  passkeyRequest,
} from '@/features/auth/server/second-factor/passkeys';
import { makeRecoveryCodes } from '@/features/auth/server/second-factor/recovery-codes';
import * as rows from '@/features/auth/server/second-factor/repository';
import { checkFactor } from '@/features/auth/server/second-factor/service';
import type { Visitor } from '@/features/auth/server/visitor';
import type { AccountRow } from '../repository';
import { proveOwner } from '../service';
import type {
  AddPasskeyInput,
  FactorProof,
  NewCodesView,
  RecoveryCodesView,
  RemoveFactorInput,
  SecondFactorView,
} from '../../second-factor/schema';

/** The second factors of the account, without their secrets. */
export async function readSecondFactor({ userId }: Actor): Promise<SecondFactorView> {
  const passkeys = await rows.listPasskeys(userId);
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    codesSince: (await rows.findOneTimeCode(userId))?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await rows.countRecoveryCodes(userId),
  };
}

/** The challenge that a passkey of the account answers as a proof. */
export const challengePasskey = ({ userId, sessionId }: Actor) =>
  passkeyRequest({ userId, sessionId });

/** Begins a new app for one-time codes. Throws what proveWithFactor throws. */
export async function beginCodes(
  actor: Actor,
  proof: FactorProof,
  visitor: Visitor,
): Promise<NewCodesView> {
  const { email } = await proveWithFactor(actor, proof, visitor);
  return beginOneTimeCodes(actor.userId, email);
}

/**
 * Confirms the new app by its first code.
 * @throws {AppError} second_factor_refused, too_many_requests
 */
export async function confirmCodes(
  actor: Actor,
  code: string,
  visitor: Visitor,
): Promise<RecoveryCodesView> {
  const key: LimitKey = { name: 'second-factor', by: actor.userId };
  await countAttempt(key);
  const view = await changeFactors(actor, visitor, 'codesAdded', () =>
    confirmOneTimeCodes(actor.userId, code.replace(/\s/g, '')),
  );
  await forgiveAttempt(key);
  return view;
}

/**
 * Begins a new passkey.
 * @throws {AppError} too_many_passkeys, and what proveWithFactor throws
 */
export async function beginPasskey(actor: Actor, proof: FactorProof, visitor: Visitor) {
  const account = await proveWithFactor(actor, proof, visitor);
  await requireRoom(actor.userId);
  return newPasskeyOptions(actor, account);
}

/**
 * Adds the passkey that the browser made.
 * @throws {AppError} second_factor_refused, too_many_passkeys, too_many_requests
 */
export async function addPasskey(
  actor: Actor,
  input: AddPasskeyInput,
  visitor: Visitor,
): Promise<RecoveryCodesView> {
  await countAttempt({ name: 'second-factor-address', visitor: visitor.key });
  return changeFactors(actor, visitor, 'passkeyAdded', async () => {
    await requireRoom(actor.userId);
    return storePasskey(actor, input);
  });
}

/** Makes ten new recovery codes. Throws what proveWithFactor throws. */
export async function renewRecoveryCodes(
  actor: Actor,
  proof: FactorProof,
  visitor: Visitor,
): Promise<RecoveryCodesView> {
  await proveWithFactor(actor, proof, visitor, { needsFactor: true });
  return inTransaction(async () => {
    await lockPasswordHash(actor.userId);
    await holdAccess(actor);
    await mailSecondStep(actor.userId, { locale: visitor.locale, what: 'recoveryRenewed' });
    return { recoveryCodes: await makeRecoveryCodes(actor.userId) };
  });
}

/**
 * Removes a factor, or all of them.
 * @throws {AppError} not_found, operators_need_second_factor, and what proveWithFactor throws
 */
export async function removeFactor(
  actor: Actor,
  { what, ...proof }: RemoveFactorInput,
  visitor: Visitor,
): Promise<void> {
  const { isOperator } = await proveWithFactor(actor, proof, visitor, { needsFactor: true });
  const { userId } = actor;
  await inTransaction(async () => {
    await lockPasswordHash(userId);
    await holdAccess(actor);
    const isRemoved =
      what === 'all'
        ? (await rows.deleteFactors(userId)) > 0
        : what === 'codes'
          ? await rows.deleteOneTimeCode(userId)
          : isUuid(what) && (await rows.deletePasskey(userId, what));
    if (!isRemoved) throw new AppError('not_found');
    const isOn = await rows.markFactors(userId);
    if (!isOn && isOperator && (await readSite()).operatorsNeedSecondFactor)
      throw new AppError('operators_need_second_factor');
    await mailSecondStep(userId, { locale: visitor.locale, what: isOn ? 'removed' : 'off' });
  });
  logger.info('second_factor_removed', { by: actor.sessionId, address: visitor.address });
}

/**
 * Adds a factor under the lock of the account. The first one makes recovery codes, ends the other
 * sessions and revokes personal tokens: they were made without it.
 * @throws {AppError} second_factor_refused, unauthenticated
 */
async function changeFactors(
  actor: Actor,
  { locale, address }: Visitor,
  what: SecondStepMail['what'],
  add: () => Promise<boolean>,
): Promise<RecoveryCodesView> {
  const { userId, sessionId } = actor;
  const recoveryCodes = await inTransaction(async () => {
    await lockPasswordHash(userId);
    await holdAccess(actor);
    const wasOn = await rows.hasSecondFactor(userId);
    if (!(await add())) return undefined;
    await rows.markFactors(userId);
    await mailSecondStep(userId, { locale, what: wasOn ? what : 'on' });
    if (wasOn) return [];
    await endSessionsOf(userId, sessionId);
    await revokeTokens({ userId });
    return makeRecoveryCodes(userId);
  });
  // Outside of the transaction, which has used up the challenge.
  if (!recoveryCodes) throw new AppError('second_factor_refused');
  logger.info('second_factor_added', { by: sessionId, address });
  return { recoveryCodes };
}

async function requireRoom(userId: string): Promise<void> {
  if ((await rows.listPasskeys(userId)).length >= PASSKEYS_MAX)
    throw new AppError('too_many_passkeys');
}

/**
 * Verifies the owner, and a factor where the account has one: who took over a session adds and
 * removes none.
 * @throws {AppError} validation_failed at currentPassword or factor, fresh_sign_in_required,
 *   second_factor_refused, not_found where a factor is needed and there is none, too_many_requests
 */
async function proveWithFactor(
  actor: Actor,
  { currentPassword, factor }: FactorProof,
  visitor: Visitor,
  { needsFactor = false } = {},
): Promise<AccountRow> {
  const account = await proveOwner(actor, currentPassword, visitor);
  if (account.secondFactorAt === null) {
    if (needsFactor) throw new AppError('not_found');
    return account;
  }
  if (factor === undefined) throw fieldError('factor', 'factor');
  await checkFactor(actor, factor, visitor);
  return account;
}
