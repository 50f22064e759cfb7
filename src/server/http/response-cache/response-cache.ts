import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '../../cache/invalidation';
import type { EncodedResponse } from './encoded-response';

/** Some thousand pages, compressed as they are. */
const MAX_BYTES = 64 * 1024 * 1024;
const RESPONSE_MAX_BYTES = 1024 * 1024;
/** What a response takes beside its body, roughly: headers, key, objects. */
const OVERHEAD_BYTES = 4096;
const TAG_BYTES = 100;
/** When a response could not be rendered again, the old one is sent for so long before it is tried once more. */
const RETRY_MS = 5_000;

/** A response as it was rendered. */
export interface Rendered {
  response: EncodedResponse;
  tags: ReadonlySet<string>;
  /** Whether others may get it too. */
  isCacheable: boolean;
}

/** A response that is kept. */
export interface CacheEntry {
  response: EncodedResponse;
  tags: ReadonlySet<string>;
  freshUntilMs: number;
}

interface Rendering {
  response: Promise<EncodedResponse>;
  /** What was invalidated since it began. */
  invalidated: Set<string>;
}

/** Responses by their keys, the least recently used dropped first, until one of their tags is invalidated (docs/decisions/0104). */
export class ResponseCache {
  private readonly entries: LRUCache<string, CacheEntry>;
  private readonly underWay = new Set<Rendering>();
  private readonly joinable = new Map<string, Rendering>();

  constructor(maxBytes = MAX_BYTES) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: RESPONSE_MAX_BYTES,
      sizeCalculation: ({ response, tags }) =>
        response.body.length + OVERHEAD_BYTES + tags.size * TAG_BYTES,
    });
  }

  /** How many responses there are, and what they take. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** The response under a key, however old. */
  get(key: string): CacheEntry | undefined {
    return this.entries.get(key);
  }

  /** Drops what has one of these tags, and keeps nothing of it that is being rendered. */
  invalidate(tags: readonly string[]): void {
    for (const { invalidated } of this.underWay) for (const tag of tags) invalidated.add(tag);
    // Who asks from now on must not get what was read before.
    this.joinable.clear();
    const invalidated = new Set(tags);
    for (const [key, entry] of [...this.entries.entries()])
      if (hasOne(entry.tags, invalidated)) this.entries.delete(key);
  }

  /** Renders the response under a key; who asks for it meanwhile gets the same. @throws what `render` throws */
  fill(key: string, lifeMs: number, render: () => Promise<Rendered>): Promise<EncodedResponse> {
    const joined = this.joinable.get(key);
    if (joined) return joined.response;
    const invalidated = new Set<string>();
    const rendering: Rendering = {
      invalidated,
      response: render()
        .then(({ response, tags, isCacheable }) => {
          if (isCacheable && !hasOne(tags, invalidated))
            this.entries.set(key, { response, tags, freshUntilMs: Date.now() + lifeMs });
          return response;
        })
        .finally(() => {
          this.underWay.delete(rendering);
          if (this.joinable.get(key) === rendering) this.joinable.delete(key);
        }),
    };
    this.underWay.add(rendering);
    this.joinable.set(key, rendering);
    return rendering.response;
  }

  /** Renders an old response again while it is still sent. It stays when that fails, and goes when its page is gone. */
  refresh(key: string, entry: CacheEntry, lifeMs: number, render: () => Promise<Rendered>): void {
    entry.freshUntilMs = Date.now() + RETRY_MS;
    this.fill(key, lifeMs, render).then(
      ({ status }) => {
        if (status !== 200 && status < 500 && this.entries.peek(key) === entry)
          this.entries.delete(key);
      },
      () => undefined,
    );
  }
}

const hasOne = (tags: ReadonlySet<string>, invalidated: ReadonlySet<string>) =>
  invalidated.has(EVERYTHING) || [...invalidated].some((tag) => tags.has(tag));
