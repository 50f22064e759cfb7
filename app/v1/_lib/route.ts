import type { z } from 'zod';
import type { Actor } from '@/features/auth/server/actor';
import { mayDo } from '@/features/auth/personal-tokens/model/scopes';
import { isPersonalToken } from '@/features/auth/server/personal-tokens/service';
import type { LiveSession } from '@/features/auth/server/sessions/live-session';
import { authenticate } from '@/features/auth/server/service';
import { requireRole } from '@/features/auth/server/workshops/service';
import { type Visitor, visitorOf } from '@/features/auth/server/visitor';
import { negotiateLocale } from '@/i18n/negotiate-locale';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { env } from '@/server/env/env';
import { logLimitRefusal } from '@/server/logging/limit-log';
import { withRateLimitHeaders } from '@/server/rate-limit-headers';
import { AppError } from '@/shared/http/app-error';
import {
  type CallScope,
  type Contract,
  neededOfRole,
  type PathParameter,
} from '@/shared/http/contract';
import { BOUND_CODES } from '@/shared/http/error-codes';
import type { Locale } from '@/shared/interface/languages';
import { validate } from '@/shared/http/validate';
import { errorResponse, PREFLIGHT, privateResponse, publicResponse } from './response';
import { once } from './idempotency';
import { readJson } from './request-body';
import { pageLinks } from './page-links';
import { queryInput } from './query-input';
import { scopeRefusal } from './scope';
import { actingFor } from './workshop';

// An address without variable parts has no params.
type Context = { params: Promise<Record<string, string | string[]> | undefined> };
export type RouteHandler = ((request: Request, context: Context) => Promise<Response>) & {
  /** Contract of the handler; a rejected method has none. */
  contract?: Contract;
};

type PublicContract = Contract & { scope: 'public' };
export type CreatorContract = Contract & { scope: CallScope };

/** Handler input, typed by the contract of the call. */
export type Call<C extends Contract> = {
  request: Request;
  params: Record<PathParameter<C['path']>, string>;
  query: Read<C['query']>;
  body: Read<C['body']>;
  locale: Locale;
  visitor: Visitor;
};
type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
/** Handler result; a `Response` is sent as it is. */
export type Result<C extends Contract> = C extends { answer: infer Answer extends z.ZodType }
  ? z.input<Answer> | Response
  : unknown;
/** Request facts that are known before the input is read. */
type Head = { params: Record<string, string>; locale: Locale; visitor: Visitor };

/**
 * A public call. A GET is a public read with an ETag; other methods are never stored. A handler may
 * return its own Response. `actor` and `user` are set when the bearer token belongs to a live
 * session; an invalid or a personal token counts as anonymous. An idempotent call reads the
 * Idempotency-Key in its handler. `limit` counts the call first, so that rejected calls count too
 * (docs/reference/limits.md#rate-limits).
 */
export function publicRoute<C extends PublicContract>(
  contract: C,
  handle: (call: Call<C> & Partial<LiveSession>) => Promise<Result<C>>,
  { limit }: { limit?: (visitor: Visitor) => Promise<void> } = {},
): RouteHandler {
  return implement(contract, async (request, head) => {
    await limit?.(head.visitor);
    const bearer = bearerOf(request);
    const session =
      bearer !== undefined && !isPersonalToken(bearer) ? await authenticate(bearer) : undefined;
    const input = await read(contract, request, head);
    const result = await handle({ ...input, ...session });
    checkAnswer(contract, result);
    if (result instanceof Response) return result;
    return withLinks(
      pageLinks(contract, request, input.query, result),
      request.method === 'GET' || request.method === 'HEAD'
        ? publicResponse(request, result)
        : privateResponse(result, statusOf(contract)),
    );
  });
}

/**
 * A call of a creator, by session or personal token. Checks the bearer token and its scope before
 * anything else. A handler may return its own Response (a download). `refuseUnless` requires
 * another scope that depends on the input. Where the contract is idempotent, a retry with the same
 * Idempotency-Key gets the first result (docs/reference/limits.md#idempotency).
 * @param options.admit throws for accounts that may not make the call, before anything else
 * @param options.tagOf the entity tag of a result, where the contract is tagged
 */
