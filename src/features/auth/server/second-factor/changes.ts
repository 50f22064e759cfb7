import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { Locale } from '@/shared/interface/languages';
import { PASSKEYS_MAX } from '../../second-factor/constants';
import type { NewPasskey } from '../../second-factor/schema';
import type { Actor } from '../actor';
import { holdAccess } from '../first-proof/prove-email';
import { mailSecondStep, type SecondStepMail } from '../mails/mails';
import { revokeTokens } from '../personal-tokens/ending/service';
import { endSessionsOf, lockPasswordHash } from '../repository';
import type { Visitor } from '../visitor';
import { confirmOneTimeCodes } from './one-time-codes';
import { addPasskey } from './passkeys';
import { makeRecoveryCodes } from './recovery-codes';
import * as rows from './repository';

/** The second factors of an account, without their secrets. */
export async function readFactors(userId: string) {
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

/** Locks an account until the transaction ends, and reports whether it has a second factor. */
export async function lockSecondFactor(userId: string): Promise<boolean> {
  await lockPasswordHash(userId);
  return rows.hasSecondFactor(userId);
}

/**
 * Confirms a new app by its first code.
 * @throws {AppError} second_factor_refused, unauthenticated
 */
export const addCodes = (actor: Actor, code: string, visitor: Visitor): Promise<string[]> =>
  addFactor(actor, visitor, 'codesAdded', () => confirmOneTimeCodes(actor.userId, code));

/**
 * Adds the passkey that a browser made.
 * @throws {AppError} second_factor_refused, too_many_passkeys, unauthenticated
 */
export const addPasskeyOf = (
  actor: Actor,
  input: { passkey: NewPasskey; name: string },
  visitor: Visitor,
): Promise<string[]> =>
  addFactor(actor, visitor, 'passkeyAdded', async () => {
    await requireRoom(actor.userId);
    return addPasskey(actor, input);
  });

/** @throws {AppError} too_many_passkeys */
export async function requireRoom(userId: string): Promise<void> {
  if ((await rows.listPasskeys(userId)).length >= PASSKEYS_MAX)
    throw new AppError('too_many_passkeys');
}

/**
 * Adds a factor under the lock of the account. The first one ends the other sessions and revokes
 * personal tokens: they were made without it.
 * @returns the recovery codes that the first one makes
 */
async function addFactor(
  actor: Actor,
  { locale, address }: Visitor,
  what: SecondStepMail['what'],
  add: () => Promise<boolean>,
): Promise<string[]> {
  const { userId, sessionId } = actor;
  const recoveryCodes = await inTransaction(async () => {
    const wasOn = await lockSecondFactor(userId);
    await holdAccess(actor);
    if (!(await add())) return undefined;
    await rows.markFactors(userId);
    await mailSecondStep(userId, { locale, what: wasOn ? what : 'on' });
    if (wasOn) return [];
    await endSessionsOf(userId, sessionId);
    await revokeTokens({ userId });
    // A copy of this session may have begun one, which needed no factor yet.
    await rows.deleteBegun(userId);
    return makeRecoveryCodes(userId);
  });
  // Outside of the transaction, which has used up the challenge.
  if (!recoveryCodes) throw new AppError('second_factor_refused');
  logger.info('second_factor_added', { by: sessionId, address });
  return recoveryCodes;
}

/** Makes ten new recovery codes; the former ones end. */
export function renewCodes(actor: Actor, locale: Locale): Promise<string[]> {
  return inTransaction(async () => {
    await lockSecondFactor(actor.userId);
    await holdAccess(actor);
    await mailSecondStep(actor.userId, { locale, what: 'recoveryRenewed' });
    return makeRecoveryCodes(actor.userId);
  });
}

/**
 * Removes the passkey of an id, the app for codes, or all.
 * @param allowOff throws where the account must keep a second factor
 * @throws {AppError} not_found, unauthenticated
 */
export async function removeFactorOf(
  actor: Actor,
  what: string,
  { locale, allowOff }: { locale: Locale; allowOff: () => Promise<void> },
): Promise<void> {
  const { userId } = actor;
  await inTransaction(async () => {
    await lockSecondFactor(userId);
    await holdAccess(actor);
    if (!(await deleteNamed(userId, what))) throw new AppError('not_found');
    const isOn = await rows.markFactors(userId);
    if (!isOn) await allowOff();
    await mailSecondStep(userId, { locale, what: isOn ? 'removed' : 'off' });
  });
}

async function deleteNamed(userId: string, what: string): Promise<boolean> {
  if (what === 'all') return (await rows.deleteFactors(userId)) > 0;
  if (what === 'codes') return rows.deleteOneTimeCode(userId);
  return isUuid(what) && rows.deletePasskey(userId, what);
}

/**
 * Removes all factors of an account whose owner lost them. Call this in a transaction.
 * @returns false when there was none
 */
export async function removeLostFactors(userId: string, locale: Locale): Promise<boolean> {
  if (!(await lockSecondFactor(userId))) return false;
  await rows.deleteFactors(userId);
  await rows.markFactors(userId);
  await mailSecondStep(userId, { locale, what: 'removedHere' });
  return true;
}
