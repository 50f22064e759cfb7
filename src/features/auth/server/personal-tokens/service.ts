import 'server-only';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import { TOKEN_PREFIX } from '@/shared/http/token-prefix';
import { isUuid } from '@/shared/ids/uid';
import { type Actor, mintActor } from '../actor';
import { mustConfirmFirst } from '../joining/rules';
import { toUserView } from '../presenter';
import type { LiveSession } from '../sessions/live-session';
import { hashOpaqueToken, makeOpaqueToken } from '../sessions/tokens';
import {
  EXPIRED_TOKEN_KEPT_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
  TOKENS_PER_ACCOUNT,
} from '../../personal-tokens/constants';
import { wholeScopes } from '../../personal-tokens/model/scopes';
import { revokeTokens } from './ending/service';
import { roleMay } from '../../workshops/roles';
import { listWorkshops } from '../workshops/repository';
import { toTokenView } from './presenter';
import {
  countTokens,
  deleteOldTokens,
  findLiveToken,
  insertToken,
  listTokens,
  touchToken,
} from './repository';
import type { NewTokenInput, NewTokenView, TokensResponse } from '../../personal-tokens/schema';

const DAY_MS = 24 * 60 * 60_000;
/** Minimum interval between two records of the last use. */
const TOUCH_EVERY_MS = 60_000;
const SWEPT_AT_ONCE = 500;
const LOOK = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

/** Reports whether a bearer has the prefix of a personal token: then it is verified only as one. */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(TOKEN_PREFIX);
}

/**
 * The actor and scopes of a token; undefined when it is unknown, revoked or expired, when its account
 * has no role in its workshop any more, and while the account must confirm its e-mail first.
 */
export async function findByToken(
  token: string,
): Promise<(LiveSession & { scopes: TokenScope[] }) | undefined> {
  const personalToken = LOOK.test(token) ? await findLiveToken(hashOpaqueToken(token)) : null;
  if (!personalToken || (await mustConfirmFirst(personalToken.user))) return undefined;
  const workshops = await listWorkshops(personalToken.userId);
  const workshop = workshops.find(({ id }) => id === personalToken.creatorId);
  if (!workshop) return undefined;
  const notSince = new Date(Date.now() - TOUCH_EVERY_MS);
  if (personalToken.lastUsedAt === null || personalToken.lastUsedAt <= notSince)
    await touchToken(personalToken.id, notSince);
  return {
    actor: mintActor({
      userId: personalToken.userId,
      creatorId: workshop.id,
      role: workshop.role,
      languages: workshop.languages,
      sessionId: personalToken.id,
      tokenId: personalToken.id,
      via: personalToken.name,
    }),
    user: toUserView(personalToken.user),
    workshop,
    workshops,
    isOperator: personalToken.user.isOperator,
    hasSecondFactor: personalToken.user.secondFactorAt !== null,
    // Its owner chose its scopes with a proof.
    provedAt: new Date(),
    provider: null,
    scopes: TOKEN_SCOPES.filter(
      (scope) =>
        personalToken.scopes.includes(scope) &&
        // Reading is of every token; calls ask for the role's own share of it.
        (scope === 'operate'
          ? personalToken.user.isOperator
          : scope === 'read' || roleMay(workshop.role, scope)),
    ),
  };
}

/**
 * Creates a token. Call this in the transaction that locks the account after its owner was
 * verified.
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
    creatorId: actor.creatorId,
    name,
    tokenHash: hashOpaqueToken(token),
    scopes: wholeScopes(scopes),
    expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
  });
  return { ...toTokenView(row), token };
}

/** The tokens of the account, newest first, including recently expired ones. */
export async function listPersonalTokens(actor: Actor): Promise<TokensResponse> {
  const results = (await listTokens(actor.userId)).map(toTokenView);
  return { results, totalResults: results.length };
}

/**
 * Revokes a token at once, and switches off the webhooks that it set up.
 * @throws {AppError} not_found, also for another account's token
 */
export async function revokePersonalToken(actor: Actor, tokenId: string): Promise<void> {
  const isRevoked =
    isUuid(tokenId) &&
    (await inTransaction(() => revokeTokens({ userId: actor.userId, id: tokenId })));
  if (!isRevoked) throw new AppError('not_found');
  logger.info('personal_token_revoked', { credential: tokenId, by: actor.sessionId });
}

/**
 * Deletes a bounded number of tokens that expired over 30 days ago.
 * @returns how many tokens
 */
export async function sweepPersonalTokens(): Promise<number> {
  return deleteOldTokens(new Date(Date.now() - EXPIRED_TOKEN_KEPT_DAYS * DAY_MS), SWEPT_AT_ONCE);
}
