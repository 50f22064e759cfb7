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
import { folderOf, INCOMING, keyOf, MARK, PICTURES, SPENT } from './object-keys';
import type { DirectUploads, PictureStore, SignedPut } from './picture-store';
import { bytesAt, within } from './blob-calls';
import { TRANSFER_MS } from './in-time';
import { isStoreName } from './store-name';
import { fileOf, variantOf } from './stored-file';

const LISTED_AT_ONCE = 1000;
/** A private store: reading takes the token, and visitors get pictures from the product. */
const access = 'private';

/** Which store a token is for; its form is checked at the start. */
export const blobStoreId = (readWriteToken: string) => readWriteToken.split('_')[3] ?? '';

const token = () => env().blob?.token ?? '';

const direct: DirectUploads = {
  sign,
  take,
  spend,
  discard: (key) => within((abortSignal) => del(INCOMING + key, { token: token(), abortSignal })),
  list: (from) => list(INCOMING, from),
};

/** Pictures in Vercel Blob. Browsers upload there with presigned PUTs (docs/decisions/0026). */
export const blobStore: PictureStore = {
  write,
  size,
  read,
  remove,
  mark,
  direct,
  variants,
  list: listPictures,
  // A broken write leaves a name that no row refers to.
  removeDrafts: async () => undefined,
};

async function write(name: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  if (!isStoreName(name)) throw new Error('Not the name of a stored picture.');
  const options = {
    access,
    token: token(),
    contentType: 'image/webp',
    allowOverwrite: true,
  } as const;
  for (const [variant, bytes] of files)
    await within(
      (abortSignal) => put(folderOf(name) + fileOf(variant), bytes, { ...options, abortSignal }),
      TRANSFER_MS,
    );
}

async function size(name: string, variant: string): Promise<number | null> {
  const key = keyOf(name, variant);
  return key === undefined ? null : ((await find(key))?.size ?? null);
}

async function read(name: string, variant: string): Promise<Buffer | null> {
  const key = keyOf(name, variant);
  return key === undefined ? null : bytesOf(key);
}

async function remove(name: string, only?: readonly string[]): Promise<void> {
  if (!isStoreName(name)) return;
  const pathnames = (only ?? (await variants(name))).map(
    (variant) => folderOf(name) + fileOf(variant),
  );
  if (pathnames.length > 0)
    await within((abortSignal) => del(pathnames, { token: token(), abortSignal }));
}

async function variants(name: string): Promise<string[]> {
  if (!isStoreName(name)) return [];
  const { names } = await list(folderOf(name));
  return names.map(variantOf);
}

async function listPictures(from?: string): ReturnType<PictureStore['list']> {
  const { names, next } = await list(PICTURES, from);
  // Other tools leave other objects, such as the markers of folders.
  return { names: names.filter(isStoreName), next };
}

async function list(
  prefix: string,
  cursor?: string,
): Promise<{ names: string[]; next: string | undefined }> {
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
  const pathnames = [...part.folders, ...part.blobs.map(({ pathname }) => pathname)];
  return {
    names: pathnames.map((pathname) => pathname.slice(prefix.length).replace(/\/$/, '')),
    next: part.hasMore ? part.cursor : undefined,
  };
}

async function mark(offered: string): Promise<string> {
  const kept = await bytesOf(MARK);
  if (kept) return kept.toString();
  await within((abortSignal) =>
    put(MARK, offered, { access, token: token(), contentType: 'text/plain', abortSignal }),
  );
  return offered;
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

// Bypasses the store's caches: the upload came a moment ago.
async function take(key: string, maxBytes: number): Promise<Buffer | null> {
  const bytes = await bytesOf(INCOMING + key, { Range: `bytes=0-${maxBytes}` }, '?cache=0');
  return bytes?.equals(SPENT) ? null : bytes;
}

async function spend(key: string): Promise<void> {
  await within((abortSignal) =>
    put(INCOMING + key, SPENT, {
      access,
      token: token(),
      contentType: 'text/plain',
      allowOverwrite: true,
      abortSignal,
    }),
  );
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
    const found = await find(pathname);
    if (!found) return null;
    base = found.url.slice(0, found.url.lastIndexOf(pathname));
  }
  return bytesAt(`${base}${pathname}${query}`, { ...headers, Authorization: `Bearer ${token()}` });
}
