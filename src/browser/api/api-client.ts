import 'client-only';
import type { ApiMethod } from '@/shared/http/contract';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { accessToken, accountOf, forgetAccessToken } from './session/access-token';
import { ApiError } from './api-error';
import { clientText } from './client-texts';
import { answerOf, errorOf } from './read-answer';
import { emitSessionExpired } from './session/session-expired';
import { shownWorkshop } from './session/shown-workshop';
import { withTimeLimit } from './time-limit';

// These codes refuse a new sign-in, not the current session.
const SIGN_IN_REFUSALS = new Set(['wrong_credentials', 'provider_refused']);

export interface ApiCallOptions {
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal | undefined;
  /** lets the request outlive the page */
  keepalive?: boolean;
  /**
   * false while the page unloads and there is no time to renew the session; default: not
   * `keepalive`
   */
  canRenew?: boolean;
  /**
   * null: anonymous; an account: only while it is the one signed in; absent: any account
   */
  account?: string | null;
  /** a retry with the same key gets the first result */
  idempotencyKey?: string;
}

/**
 * Calls /v1 of this host, with a bearer token if there is a session, and returns the response
 * body (undefined for 204). Untyped, for requests from the outbox; use callApi otherwise.
 * @param path below /v1, beginning with a slash; its segments are already encoded
 * @throws {ApiError} only; a 401 also ends the session on this page
 */
export function apiCall(
  method: ApiMethod,
  path: string,
  options: ApiCallOptions = {},
): Promise<unknown> {
  return withTimeLimit(options.signal, async (signal) =>
    answerOf(await sendAuthorized(method, path, { ...options, signal })),
  );
}

/**
 * Sends a call, renewing the session if needed, and returns the successful response.
 * @throws {ApiError} and what `fetch` throws
 */
export async function sendAuthorized(
  method: ApiMethod,
  path: string,
  options: ApiCallOptions,
  type = 'application/json',
): Promise<Response> {
  const canRenew = options.canRenew ?? !options.keepalive;
  const tokenOf = async () =>
    options.account === null
      ? undefined
      : tokenFor(options.account, await accessToken({ canRenew }));
  const token = await tokenOf();
  let response = await send(method, path, options, type, token);
  if (response.status === 401 && token) {
    // The clock of this device may be wrong, so a token that is certainly newer decides.
    forgetAccessToken();
    const renewed = await tokenOf();
    if (renewed) response = await send(method, path, options, type, renewed);
  }
  if (response.ok) return response;
  const refusal = await errorOf(response);
  // The server's message explains how to get a token; people have to sign in again.
  const error =
    refusal.code === 'unauthenticated' && !token
      ? new ApiError(refusal.code, clientText('sessionExpired'), { status: 401 })
      : refusal;
  if (error.status === 401 && canRenew && !SIGN_IN_REFUSALS.has(error.code)) emitSessionExpired();
  throw error;
}

function tokenFor(account: string | undefined, token: string | undefined): string | undefined {
  return account === undefined || accountOf(token) === account ? token : undefined;
}

function send(
  method: ApiMethod,
  path: string,
  { body, query, signal, keepalive, idempotencyKey }: ApiCallOptions,
  type: string,
  token: string | undefined,
) {
  const headers = new Headers({ Accept: type });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const workshop = shownWorkshop();
  if (workshop) headers.set(WORKSHOP_HEADER, workshop);
  return fetch(addressOf(path, query), {
    method,
    headers,
    cache: 'no-cache',
    // Without a token, a closed site answers a person who is signed in only with the cookie.
    credentials: token ? 'omit' : 'same-origin',
    signal: signal ?? null,
    keepalive: keepalive ?? false,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The URL of a call. Messages come in the language of the page, not of the browser. */
export function addressOf(path: string, query: ApiCallOptions['query'] = {}): string {
  const entries = Object.entries({ lang: document.documentElement.lang || undefined, ...query });
  const search = new URLSearchParams(
    entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return `/v1${path}${search.size > 0 ? `?${search}` : ''}`;
}
