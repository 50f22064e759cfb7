import 'server-only';
import { deviceText } from '@/i18n/device-text';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '../actor';
import { type Provider, PROVIDERS } from '../../constants';
import { deviceOf } from '../../model/device';
import {
  deleteOldSessions,
  endAllSessions,
  endOwnSession,
  endSessionsOf,
  listLiveSessions,
} from '../repository';

type OwnSession = {
  id: string;
  device: string;
  isCurrent: boolean;
  provider: Provider | null;
  createdAt: string;
  lastUsedAt: string;
};

const SESSIONS_SHOWN = 100;
/** Ended sessions stay this long for incident analysis. */
const KEPT_MS = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 500;

/** The sessions of the account, most recently used first; lists at most 100 and counts all. */
export async function listSessions(
  actor: Actor,
  locale: Locale,
): Promise<{ results: OwnSession[]; totalResults: number }> {
  const { rows, total } = await listLiveSessions(actor.userId, SESSIONS_SHOWN);
  const results = rows.map((session) => ({
    id: session.id,
    device: deviceText(locale, deviceOf(session.userAgent)),
    isCurrent: session.id === actor.sessionId,
    provider: PROVIDERS.find((provider) => provider === session.provider) ?? null,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  }));
  return { results, totalResults: total };
}

/**
 * Ends one session of the account with its tokens, perhaps the current one.
 * @throws {AppError} not_found, also for another account's session
 */
export async function endSessionOf(actor: Actor, sessionId: string): Promise<void> {
  if (!isUuid(sessionId) || !(await endOwnSession(actor.userId, sessionId)))
    throw new AppError('not_found');
  logger.info('session_ended', { session: sessionId, by: actor.sessionId });
}

/** Ends every session of the account but the current one; with 'all' that one too. */
export async function endSessions(actor: Actor, scope: 'others' | 'all'): Promise<void> {
  await endSessionsOf(actor.userId, scope === 'all' ? undefined : actor.sessionId);
  logger.info('sessions_ended', { scope, by: actor.sessionId });
}

/**
 * Ends all sessions after a restore: it is unknown which of them have ended since
 * (docs/decisions/0038).
 * @param timeoutMs for any number of sessions
 */
export function endRestoredSessions(timeoutMs: number): Promise<number> {
  return inTransaction(endAllSessions, { timeoutMs });
}

/**
 * Deletes a bounded number of sessions, refresh tokens and mail tokens that ended or expired over a
 * day ago.
 * @returns how many
 */
export function sweepSessions(): Promise<number> {
  return deleteOldSessions(new Date(Date.now() - KEPT_MS), SWEPT_AT_ONCE);
}
