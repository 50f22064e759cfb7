import { setTimeout as after } from 'node:timers/promises';
import type { APIRequestContext, Browser, Request } from '@playwright/test';
import { REQUEST_ID_HEADER } from '../src/shared/headers';
import { type ApiDocument, apiResponseChecker } from '../src/testing/api-contract';

const BODILESS = [204, 303, 304];
/** Types of requests whose bodies the browser keeps for those who look. */
const READABLE = ['fetch', 'xhr', 'document'];
/** How long a test that is over waits for a body that a busy page may still give. */
const READING_MAX_MS = 5_000;

type Told = {
  url: () => string;
  status: () => number;
  headers: () => Record<string, string>;
  text: () => Promise<string>;
};

/** Compares what the product answers to browser tests with the description of its API (decision 0044). */
export class DescribedAnswers {
  private readonly check: ReturnType<typeof apiResponseChecker>;
  private readonly pending = new Set<Promise<void>>();
  private problems = new Set<string>();

  constructor(document: ApiDocument) {
    this.check = apiResponseChecker(document);
  }

  /** Looks at whatever pages are answered, in windows of tests' own too. */
  watchPages(browser: Browser): void {
    browser.on('context', (context) =>
      context.on('requestfinished', (request) => {
        if (!isCall(request.url())) return;
        const reading: Promise<void> = this.lookAtPage(request)
          .catch(() => undefined)
          .finally(() => this.pending.delete(reading));
        this.pending.add(reading);
      }),
    );
  }

  /** Looks at whatever tests ask for themselves, whoever made their context. @param one any of these contexts */
  watchRequests(one: APIRequestContext): void {
    const all = Object.getPrototypeOf(one) as APIRequestContext;
    const fetch = Reflect.get(all, 'fetch') as APIRequestContext['fetch'];
    const look = (method: string, answer: Told) => this.look(method, answer, this.problems);
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

  /** What was answered since the last time and is not as it is described. */
  async untold(): Promise<string[]> {
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

  private async lookAtPage(request: Request): Promise<void> {
    const { problems } = this;
    const response = await request.response();
    // What a service worker gives was the product's answer to the worker, now or at another time.
    if (!response || response.fromServiceWorker()) return;
    const text = async () => {
      const body = READABLE.includes(request.resourceType()) ? await response.text() : '';
      if (body === '') throw new Error('The browser keeps no such body.');
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

  private async look(method: string, answer: Told, problems: Set<string>): Promise<void> {
    const [status, headers] = [
      answer.status(),
      new Headers(Object.entries(answer.headers()).filter(([name]) => name !== 'set-cookie')),
    ];
    // What a test answers in place of the product bears no id of a request.
    if (!headers.has(REQUEST_ID_HEADER)) return;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const text = BODILESS.includes(status)
      ? ''
      : isJson
        ? await answer.text().catch(() => null)
        : undefined;
    // Gone with its page: no answer to anybody any more.
    if (text === null) return;
    const { pathname } = new URL(answer.url());
    for (const problem of this.check({ method, pathname, status, headers, text }))
      problems.add(`${method} ${pathname} answered ${status}: ${problem}`);
  }
}

const isCall = (url: string) => new URL(url).pathname.startsWith('/v1/');
