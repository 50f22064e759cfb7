import 'server-only';
import { proveOwner } from '@/features/account/server/service';
import { requirePasswords } from '@/features/auth/server/passwords/password';
import { lockSecondFactor, removeLostFactors } from '@/features/auth/server/second-factor/changes';
import { checkFactor } from '@/features/auth/server/second-factor/service';
import { noteProof } from '@/features/auth/server/service';
import { emailKeyOf } from '@/shared/text/email';
import type { Visitor } from '@/features/auth/server/visitor';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { changeSite, readSite } from '@/server/site/settings';
import { AppError } from '@/shared/http/app-error';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import type { OperatorList, ProofInput } from '../../operators/schema';
import { type By, recordAct } from '../acts';
import type { Operator } from '../operator';
import { deleteOffer } from '../first-operator/repository';
import { findAccountByEmail, listOperatorRows, updateOperator } from './repository';

/**
 * An account that was made or unmade an operator, or was one already, or was refused: anybody may
 * have signed up with an e-mail that is not confirmed.
 */
type Changed = { name: string; isConfirmed: boolean; isChanged: boolean };

export async function listOperators(): Promise<OperatorList> {
  const rows = await listOperatorRows();
  return {
    results: rows.map(({ name, email }) => ({ name, email })),
    totalResults: rows.length,
    needSecondFactor: (await readSite()).operatorsNeedSecondFactor,
  };
}

/**
 * Changes whether operators need a second factor.
 * @throws {AppError} second_factor_required_here for operators who would lock themselves out
 */
export function changeOperators(
  by: Operator,
  { needSecondFactor }: { needSecondFactor: boolean },
): Promise<OperatorList> {
  return inTransaction(async () => {
    // Of a removal of the last factor at the same time, one of the two fails.
    const hasSecondFactor = await lockSecondFactor(by.actor.userId);
    if (needSecondFactor && !hasSecondFactor) throw new AppError('second_factor_required_here');
    const { name } = await changeSite({ operatorsNeedSecondFactor: needSecondFactor });
    await recordAct(by, {
      kind: 'site_changed',
      subject: { kind: 'site', id: 'site', label: name },
      details: { operatorsNeedSecondFactor: needSecondFactor },
    });
    return listOperators();
  });
}

/**
 * Removes the second factor of an account whose owner lost all of it. Only on the machine, as it is
 * a way around.
 * @returns undefined without such an account
 */
export function removeSecondFactor(
  email: string,
): Promise<{ name: string; isChanged: boolean } | undefined> {
  return inTransaction(async () => {
    const account = await findAccountByEmail(emailKeyOf(email));
    if (!account) return undefined;
    const { id, name, locale } = account;
    const isChanged = await removeLostFactors(id, isLocale(locale) ? locale : DEFAULT_LOCALE);
    if (isChanged)
      await recordAct('command line', {
        kind: 'second_step_removed',
        subject: { kind: 'account', id, label: name },
      });
    return { name, isChanged };
  });
}

/**
 * Makes the account of a confirmed e-mail an operator, or no longer one. No call of the API does
 * this.
 * @returns undefined without such an account
 */
export function setOperator(
  email: string,
  isOperator: boolean,
  by: By = 'command line',
): Promise<Changed | undefined> {
  return inTransaction(async () => {
    const account = await findAccountByEmail(emailKeyOf(email));
    if (!account) return undefined;
    const { id, name, emailConfirmedAt } = account;
    const isConfirmed = emailConfirmedAt !== null;
    if (isOperator && !isConfirmed) return { name, isConfirmed, isChanged: false };
    const isChanged = await updateOperator(id, isOperator);
    if (isOperator) await deleteOffer();
    if (isChanged)
      await recordAct(by, {
        kind: isOperator ? 'operator_added' : 'operator_removed',
        subject: { kind: 'account', id, label: name },
      });
    return { name, isConfirmed, isChanged };
  });
}

/**
 * Takes the password of an operator again, or a passkey.
 * @throws {AppError} second_factor_refused, passwords_off, validation_failed at currentPassword,
 *   fresh_sign_in_required, too_many_requests
 */
export async function proveOperator(
  { actor }: Operator,
  { currentPassword, passkey }: ProofInput,
  visitor: Visitor,
): Promise<void> {
  if (passkey) await checkFactor(actor, passkey, visitor);
  else {
    requirePasswords();
    await proveOwner(actor, currentPassword, visitor);
  }
  await noteProof(actor);
  logger.info('operator_proved', { session: actor.sessionId, address: visitor.address });
}
