import 'server-only';
import { proveOwner } from '@/features/account/server/service';
import { requirePasswords } from '@/features/auth/server/passwords/password';
import { noteProof } from '@/features/auth/server/service';
import { emailKeyOf } from '@/shared/text/email';
import type { Visitor } from '@/features/auth/server/visitor';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import type { OperatorList } from '../../operators/schema';
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
  return { results: rows.map(({ name, email }) => ({ name, email })), totalResults: rows.length };
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
 * Takes the password of an operator again.
 * @throws {AppError} passwords_off, validation_failed at currentPassword, fresh_sign_in_required,
 *   too_many_requests
 */
export async function proveOperator(
  { actor }: Operator,
  currentPassword: string,
  visitor: Visitor,
): Promise<void> {
  requirePasswords();
  await proveOwner(actor, currentPassword, visitor);
  await noteProof(actor);
  logger.info('operator_proved', { session: actor.sessionId, address: visitor.address });
}
