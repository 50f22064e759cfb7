import 'server-only';
import { createHash } from 'node:crypto';
import { pictureStore } from './store';

/** The pictures that are asked for all the time: some hundred lists and guides of them. */
const KEPT_MAX_BYTES = 32 * 1024 * 1024;
/** Larger ones are looked at closely by few. */
const KEPT_EACH_MAX_BYTES = 512 * 1024;

/** A stored variant as it is served. */
export interface PictureBytes {
  bytes: Buffer;
  /** Of these very bytes: strong, so that parts of them can be put together. */
  etag: string;
}

type Loading = Promise<PictureBytes | null>;

/** Variants read lately, and those being read: who asks at the same time waits for the same reading. */
const kept = new Map<string, PictureBytes>();
const loading = new Map<string, Loading>();
let keptBytes = 0;

/**
 * A variant of a stored picture; null when there is none. Whether the picture may still be seen is the caller's question (`storeNameOf`).
 * @throws {AppError} storage_unavailable
 */
export async function pictureBytes(name: string, variant: string): Promise<PictureBytes | null> {
  const id = `${name}/${variant}`;
  const known = kept.get(id);
  if (known) {
    // Put at the end again: the first one is the one that was not asked for the longest.
    kept.delete(id);
    kept.set(id, known);
    return known;
  }
  const underWay = loading.get(id) ?? load(name, variant);
  loading.set(id, underWay);
  try {
    const picture = await underWay;
    if (picture) keep(id, picture);
    return picture;
  } finally {
    loading.delete(id);
  }
}

async function load(name: string, variant: string): Loading {
  const bytes = await pictureStore().read(name, variant);
  return (
    bytes && {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    }
  );
}

function keep(id: string, picture: PictureBytes): void {
  if (kept.has(id) || picture.bytes.length > KEPT_EACH_MAX_BYTES) return;
  kept.set(id, picture);
  keptBytes += picture.bytes.length;
  for (const [oldest, { bytes }] of kept) {
    if (keptBytes <= KEPT_MAX_BYTES) break;
    kept.delete(oldest);
    keptBytes -= bytes.length;
  }
}
