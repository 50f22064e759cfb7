import 'server-only';
import { logger } from '@/server/logging/logger';
import { countAttempt, forgiveAttempt, type LimitKey } from '@/server/rate-limit';
import { readSignedId, signId } from '@/server/secrets/signed-id';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import { inTransaction } from '@/server/db/client';
import { SESSION_MS } from '../../constants';
import type { FactorKind } from '../../second-factor/constants';
import type { Factor, WaitingView } from '../../second-factor/schema';
import { mailSecondStep } from '../mails/mails';
import { toUserView } from '../presenter';
import { issueTokens } from '../sessions/issue-tokens';
import type { Visitor } from '../visitor';
import { takeOneTimeCode } from './one-time-codes';
import { passkeyRequest, takePasskeyProof } from './passkeys';
import { takeRecoveryCode } from './recovery-codes';
import {
  admitSession,
  countRecoveryCodes,
  findOneTimeCode,
  findWaiting,
  listPasskeys,
} from './repository';

/** Holder of a ticket: a browser has the cookie of its session, and gets no tokens. */
type TicketKind = 'browser' | 'client';
const purposeOf = (kind: TicketKind) => `makerstep second factor of a ${kind}`;
const ONE_TIME_CODE = /^\d{6}$/;

/** The kinds of factors of an account. */
export async function factorKinds(userId: string): Promise<FactorKind[]> {
  const hasPasskey = (await listPasskeys(userId)).length > 0;
  const hasCode = Boolean((await findOneTimeCode(userId))?.secret);
  return [...(hasPasskey ? ['passkey' as const] : []), ...(hasCode ? ['code' as const] : [])];
}

/** A session that waits, for the person who signs in; undefined when it does not wait (any more). */
export async function waitingOf(
  sessionId: string,
  kind: TicketKind,
): Promise<WaitingView | undefined> {
  const session = isUuid(sessionId) ? await findWaiting(sessionId) : null;
  return session
    ? {
        ticket: signId(purposeOf(kind), session.id),
        kinds: await factorKinds(session.userId),
        expires: session.expiresAt.toISOString(),
      }
    : undefined;
}

/**
 * The options with which a browser asks a passkey of the account that signs in.
 * @throws {AppError} session_ended
 */
export async function challengeWaiting(ticket: string) {
  const { session } = await readTicket(ticket);
  return passkeyRequest({ userId: session.userId, sessionId: session.id });
}

/**
 * Ends the wait of a session by its second factor.
 * @throws {AppError} session_ended, second_factor_refused, too_many_requests
 */
export async function giveSecondFactor(
  { ticket, factor }: { ticket: string; factor: Factor },
  visitor: Visitor,
) {
  const { session, kind } = await readTicket(ticket);
  const { id: sessionId, userId } = session;
  await checkFactor({ userId, sessionId }, factor, visitor);
  if (!(await admitSession(sessionId, new Date(Date.now() + SESSION_MS))))
    throw new AppError('session_ended');
  logger.info('second_factor_given', { session: sessionId, address: visitor.address });
  return {
    user: toUserView(session.user),
    ...(kind === 'client' ? { tokens: await issueTokens(userId, sessionId) } : {}),
  };
}

async function readTicket(ticket: string) {
  for (const kind of ['browser', 'client'] as const) {
    const id = readSignedId(purposeOf(kind), ticket);
    const session = id === undefined ? null : await findWaiting(id);
    if (session) return { session, kind };
  }
  throw new AppError('session_ended');
}

/**
 * Takes a factor of the account: a passkey that answers the challenge of the session, a one-time
 * code, or a recovery code. Wrong and used ones are answered alike.
 * @throws {AppError} second_factor_refused, too_many_requests
 */
export async function checkFactor(
  holder: { userId: string; sessionId: string },
  factor: Factor,
  visitor: Visitor,
): Promise<void> {
  const code = typeof factor === 'string' ? factor.replace(/\s/g, '') : undefined;
  const isOneTime = code !== undefined && ONE_TIME_CODE.test(code);
  const { userId } = holder;
  const keys: LimitKey[] = [
    { name: 'second-factor-address', visitor: visitor.key },
    // Only what can be guessed: others must not lock the owner out of passkeys and recovery codes.
    ...(isOneTime
      ? [
          { name: 'second-factor' as const, by: userId },
          { name: 'second-factor-day' as const, by: userId },
        ]
      : []),
  ];
  for (const key of keys) await countAttempt(key);
  if (!(await takeFactor(holder, { factor, code, isOneTime }, visitor))) {
    logger.warn('second_factor_refused', { address: visitor.address, session: holder.sessionId });
    throw new AppError('second_factor_refused');
  }
  for (const key of keys) await forgiveAttempt(key);
}

type Typed = { factor: Factor; code: string | undefined; isOneTime: boolean };

async function takeFactor(
  holder: { userId: string; sessionId: string },
  { factor, code, isOneTime }: Typed,
  { locale }: Visitor,
): Promise<boolean> {
  if (typeof factor !== 'string') return takePasskeyProof(holder, factor);
  const { userId } = holder;
  if (isOneTime) return takeOneTimeCode(userId, code ?? '');
  return inTransaction(async () => {
    if (!(await takeRecoveryCode(userId, code ?? ''))) return false;
    const left = await countRecoveryCodes(userId);
    await mailSecondStep(userId, { locale, what: 'recoveryUsed', left });
    return true;
  });
}
