import { type z } from 'zod';
import type { Actor } from '@/features/auth/server/actor';
import { type CallScope, mayDo } from '@/features/auth/personal-tokens/model/scopes';
import { isPersonalToken } from '@/features/auth/server/personal-tokens/service';
import { authenticate, type LiveSession, type Visitor } from '@/features/auth/server/service';
import { negotiateLocale } from '@/i18n/negotiate-locale';
import { isDatabaseUnavailable } from '@/server/db/unavailable';
import { env } from '@/server/env/env';
import { logLimitRefusal } from '@/server/logging/limit-log';
import { AppError } from '@/shared/http/app-error';
import { BOUND_CODES } from '@/shared/http/error-codes';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';
import type { Locale } from '@/shared/interface/languages';
import { validate } from '@/shared/http/validate';
import { errorResponse, privateResponse, publicResponse } from './response';
import { once } from './idempotency';
import { readJson } from './request-body';
import { queryInput } from './query-input';
import { neededScope, scopeRefusal } from './scope';

// An address without variable parts has no params.
type Context = { params: Promise<Record<string, string | string[]> | undefined> };
export type RouteHandler = ((request: Request, context: Context) => Promise<Response>) & {
  /** What the call accepts and returns, for the OpenAPI document; a rejected method has none. */
  facts?: CallFacts;
};

/** What a call accepts and returns, as schemas. */
export type CallFacts = {
  isPublic: boolean;
  query?: z.ZodObject | undefined;
  body?: z.ZodType | undefined;
  answer?: z.ZodType | undefined;
  status: number;
  isIdempotent: boolean;
  /** The scope that a personal token needs, unless the default of the method applies. */
  scope?: CallScope | undefined;
  /** Whether the call has a rate limit per visitor. */
  isLimited: boolean;
};

type Call<Q, B> = {
  request: Request;
  /** The path parameters. */
  params: {
    id: string;
    stepId: string;
    questionId: string;
    feedbackId: string;
    reportId: string;
    sessionId: string;
    tokenId: string;
    uploadKey: string;
    key: string;
    provider: string;
    importId: string;
    webhookId: string;
    deliveryId: string;
  };
  query: Q;
  body: B;
  locale: Locale;
  visitor: Visitor;
};

type Spec<Q extends z.ZodObject, B extends z.ZodType> = {
  query?: Q;
  body?: B;
  /**
   * The maximum size of the body, for calls that accept more than the default; the HTTP server must
   * know it (src/shared/body-sizes).
   */
  bodyMaxBytes?: number;
  /** The schema of the response; checked outside production. */
  answer?: z.ZodType;
  /** The status of success; 200 by default, 204 sends no body. */
  status?: number;
};

/**
 * A public call. A GET is a public read with an ETag; other methods are never stored. A handler may
 * return its own Response. `actor` and `user` are set when the bearer token belongs to a live
 * session; an invalid or a personal token counts as anonymous. `isKeyed`: the handler itself reads
 * the Idempotency-Key. `limit` counts the call first, so that rejected calls count too (contract,
 * section 6).
 */
export function publicRoute<Q extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<Q, B> & { limit?: (visitor: Visitor) => Promise<void>; isKeyed?: true },
  handle: (call: Call<z.infer<Q>, z.infer<B>> & Partial<LiveSession>) => Promise<unknown>,
): RouteHandler {
  return withFacts(
    {
      isPublic: true,
      isLimited: spec.limit !== undefined,
      isIdempotent: spec.isKeyed ?? false,
      ...spec,
    },
    async (request, call) => {
      await spec.limit?.(call.visitor);
      const bearer = bearerOf(request);
      const session =
        bearer !== undefined && !isPersonalToken(bearer) ? await authenticate(bearer) : undefined;
      const result = await handle({ ...(await read(spec, request, call)), ...session });
      checkAnswer(spec.answer, result);
      if (result instanceof Response) return result;
      return request.method === 'GET' || request.method === 'HEAD'
        ? publicResponse(request, result)
        : privateResponse(result, spec.status ?? 200);
    },
  );
}

