import 'server-only';
import { logger } from '@/server/logger';
import { AppError } from '@/shared/app-error';
import { TOKEN_PREFIX } from '@/shared/token-prefix';
import { isUuid } from '@/shared/uid';
import { type Actor, mintActor } from '../actor';
import { toUserView } from '../presenter';
import type { UserView } from '../schema';
import { hashOpaqueToken, makeOpaqueToken } from '../tokens';
import {
  EXPIRED_TOKEN_KEPT_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
  TOKENS_PER_ACCOUNT,
} from './constants';
import { wholeScopes } from './model/scopes';
import { toTokenView } from './presenter';
import {
  countTokens,
  deleteOldTokens,
  deleteToken,
  findLiveToken,
  insertToken,
  listTokens,
  touchToken,
} from './repository';
import type { NewTokenInput, NewTokenView, TokensAnswer } from './schema';

const DAY_MS = 24 * 60 * 60_000;
/** How often 'last used' is written. */
const TOUCH_EVERY_MS = 60_000;
const SWEPT_AT_ONCE = 500;
const LOOK = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

/** Whether a bearer is meant to be a personal token: then it is judged as one, and as nothing else. */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(TOKEN_PREFIX);
}

/** Whom a token acts for and what it may do; undefined when it is unknown, revoked or expired. */
export async function findByToken(
  token: string,
): Promise<{ actor: Actor; user: UserView; scopes: TokenScope[] } | undefined> {
  const found = LOOK.test(token) ? await findLiveToken(hashOpaqueToken(token)) : null;
  if (!found?.user.creator) return undefined;
  const notSince = new Date(Date.now() - TOUCH_EVERY_MS);
  if (found.lastUsedAt === null || found.lastUsedAt <= notSince)
    await touchToken(found.id, notSince);
  return {
    actor: mintActor({
      userId: found.userId,
      creatorId: found.user.creator.id,
      sessionId: found.id,
    }),
    user: toUserView(found.user),
    scopes: TOKEN_SCOPES.filter((scope) => found.scopes.includes(scope)),
  };
}

/**
 * Makes a token for the account. To be called within the transaction that locks the account and has found its owner proved.
 * @throws {AppError} too_many_tokens
 */
export async function insertPersonalToken(
  actor: Actor,
  { name, scopes, expiresInDays }: Omit<NewTokenInput, 'currentPassword'>,
): Promise<NewTokenView> {
  if ((await countTokens(actor.userId)) >= TOKENS_PER_ACCOUNT)
    throw new AppError('too_many_tokens');
  const token = TOKEN_PREFIX + makeOpaqueToken().token;
  const row = await insertToken({
    userId: actor.userId,
    name,
    tokenHash: hashOpaqueToken(token),
    scopes: wholeScopes(scopes),
    expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
  });
  return { ...toTokenView(row), token };
}

/** The tokens of the account, the newest first, also those that expired lately. */
export async function listPersonalTokens(actor: Actor): Promise<TokensAnswer> {
  const results = (await listTokens(actor.userId)).map(toTokenView);
  return { results, totalResults: results.length };
}

/** Revokes a token: it opens nothing from now on. @throws {AppError} not_found, also for another's token */
export async function revokePersonalToken(actor: Actor, tokenId: string): Promise<void> {
  if (!isUuid(tokenId) || !(await deleteToken(tokenId, actor.userId)))
    throw new AppError('not_found');
  logger.info('personal_token_revoked', { credential: tokenId, by: actor.sessionId });
}

/** Removes tokens that expired over 30 days ago, a bounded number at once. @returns how many */
export function sweepPersonalTokens(): Promise<number> {
  return deleteOldTokens(new Date(Date.now() - EXPIRED_TOKEN_KEPT_DAYS * DAY_MS), SWEPT_AT_ONCE);
}
