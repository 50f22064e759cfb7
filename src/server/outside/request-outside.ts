import 'server-only';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { readBounded } from './bounded-body';
import { checkedUrl, guardedLookup, type Resolver } from './guarded-address';
import { OutsideError, outsideErrorOf } from './outside-error';

/** How somebody outside is asked. */
export type OutsideQuestion = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** For everything together: finding the address, connecting, asking, redirects and reading. */
  timeoutMs: number;
  /** How much of the answer's body is read. */
  maxBytes: number;
  /** How many redirects of a GET are followed, each one checked like the first address; without it, a redirect is the answer. */
  maxRedirects?: 0 | 1 | 2 | 3;
  /** Finds addresses in place of the system. */
  resolver?: Resolver;
};

/** What somebody outside answered, whatever its status is. */
export type OutsideAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** At most `maxBytes`. */
  body: Buffer;
  /** There was more of the body than was to be read. */
  isCut: boolean;
  /** Who answered, after redirects. */
  url: URL;
};

const REDIRECTS = [301, 302, 303, 307, 308];
const OF_ONE_ORIGIN = ['authorization', 'cookie'];

/**
 * Asks an address that a creator named, over a connection of its own, and never one that is not public (docs/decisions/0041), unless
 * whoever runs the product allows it (OUTSIDE_ALLOWED_HOSTS).
 * @throws {OutsideError} when it may not be asked, cannot be reached, or is not done in time
 */
export async function requestOutside(
  address: string | URL,
  question: OutsideQuestion,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(question.timeoutMs);
  let url = checkedUrl(address);
  let headers = question.headers ?? {};
  for (let followed = 0; ; followed += 1) {
    const response = await ask(url, { ...question, headers }, signal);
    const location = REDIRECTS.includes(response.status) ? response.headers.location : undefined;
    if (location === undefined || !question.maxRedirects) return response;
    if (followed === question.maxRedirects) throw new OutsideError('redirects');
    if (!URL.canParse(location, url)) throw new OutsideError('bad_url');
    const next = checkedUrl(new URL(location, url));
    // Meant for who was asked first, and nobody that it names.
    if (next.origin !== url.origin)
      headers = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !OF_ONE_ORIGIN.includes(name.toLowerCase())),
      );
    url = next;
  }
}

async function ask(
  url: URL,
  question: OutsideQuestion,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  try {
    const response = await send(url, question, signal);
    const { bytes, isCut } = await readBounded(response, question.maxBytes);
    return { status: response.statusCode ?? 0, headers: response.headers, body: bytes, isCut, url };
  } catch (error) {
    throw signal.aborted ? new OutsideError('timeout', error) : outsideErrorOf(error);
  }
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body, resolver }: OutsideQuestion,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    // A connection of its own: one that is kept for the next might have been made by other rules.
    const options = {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
      agent: false,
      signal,
      lookup: guardedLookup(url, resolver),
    };
    request(url, options, resolve).on('error', reject).end(body);
  });
}
