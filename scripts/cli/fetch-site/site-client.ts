import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '@/server/plain-error';
import { safeFetch, type SafeFetchResponse } from '@/server/safe-fetch/safe-fetch';
import { SafeFetchError, type SafeFetchReason } from '@/server/safe-fetch/safe-fetch-error';
import { isLoopback } from './site-address';

export const PAUSE_MS = 500;
const USER_AGENT = 'Makerstep-fetch/1.0 (brings the guides of a site to its owner)';
/** Tries of one call, and the longest wait for all of them. */
const ATTEMPTS = 6;
const WAIT_MAX_MS = 15 * 60_000;
/** After so many calls in a row a host is given up. */
const FAILURES_MAX = 3;
const FIRST_WAIT_MS = 2000;
const LONG_MS = 3000;
const JSON_MAX_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 5 * 60_000;
const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const PASSING_STATUSES = [429, 500, 502, 503, 504];
const PASSING_REASONS: readonly SafeFetchReason[] = ['timeout', 'unreachable'];

const REASONS: Record<SafeFetchReason, string> = {
  bad_url: 'it is no https address',
  credentials: 'its address holds a password',
  port: 'its address has an unusual port',
  not_public: 'it leads into a private network',
  unknown_host: 'its host is not known',
  certificate: 'the certificate of its host is not valid',
  redirects: 'it sends on too often',
  timeout: 'its host did not answer in time',
  unreachable: 'its host cannot be reached',
};

/** One thing that did not come; the others may. */
export class Missing extends Error {
  constructor(
    readonly address: string,
    readonly reason: string,
    readonly status?: number,
    /** It cannot come, and the guide says where it is. */
    readonly isExplained = false,
  ) {
    super(reason);
  }
}

/** Replaceable parts of the outside, for tests. */
export type Outside = { say: (text: string) => void; wait?: (ms: number) => Promise<unknown> };

/**
 * Reads a site, one call at a time with a pause. Addresses that its answers name are fetched over
 * https and from public hosts only; the token goes to the site alone.
 */
export class SiteClient {
  readonly #wait: (ms: number) => Promise<unknown>;
  /** Calls in a row that failed in the end, by host. */
  readonly #failures = new Map<string, number>();
  #hasCalled = false;

  constructor(
    readonly site: URL,
    private readonly token: string | undefined,
    private readonly outside: Outside,
  ) {
    this.#wait = outside.wait ?? sleep;
  }

  /**
   * @returns the JSON of a call of the API
   * @throws {Missing} {PlainError} when the site does not answer at all
   */
  async json(path: string): Promise<unknown> {
    const url = new URL(`/api/2.0${path}`, this.site);
    const { status, body } = await this.#patiently(url, JSON_MAX_BYTES).catch((error: unknown) => {
      if (!(error instanceof Missing) || error.status !== undefined) throw error;
      throw new PlainError(
        `${this.site.host} does not answer: ${error.reason}.`,
        'Check the address and the network, and run the command again; it goes on where it stopped.',
        { kept: 'What came is kept.' },
      );
    });
    if (status !== 200) throw new Missing(url.href, `the site answered ${status}`, status);
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      throw new Missing(url.href, 'the answer is no JSON', status);
    }
  }

  /**
   * @returns a file of at most so many bytes
   * @throws {Missing}
   */
  async file(address: string, maxBytes: number): Promise<Buffer> {
    if (!URL.canParse(address)) throw new Missing(address, REASONS.bad_url);
    const url = new URL(address);
    const { status, body, isCut } = await this.#patiently(url, maxBytes);
    if (status !== 200) throw new Missing(address, `its host answered ${status}`, status);
    if (isCut) throw new Missing(address, `it has more than ${maxBytes / 1024 / 1024} MB`);
    return body;
  }

  /** Tries again after a temporary failure, as the server asks or else after growing waits. */
  async #patiently(url: URL, maxBytes: number): Promise<SafeFetchResponse> {
    const failures = this.#failures.get(url.host) ?? 0;
    if (failures >= FAILURES_MAX) throw new Missing(url.href, REASONS.unreachable);
    let waitedMs = 0;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#follow(url, maxBytes).catch((error: unknown) => {
        if (error instanceof SafeFetchError) return error;
        throw error;
      });
      const isPassing =
        answer instanceof SafeFetchError
          ? PASSING_REASONS.includes(answer.reason)
          : PASSING_STATUSES.includes(answer.status);
      const waitMs = askedWaitMs(answer) ?? FIRST_WAIT_MS * 2 ** attempt;
      if (!isPassing || attempt + 1 === ATTEMPTS || waitedMs + waitMs > WAIT_MAX_MS) {
        // One bad file must not end all others, and a host that is down not be waited for forever.
        this.#failures.set(url.host, isPassing ? failures + 1 : 0);
        if (!(answer instanceof SafeFetchError)) return answer;
        throw new Missing(url.href, REASONS[answer.reason]);
      }
      if (waitMs >= LONG_MS)
        this.outside.say(`${url.host} asks to wait: going on in ${Math.ceil(waitMs / 1000)} s.`);
      await this.#wait(waitMs);
      waitedMs += waitMs;
    }
  }

  async #follow(start: URL, maxBytes: number): Promise<SafeFetchResponse> {
    let url = start;
    for (let followed = 0; ; followed += 1) {
      if (!this.#mayFetch(url)) throw new SafeFetchError('bad_url');
      if (this.#hasCalled) await this.#wait(PAUSE_MS);
      this.#hasCalled = true;
      const answer = await safeFetch(url, {
        timeoutMs: TIMEOUT_MS,
        maxBytes,
        headers: this.#headersFor(url),
        isAllowed: (each) => this.#isOwn(each),
      });
      const location = REDIRECTS.includes(answer.status) ? answer.headers.location : undefined;
      if (location === undefined) return answer;
      if (followed === REDIRECTS_MAX || !URL.canParse(location, url))
        throw new SafeFetchError('redirects');
      const next = new URL(location, url);
      if (url.pathname.startsWith('/api/') && !this.#isOwn(next))
        throw new PlainError(`${url.host} sends on to ${next.origin}.`, 'Use that address.');
      url = next;
    }
  }

  #headersFor(url: URL): Record<string, string> {
    const isOfSite = url.origin === this.site.origin;
    return {
      'User-Agent': USER_AGENT,
      ...(isOfSite && this.token !== undefined ? { Authorization: `api ${this.token}` } : {}),
    };
  }

  /** The site that the person named, wherever it is, and this machine for one on this machine. */
  #isOwn(url: URL): boolean {
    return url.origin === this.site.origin || (isLoopback(this.site) && isLoopback(url));
  }

  #mayFetch(url: URL): boolean {
    return url.protocol === 'https:' || (url.protocol === 'http:' && this.#isOwn(url));
  }
}

/** The wait of a Retry-After header, in seconds or as a date. */
function askedWaitMs(answer: SafeFetchResponse | SafeFetchError): number | undefined {
  const asked =
    answer instanceof SafeFetchError ? undefined : answer.headers['retry-after']?.trim();
  if (!asked) return undefined;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
