import 'server-only';
import {
  BlobNotFoundError,
  del,
  head,
  issueSignedToken,
  list as listBlobs,
  presignUrl,
  put,
} from '@vercel/blob';
import { env } from '../env/env';
import { INCOMING, SPENT } from './object-keys';
import { objectStore } from './object-store';
import type { DirectUploads, SignedPut } from './picture-store';
import { bytesAt, within } from './blob-calls';
import { TRANSFER_MS } from './with-timeout';

const LISTED_AT_ONCE = 1000;
/** A private store: reading takes the token, and visitors get pictures from the product. */
const access = 'private';

/** Which store a token is for; its form is checked at the start. */
export const blobStoreId = (readWriteToken: string) => readWriteToken.split('_')[3] ?? '';

const token = () => env().blob?.token ?? '';

/** Pictures in Vercel Blob. Browsers upload there with presigned PUTs (docs/decisions/0026). */
export const blobStore = objectStore(
  {
    get: bytesOf,
    sizeOf: async (key) => (await find(key))?.size ?? null,
    put: async (key, bytes, contentType) => {
      const options = { access, token: token(), contentType, allowOverwrite: true } as const;
      await within((abortSignal) => put(key, bytes, { ...options, abortSignal }), TRANSFER_MS);
    },
    remove: async (keys) => {
      if (keys.length > 0)
        await within((abortSignal) => del([...keys], { token: token(), abortSignal }));
    },
    list,
  },
  {
    sign,
    // Bypasses the store's caches: the upload came a moment ago.
    take: async (key, maxBytes) => {
      const bytes = await bytesOf(INCOMING + key, { Range: `bytes=0-${maxBytes}` }, '?cache=0');
      return bytes?.equals(SPENT) ? null : bytes;
    },
  },
);

async function list(prefix: string, cursor?: string) {
  const part = await within((abortSignal) =>
    listBlobs({
      prefix,
      mode: 'folded',
      limit: LISTED_AT_ONCE,
      token: token(),
      abortSignal,
      ...(cursor === undefined ? {} : { cursor }),
    }),
  );
  return {
    keys: [...part.folders, ...part.blobs.map(({ pathname }) => pathname)],
    next: part.hasMore ? part.cursor : undefined,
  };
}

async function sign(
  key: string,
  { contentType, maxBytes, bytes, until }: Parameters<DirectUploads['sign']>[1],
): Promise<SignedPut> {
  const pathname = INCOMING + key;
  const scope = {
    pathname,
    validUntil: until.getTime(),
    allowedContentTypes: [contentType],
    maximumSizeInBytes: bytes ?? maxBytes,
  };
  const signed = await within((abortSignal) =>
    issueSignedToken({ ...scope, operations: ['put'], token: token(), abortSignal }),
  );
  const { presignedUrl } = await presignUrl(signed, {
    ...scope,
    operation: 'put',
    access,
    allowOverwrite: false,
    addRandomSuffix: false,
  });
  return { url: presignedUrl, headers: { 'Content-Type': contentType } };
}

function find(pathname: string) {
  return within((abortSignal) =>
    head(pathname, { token: token(), abortSignal }).catch((error: unknown) => {
      if (error instanceof BlobNotFoundError) return undefined;
      throw error;
    }),
  );
}

/** The base URL of the store's blobs, learnt from the first one, as only the service knows it. */
let base: string | undefined;

async function bytesOf(
  pathname: string,
  headers: Record<string, string> = {},
  query = '',
): Promise<Buffer | null> {
  if (base === undefined) {
    const blob = await find(pathname);
    if (!blob) return null;
    base = blob.url.slice(0, blob.url.lastIndexOf(pathname));
  }
  return bytesAt(`${base}${pathname}${query}`, { ...headers, Authorization: `Bearer ${token()}` });
}
