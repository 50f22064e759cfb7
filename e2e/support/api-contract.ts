import { setTimeout as after } from 'node:timers/promises';
import type { APIRequestContext, Browser, Request } from '@playwright/test';
import { REQUEST_ID_HEADER } from '../../src/shared/http/headers';
import { type ApiDocument, apiResponseChecker } from '../../src/testing/api-contract';

const BODILESS = [204, 303, 304];
/** Types of requests whose bodies the browser keeps for inspection. */
const READABLE = ['fetch', 'xhr', 'document'];
/** Maximum time that a finished test waits for a body from a busy page. */
const READING_MAX_MS = 5_000;

type CheckedAnswer = {
  url: () => string;
  status: () => number;
  headers: () => Record<string, string>;
  text: () => Promise<string>;
};

/** Compares the product's answers to browser tests with the API description (decision 0106). */
export class ApiContractCheck {
  private readonly check: ReturnType<typeof apiResponseChecker>;
  private readonly pending = new Set<Promise<void>>();
  private problems = new Set<string>();

  constructor(document: ApiDocument) {
    this.check = apiResponseChecker(document);
  }

  /** Checks the answers to pages, including windows that tests open. */
  watchPages(browser: Browser): void {
    browser.on('context', (context) =>
      context.on('requestfinished', (request) => {
        if (!isCall(request.url())) return;
        const reading: Promise<void> = this.checkPageRequest(request)
          .catch(() => undefined)
          .finally(() => this.pending.delete(reading));
        this.pending.add(reading);
      }),
    );
  }

  /**
   * Checks the answers to requests of tests, of every context.
   * @param one any of these contexts
   */
  watchRequests(one: APIRequestContext): void {
    const all = Object.getPrototypeOf(one) as APIRequestContext;
    const fetch = Reflect.get(all, 'fetch') as APIRequestContext['fetch'];
    const look = (method: string, answer: CheckedAnswer) =>
      this.look(method, answer, this.problems);
    all.fetch = async function lookedAt<T>(
      this: APIRequestContext,
      ...[asked, options]: Parameters<typeof fetch>
    ) {
      const answer = await (Reflect.apply(fetch, this, [asked, options]) as ReturnType<
        typeof fetch<T>
      >);
      if (isCall(answer.url()))
        await look(options?.method ?? (typeof asked === 'string' ? 'GET' : asked.method()), answer);
      return answer;
    };
  }

  /** The answers since the last call that do not match the description. */
  async violations(): Promise<string[]> {
    const { problems } = this;
    const over = new AbortController();
    await Promise.race([
      Promise.allSettled(this.pending),
      after(READING_MAX_MS, undefined, over).catch(() => undefined),
    ]);
    over.abort();
    this.problems = new Set();
    return [...problems];
  }

  private async checkPageRequest(request: Request): Promise<void> {
    const { problems } = this;
    const response = await request.response();
    // A service worker's answer was checked when the worker received it.
    if (!response || response.fromServiceWorker()) return;
    const text = async () => {
      const body = READABLE.includes(request.resourceType()) ? await response.text() : '';
      if (body === '') throw new Error('The browser does not keep this body.');
      return body;
    };
    await this.look(
      request.method(),
      {
        url: () => response.url(),
        status: () => response.status(),
        headers: () => response.headers(),
        text,
      },
      problems,
    );
  }

  private async look(method: string, answer: CheckedAnswer, problems: Set<string>): Promise<void> {
    const [status, headers] = [
      answer.status(),
      new Headers(Object.entries(answer.headers()).filter(([name]) => name !== 'set-cookie')),
    ];
    // An answer mocked by a test has no request id.
    if (!headers.has(REQUEST_ID_HEADER)) return;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const text = BODILESS.includes(status)
      ? ''
      : isJson
        ? await answer.text().catch(() => null)
        : undefined;
    // The page was closed before the answer.
    if (text === null) return;
    const { pathname } = new URL(answer.url());
    for (const problem of this.check({ method, pathname, status, headers, text }))
      problems.add(`${method} ${pathname} answered ${status}: ${problem}`);
  }
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/v1/');
