import { StoredPage, uidWordsOf } from './stored-page';
import type { Answer } from './captured-answer';
import type { StoreRule } from './addresses';
import { PAGE_TAGS_HEADER } from '@/shared/headers';
import { EVERYTHING } from '../../invalidation';

/** What all stored answers take together, compressed as they are; some thousand pages. */
export const STORE_MAX_BYTES = 64 * 1024 * 1024;
/** An answer beyond that is sent and forgotten. */
const ANSWER_MAX_BYTES = 1024 * 1024;
/** When a page could not be made anew, the one that is there is sent for so long before it is tried again. */
const RETRY_MS = 5_000;
/** Everything that lists projects; the tag of lists in src/features/project/cache.ts. */
const LISTS = 'projects';

/** An answer as it was made, and what is stored of it. */
export interface Filled {
  answer: Answer;
  page: StoredPage | undefined;
}

interface Making {
  answer: Promise<Filled>;
  /** What has expired since it began. */
  expired: Set<string>;
}

function uidsNamedIn({ body }: Answer, type: string): string[] {
  const isText = /^(?:text\/|application\/(?:\w+\+)?(?:xml|json))/.test(type);
  return isText ? uidWordsOf(body.toString('utf8')) : [];
}

/** `project:{uid}` and `creator:{uid}` are the uid that stands in a page; other tags are themselves. */
const labelOf = (tag: string) => tag.slice(tag.indexOf(':') + 1);

/**
 * Finished answers, the least recently asked for dropped first. Each is labelled with every uid that stands in it, so that a change of a
 * project or a creator drops all that names it (docs/decisions/0022).
 */
export class PageStore {
  private readonly pages = new Map<string, StoredPage>();
  private readonly byLabel = new Map<string, Set<string>>();
  private readonly making = new Set<Making>();
  private readonly joinable = new Map<string, Making>();
  private readonly bytesOf = new Map<string, number>();
  private bytes = 0;

  constructor(private readonly maxBytes = STORE_MAX_BYTES) {}

  /** How many answers there are, and what they take. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.pages.size, bytes: this.bytes };
  }

  /** The answer under a key, however old it is by time. */
  get(key: string): StoredPage | undefined {
    const page = this.pages.get(key);
    if (!page) return undefined;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  /** Drops what bears these tags, and has nothing stored whose making began before. */
  invalidate(tags: readonly string[]): void {
    this.refuse(tags);
    // Whoever asks from now on must not be answered with what was read before.
    this.joinable.clear();
    if (tags.includes(EVERYTHING)) for (const key of [...this.pages.keys()]) this.drop(key);
    for (const label of tags.map(labelOf))
      for (const key of this.byLabel.get(label) ?? []) this.drop(key);
  }

  /** Has nothing stored that is being made and bears these tags; what is stored stays. */
  refuse(tags: readonly string[]): void {
    for (const making of this.making) for (const tag of tags) making.expired.add(labelOf(tag));
  }

  /** Makes the answer under a key; those who ask for the same meanwhile get the same. @throws what `make` throws */
  async fill(
    key: string,
    path: string,
    rule: StoreRule,
    make: () => Promise<Answer>,
  ): Promise<Filled> {
    const joined = this.joinable.get(key);
    if (joined) return joined.answer;
    const making: Making = { expired: new Set(), answer: undefined as never };
    this.making.add(making);
    making.answer = make()
      .then((answer) => ({ answer, ...this.keep(key, path, rule, answer, making.expired) }))
      .finally(() => {
        this.making.delete(making);
        if (this.joinable.get(key) === making) this.joinable.delete(key);
      });
    this.joinable.set(key, making);
    return making.answer;
  }

  /** Makes an answer anew that is older than it should be, while it is still sent. What is gone goes; what only fails stays. */
  refresh(
    key: string,
    path: string,
    rule: StoreRule,
    page: StoredPage,
    make: () => Promise<Answer>,
  ): void {
    page.freshUntilMs = Date.now() + RETRY_MS;
    this.fill(key, path, rule, make).then(
      ({ answer }) => {
        if (answer.status < 500 && answer.status !== 200 && this.pages.get(key) === page)
          this.drop(key);
      },
      () => undefined,
    );
  }

  /** Counts an answer again that has got another form. */
  recount(key: string): void {
    const page = this.pages.get(key);
    if (!page) return;
    this.bytes += page.bytes - (this.bytesOf.get(key) ?? 0);
    this.bytesOf.set(key, page.bytes);
    for (const [oldest] of this.pages) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private keep(
    key: string,
    path: string,
    rule: StoreRule,
    answer: Answer,
    expired: ReadonlySet<string>,
  ): Omit<Filled, 'answer'> {
    const { status, headers, body } = answer;
    const isStorable =
      status === 200 && headers['set-cookie'] === undefined && body.length <= ANSWER_MAX_BYTES;
    if (!isStorable) return { page: undefined };
    const type = String(headers['content-type']);
    // Pages that are made for one request say so of themselves, though everybody gets the same; other handlers mean it.
    if (!type.startsWith('text/html') && String(headers['cache-control']).includes('no-store'))
      return { page: undefined };
    const tags = String(headers[PAGE_TAGS_HEADER] ?? '')
      .split(',')
      .filter(Boolean);
    const labels = new Set([
      ...uidWordsOf(path),
      ...uidsNamedIn(answer, type),
      ...tags.map(labelOf),
      ...(rule.isList ? [LISTS] : []),
    ]);
    const freshUntilMs = Date.now() + rule.lifeMs;
    const page = new StoredPage(answer, labels, freshUntilMs);
    if (expired.has(EVERYTHING) || [...labels].some((label) => expired.has(label))) return { page };
    this.put(key, page);
    return { page };
  }

  private put(key: string, page: StoredPage): void {
    this.drop(key);
    this.pages.set(key, page);
    for (const label of page.labels)
      this.byLabel.set(label, (this.byLabel.get(label) ?? new Set()).add(key));
    this.recount(key);
  }

  private drop(key: string): void {
    const page = this.pages.get(key);
    if (!page) return;
    this.pages.delete(key);
    this.bytes -= this.bytesOf.get(key) ?? 0;
    this.bytesOf.delete(key);
    for (const label of page.labels) {
      const keys = this.byLabel.get(label);
      keys?.delete(key);
      if (keys?.size === 0) this.byLabel.delete(label);
    }
  }
}
