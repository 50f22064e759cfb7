import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import type { LiveSession } from '@/features/auth/server/sessions/live-session';
import { site } from '@/server/site/current';
import { AppError } from '@/shared/http/app-error';
import { PROOF_MS } from '../constants';

declare const verified: unique symbol;

/** An operator of the site with a verified session or personal token. */
export type Operator = {
  readonly actor: Actor;
  readonly name: string;
  readonly session: LiveSession;
  readonly [verified]: true;
};

/** True if this site wants a second factor of its operators, and this one has none yet. */
export const lacksSecondFactor = ({ hasSecondFactor }: LiveSession): boolean =>
  site().operatorsNeedSecondFactor && !hasSecondFactor;

/**
 * The operator of a session.
 * @throws {AppError} forbidden for everybody else, second_factor_required_here
 */
export function operatorOf(session: LiveSession): Operator {
  if (!session.isOperator) throw new AppError('forbidden', { reason: 'notOperator' });
  if (lacksSecondFactor(session)) throw new AppError('second_factor_required_here');
  return { actor: session.actor, name: session.user.name, session } as Operator;
}

/**
 * Asks for the password again where a session is old: it may be a stolen one, or a browser left
 * alone. A personal token passes, as its scope was chosen with a proof.
 * @throws {AppError} proof_required
 */
export function requireRecentProof({ session: { provedAt } }: Operator): void {
  if (provedAt === null || Date.now() - provedAt.getTime() > PROOF_MS)
    throw new AppError('proof_required');
}
