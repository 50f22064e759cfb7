import { LRUCache } from 'lru-cache';
import { EVERYTHING, plainTags } from '../../cache/invalidation';
import type { EncodedResponse } from './encoded-response';

/** Several thousand compressed pages. */
const MAX_BYTES = 64 * 1024 * 1024;
const RESPONSE_MAX_BYTES = 1024 * 1024;
/** An estimate of what a response needs beside its body: headers, key, objects. */
const OVERHEAD_BYTES = 4096;
const TAG_BYTES = 100;
/** Time for which an old response is sent after a failed rendering, before the next attempt. */
const RETRY_MS = 5_000;
/** Time for which a response is sent although one of its tags is invalidated as `soon`. */
const SOON_MS = 1_000;

/** A response that was rendered just now. */
export interface Rendered {
  response: EncodedResponse;
  tags: ReadonlySet<string>;
  /** True if other requests may get it too. */
  isCacheable: boolean;
}

export interface CacheEntry {
  response: EncodedResponse;
  tags: ReadonlySet<string>;
  storedAtMs: number;
  freshUntilMs: number;
  sentUntilMs: number;
}

interface Rendering {
  rendered: Promise<Rendered>;
  /** The tags that were invalidated since it began. */
  invalidated: Set<string>;
}

/**
 * Stores responses until one of their tags is invalidated; drops the least recently used when it is
 * full (docs/decisions/0104).
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, CacheEntry>;
  private readonly underWay = new Set<Rendering>();
  private readonly joinable = new Map<string, Rendering>();

  /** @param areStaleSent false if only fresh responses are sent */
  constructor(
    maxBytes = MAX_BYTES,
    private readonly areStaleSent = true,
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: RESPONSE_MAX_BYTES,
      sizeCalculation: ({ response, tags }) =>
        response.body.length + OVERHEAD_BYTES + tags.size * TAG_BYTES,
    });
  }

  /** The number of responses and their total size. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** The response under a key, fresh or not where stale ones are sent. */
  get(key: string): CacheEntry | undefined {
    const entry = this.entries.get(key);
    return entry && Date.now() < entry.sentUntilMs ? entry : undefined;
  }

  /**
   * Drops responses with one of these tags, and does not store those that are being rendered. Those
   * with a tag that may wait (`soon`) are sent until they are a second old.
   */
  invalidate(tags: readonly string[]): void {
    for (const { invalidated } of this.underWay) for (const tag of tags) invalidated.add(tag);
    const [invalidated, soonToo] = [new Set(tags), new Set(plainTags(tags))];
    for (const [key, entry] of [...this.entries.entries()])
      if (hasOne(entry.tags, invalidated)) this.entries.delete(key);
      else if (hasOne(entry.tags, soonToo))
        entry.sentUntilMs = Math.min(entry.sentUntilMs, entry.storedAtMs + SOON_MS);
  }

  /**
   * Renders and stores the response of a key; concurrent requests get the same one, unless one of
   * its tags was invalidated before they came: its data may be older.
   * @throws what `render` throws
   */
  async fill(
    key: string,
    lifeMs: number,
    render: () => Promise<Rendered>,
  ): Promise<EncodedResponse> {
    const joined = this.joinable.get(key);
    if (joined) {
      const before = new Set(joined.invalidated);
      const { response, tags } = await joined.rendered;
      return hasOne(tags, before) ? this.fill(key, lifeMs, render) : response;
    }
    const invalidated = new Set<string>();
    const rendering: Rendering = {
      invalidated,
      rendered: render()
        .then((rendered) => {
          const { response, tags, isCacheable } = rendered;
          const storedAtMs = Date.now();
          const freshUntilMs = storedAtMs + lifeMs;
          const sentUntilMs = hasOne(tags, new Set(plainTags(invalidated)))
            ? storedAtMs + SOON_MS
            : this.areStaleSent
              ? Infinity
              : freshUntilMs;
          if (isCacheable && !hasOne(tags, invalidated))
            this.entries.set(key, { response, tags, storedAtMs, freshUntilMs, sentUntilMs });
          return rendered;
        })
        .finally(() => {
          this.underWay.delete(rendering);
          if (this.joinable.get(key) === rendering) this.joinable.delete(key);
        }),
    };
    this.underWay.add(rendering);
    this.joinable.set(key, rendering);
    return (await rendering.rendered).response;
  }

  /**
   * Renders a stale response again while it is still sent. Keeps it when that fails, and drops it
   * when its page is gone.
   */
  async refresh(
    key: string,
    entry: CacheEntry,
    lifeMs: number,
    render: () => Promise<Rendered>,
  ): Promise<void> {
    entry.freshUntilMs = Date.now() + RETRY_MS;
    const status = await this.fill(key, lifeMs, render).then(
      (response) => response.status,
      () => undefined,
    );
    if (status !== undefined && status !== 200 && status < 500 && this.entries.peek(key) === entry)
      this.entries.delete(key);
  }
}

const hasOne = (tags: ReadonlySet<string>, invalidated: ReadonlySet<string>) =>
  invalidated.has(EVERYTHING) || [...invalidated].some((tag) => tags.has(tag));