export function creatorRoute<C extends CreatorContract>(
  contract: C,
  handle: (
    call: Call<C> & {
      actor: Actor;
      session: LiveSession;
      refuseUnless: (scope: CallScope) => void;
      ifMatch: string | null;
    },
  ) => Promise<Result<C>>,
  {
    admit,
    tagOf,
  }: {
    admit?: (session: LiveSession) => void;
    tagOf?: (result: Exclude<Result<C>, Response>) => string;
  } = {},
): RouteHandler {
  return implement(contract, async (request, head) => {
    const bearer = bearerOf(request);
    const caller = await authenticateBearer(bearer);
    if (!caller) {
      if (bearer === undefined) throw new AppError('unauthenticated', { reason: 'noToken' });
      throw new AppError(isPersonalToken(bearer) ? 'token_refused' : 'unauthenticated');
    }
    const session = await actingFor(caller, contract, request, head.params);
    const { actor, scopes } = session;
    admit?.(session);
    const requireScope = (needed: CallScope) => {
      if (!mayDo(scopes, needed)) throw new AppError(scopeRefusal(needed));
    };
    const refuseUnless = (needed: CallScope) => {
      requireScope(needed);
      requireRole(actor, needed);
    };
    requireScope(contract.scope);
    const ofRole = neededOfRole(contract);
    if (ofRole) requireRole(actor, ofRole);
    const input = await read(contract, request, head);
    const status = statusOf(contract);
    const run = async () => {
      const ifMatch = request.headers.get('if-match');
      const result = await handle({ ...input, actor, session, refuseUnless, ifMatch });
      checkAnswer(contract, result);
      return result;
    };
    try {
      const result = contract.isIdempotent
        ? await once(request, actor, input, status, run)
        : await run();
      if (result instanceof Response) return result;
      const response = privateResponse(result, status);
      // The result of a retry is the stored one of the first call.
      if (tagOf) response.headers.set('ETag', tagOf(result as Exclude<Result<C>, Response>));
      return withLinks(pageLinks(contract, request, input.query, result), response);
    } catch (error) {
      if (error instanceof AppError && BOUND_CODES.has(error.code))
        logLimitRefusal(error.code, actor.creatorId);
      // Rows may vanish during a call because the account was deleted: not an internal error.
      if (
        error instanceof AppError ||
        isDatabaseUnavailable(error) ||
        (await authenticateBearer(bearer))
      )
        throw error;
      throw new AppError('unauthenticated', { cause: error });
    }
  });
}

function withLinks(links: string | undefined, response: Response): Response {
  if (links !== undefined) response.headers.set('Link', links);
  return response;
}

/** Answers 404 in the envelope, whatever the method. */
export const unknownAddress = guarded(async () => {
  throw new AppError('not_found');
});

/** The methods of one address; every other method answers 405 in the envelope. */
export function routes(
  handlers: Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', RouteHandler>>,
) {
  const allowed = Object.keys(handlers).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  const Allow = [...allowed, 'OPTIONS'].join(', ');
  const refuse: RouteHandler = async (request) => {
    const response = errorResponse(new AppError('method_not_allowed'), localeOf(request), request);
    response.headers.set('Allow', Allow);
    return response;
  };
  const headers = { Allow, ...(handlers.GET?.contract?.scope === 'public' ? PREFLIGHT : {}) };
  const options = async () => new Response(null, { status: 204, headers });
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    ...handlers,
    OPTIONS: options,
  };
}

type Handle = (request: Request, head: Head) => Promise<Response>;

function implement(contract: Contract, handle: Handle): RouteHandler {
  return Object.assign(guarded(handle), { contract });
}

/** Answers what `handle` throws in the envelope, and adds the limits that it counted. */
export function guarded(handle: Handle): RouteHandler {
  return (request, context) =>
    withRateLimitHeaders(async () => {
      const locale = localeOf(request);
      try {
        const params = Object.fromEntries(
          Object.entries((await context.params) ?? {}).map(([name, value]) => [
            name,
            String(value),
          ]),
        );
        return await handle(request, {
          params,
          locale,
          visitor: visitorOf(request.headers, locale),
        });
      } catch (error) {
        return errorResponse(error, locale, request);
      }
    });
}

async function read<C extends Contract>(
  contract: C,
  request: Request,
  head: Head,
): Promise<Call<C>> {
  const { query: querySchema, body: bodySchema, bodyMaxBytes } = contract;
  const query =
    querySchema &&
    validate(querySchema, queryInput(new URL(request.url), Object.keys(querySchema.shape)));
  const body = bodySchema && validate(bodySchema, await readJson(request, bodyMaxBytes));
  // Next read the parameters from the same path.
  return { ...head, request, query, body } as Call<C>;
}

const statusOf = ({ status = 200 }: Contract) => status;

/** The token of the header Authorization. */
export function bearerOf(request: Request): string | undefined {
  const [scheme, token, ...rest] = request.headers.get('authorization')?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : undefined;
}

async function authenticateBearer(bearer: string | undefined) {
  return bearer === undefined ? undefined : authenticate(bearer);
}

function localeOf(request: Request): Locale {
  return negotiateLocale({
    lang: new URL(request.url).searchParams.get('lang'),
    cookie: null,
    acceptLanguage: request.headers.get('accept-language'),
  });
}

function checkAnswer({ answer }: Contract, result: unknown): void {
  if (answer && !(result instanceof Response) && env().mode !== 'production')
    answer.parse(JSON.parse(JSON.stringify(result)));
}
