import 'server-only';
import { createHash } from 'node:crypto';
import { pictureStore } from './store';

/** The most requested pictures, enough for some hundred lists and guides. */
const KEPT_MAX_BYTES = 32 * 1024 * 1024;
/** Larger ones are opened by few visitors. */
const KEPT_EACH_MAX_BYTES = 512 * 1024;

/** A stored variant as it is served. */
export interface PictureBytes {
  bytes: Buffer;
  /** A strong ETag, so that ranges can be combined. */
  etag: string;
}

type Loading = Promise<PictureBytes | null>;

/** Recently read variants and current reads; concurrent requests share one read. */
const kept = new Map<string, PictureBytes>();
const loading = new Map<string, Loading>();
let keptBytes = 0;

/**
 * A variant of a stored picture; null when there is none. The caller checks that the picture may
 * still be shown (`storeNameOf`).
 * @throws {AppError} storage_unavailable
 */
export async function pictureBytes(name: string, variant: string): Promise<PictureBytes | null> {
  const id = `${name}/${variant}`;
  const known = kept.get(id);
  if (known) {
    // Moved to the end: the first entry is the least recently used.
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