/**
 * A call of a creator, by session or personal token. Checks the bearer token before anything else.
 * A handler may return its own Response (a download). A token needs the scope `read` for GET and
 * `write` for other methods, unless `scope` says otherwise (decision 0040). `refuseUnless` requires
 * another scope that depends on the input. With `idempotent`, a retry with the same Idempotency-Key
 * gets the first result (docs/reference/limits.md#idempotency).
 */
export function creatorRoute<Q extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<Q, B> & { idempotent?: boolean; scope?: CallScope },
  handle: (
    call: Call<z.infer<Q>, z.infer<B>> & { actor: Actor; refuseUnless: (scope: CallScope) => void },
  ) => Promise<unknown>,
): RouteHandler {
  return withFacts(
    { isPublic: false, isIdempotent: spec.idempotent, ...spec },
    async (request, call) => {
      const bearer = bearerOf(request);
      const session = await authenticateBearer(bearer);
      if (!session) {
        if (bearer === undefined) throw new AppError('unauthenticated', { reason: 'noToken' });
        throw new AppError(isPersonalToken(bearer) ? 'token_refused' : 'unauthenticated');
      }
      const { actor, scopes } = session;
      const refuseUnless = (needed: CallScope) => {
        if (!mayDo(scopes, needed)) throw new AppError(scopeRefusal(needed));
      };
      refuseUnless(neededScope(request.method, spec));
      const input = await read(spec, request, call);
      const status = spec.status ?? 200;
      const run = async () => {
        const result = await handle({ ...input, actor, refuseUnless });
        checkAnswer(spec.answer, result);
        return result;
      };
      try {
        const result = spec.idempotent
          ? await once(request, actor, input, status, run)
          : await run();
        return result instanceof Response ? result : privateResponse(result, status);
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
    },
  );
}

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
  const options = async () => new Response(null, { status: 204, headers: { Allow } });
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

function withFacts(
  facts: Partial<CallFacts> & { isPublic: boolean },
  handle: Parameters<typeof guarded>[0],
): RouteHandler {
  const {
    isPublic,
    query,
    body,
    answer,
    status = 200,
    isIdempotent = false,
    isLimited = false,
    scope,
  } = facts;
  return Object.assign(guarded(handle), {
    facts: { isPublic, query, body, answer, status, isIdempotent, isLimited, scope },
  });
}

function guarded(
  handle: (
    request: Request,
    call: Pick<Call<never, never>, 'params' | 'locale' | 'visitor'>,
  ) => Promise<Response>,
): RouteHandler {
  return async (request, context) => {
    const locale = localeOf(request);
    try {
      const params = Object.fromEntries(
        Object.entries((await context.params) ?? {}).map(([name, value]) => [name, String(value)]),
      ) as Call<never, never>['params'];
      return await handle(request, { params, locale, visitor: visitorOf(request, locale) });
    } catch (error) {
      return errorResponse(error, locale, request);
    }
  };
}

async function read<Q extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<Q, B>,
  request: Request,
  call: Pick<Call<never, never>, 'params' | 'locale' | 'visitor'>,
): Promise<Call<z.infer<Q>, z.infer<B>>> {
  const query =
    spec.query &&
    validate(spec.query, queryInput(new URL(request.url), Object.keys(spec.query.shape)));
  const body = spec.body && validate(spec.body, await readJson(request, spec.bodyMaxBytes));
  return { ...call, request, query: query as z.infer<Q>, body: body as z.infer<B> };
}

function bearerOf(request: Request): string | undefined {
  const [scheme, token, ...rest] = request.headers.get('authorization')?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : undefined;
}

async function authenticateBearer(bearer: string | undefined) {
  return bearer === undefined ? undefined : authenticate(bearer);
}

function visitorOf({ headers }: Request, locale: Locale): Visitor {
  return {
    address: headers.get(CLIENT_IP_HEADER) ?? 'unknown',
    userAgent: headers.get('user-agent') ?? '',
    locale,
  };
}

function localeOf(request: Request): Locale {
  return negotiateLocale({
    lang: new URL(request.url).searchParams.get('lang'),
    cookie: null,
    acceptLanguage: request.headers.get('accept-language'),
  });
}

function checkAnswer(schema: z.ZodType | undefined, result: unknown): void {
  if (schema && !(result instanceof Response) && env().mode !== 'production')
    schema.parse(JSON.parse(JSON.stringify(result)));
}
