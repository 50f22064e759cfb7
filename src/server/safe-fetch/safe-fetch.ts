import 'server-only';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { readBounded } from './bounded-body';
import { checkedUrl, guardedLookup, type Resolver } from './guarded-address';
import { SafeFetchError, safeFetchErrorOf } from './safe-fetch-error';

export type SafeFetchRequest = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Timeout for everything together: resolving, connecting, sending, redirects and reading. */
  timeoutMs: number;
  /** Maximum part of the body that is read. */
  maxBytes: number;
  /**
   * Maximum of followed redirects of a GET, each checked like the first URL; without it, a redirect
   * is returned.
   */
  maxRedirects?: 0 | 1 | 2 | 3;
  /** Replaces the system's resolver. */
  resolver?: Resolver;
  /** Allows hosts and ports that are not public; by default those of the operator. */
  isAllowed?: (url: URL) => boolean;
};

/** The response of an external host, whatever its status. */
export type SafeFetchResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** At most `maxBytes`. */
  body: Buffer;
  /** True if the body was longer. */
  isCut: boolean;
  /** The final URL, after redirects. */
  url: URL;
};

const REDIRECTS = [301, 302, 303, 307, 308];
const OF_ONE_ORIGIN = ['authorization', 'cookie'];

/**
 * Fetches a creator's URL, over its own connection, and only from public addresses
 * (docs/decisions/0041) or hosts that the operator allows (OUTSIDE_ALLOWED_HOSTS). This prevents
 * SSRF.
 * @throws {SafeFetchError} when it is not allowed, cannot be reached, or takes too long
 */
export async function safeFetch(
  address: string | URL,
  question: SafeFetchRequest,
): Promise<SafeFetchResponse> {
  const signal = AbortSignal.timeout(question.timeoutMs);
  let url = checkedUrl(address, question.isAllowed);
  let headers = question.headers ?? {};
  for (let followed = 0; ; followed += 1) {
    const response = await ask(url, { ...question, headers }, signal);
    const location = REDIRECTS.includes(response.status) ? response.headers.location : undefined;
    if (location === undefined || !question.maxRedirects) return response;
    if (followed === question.maxRedirects) throw new SafeFetchError('redirects');
    if (!URL.canParse(location, url)) throw new SafeFetchError('bad_url');
    const next = checkedUrl(new URL(location, url), question.isAllowed);
    // Headers for the first host are not sent to the target of its redirect.
    if (next.origin !== url.origin)
      headers = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !OF_ONE_ORIGIN.includes(name.toLowerCase())),
      );
    url = next;
  }
}

async function ask(
  url: URL,
  question: SafeFetchRequest,
  signal: AbortSignal,
): Promise<SafeFetchResponse> {
  try {
    const response = await send(url, question, signal);
    const { bytes, isCut } = await readBounded(response, question.maxBytes);
    return { status: response.statusCode ?? 0, headers: response.headers, body: bytes, isCut, url };
  } catch (error) {
    throw signal.aborted ? new SafeFetchError('timeout', error) : safeFetchErrorOf(error);
  }
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body, resolver, isAllowed }: SafeFetchRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    // A new connection: a pooled one may have been opened under other rules.
    const options = {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
      agent: false,
      signal,
      lookup: guardedLookup(url, resolver, isAllowed),
    };
    request(url, options, resolve).on('error', reject).end(body);
  });
}
