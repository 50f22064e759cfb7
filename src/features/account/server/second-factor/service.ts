import 'server-only';
import { logger } from '@/server/logging/logger';
import { countAttempt, forgiveAttempt, type LimitKey } from '@/server/rate-limit';
import { readSite } from '@/server/site/settings';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import * as changes from '@/features/auth/server/second-factor/changes';
import { beginOneTimeCodes } from '@/features/auth/server/second-factor/one-time-codes';
import { newPasskeyOptions, passkeyRequest } from '@/features/auth/server/second-factor/passkeys';
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
export const readSecondFactor = ({ userId }: Actor): Promise<SecondFactorView> =>
  changes.readFactors(userId);

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
  const recoveryCodes = await changes.addCodes(actor, code.replace(/\s/g, ''), visitor);
  await forgiveAttempt(key);
  return { recoveryCodes };
}

/**
 * Begins a new passkey.
 * @throws {AppError} too_many_passkeys, and what proveWithFactor throws
 */
export async function beginPasskey(actor: Actor, proof: FactorProof, visitor: Visitor) {
  const account = await proveWithFactor(actor, proof, visitor);
  await changes.requireRoom(actor.userId);
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
  return { recoveryCodes: await changes.addPasskeyOf(actor, input, visitor) };
}

/** Makes ten new recovery codes. Throws what proveWithFactor throws. */
export async function renewRecoveryCodes(
  actor: Actor,
  proof: FactorProof,
  visitor: Visitor,
): Promise<RecoveryCodesView> {
  await proveWithFactor(actor, proof, visitor, { needsFactor: true });
  return { recoveryCodes: await changes.renewCodes(actor, visitor.locale) };
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
  const allowOff = async () => {
    if (isOperator && (await readSite()).operatorsNeedSecondFactor)
      throw new AppError('operators_need_second_factor');
  };
  await changes.removeFactorOf(actor, what, { locale: visitor.locale, allowOff });
  logger.info('second_factor_removed', { by: actor.sessionId, address: visitor.address });
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
