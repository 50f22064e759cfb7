import 'server-only';
import { folderOf, INCOMING, keyOf, MARK, PICTURES, SPENT } from './object-keys';
import type { DirectUploads, PictureStore } from './picture-store';
import { callS3, presignPut, tryS3 } from './s3-calls';
import { heedsConditions, ONCE } from './s3-conditions';
import { S3Problem } from './s3-problem';
import { textsAt } from './s3-xml';
import { isStoreName } from './store-name';
import { fileOf, variantOf } from './stored-file';

const LISTED_AT_ONCE = '1000';
const NOT_FOUND = 404;
const OUT_OF_RANGE = 416;

const direct: DirectUploads = {
  // Without its size an upload cannot be bound to it, and without conditions it would work again:
  // it goes to the product, which counts.
  sign: async (key, { contentType, bytes, until }) => {
    if (bytes === undefined || !(await heedsConditions())) return undefined;
    const headers = { 'Content-Type': contentType, ...ONCE };
    const signed = { ...headers, 'Content-Length': String(bytes) };
    return { url: await presignPut(INCOMING + key, signed, until), headers };
  },
  take: async (key, maxBytes) => {
    const answer = await callS3(
      { method: 'GET', key: INCOMING + key, headers: { Range: `bytes=0-${maxBytes}` } },
      [NOT_FOUND, OUT_OF_RANGE],
    );
    if (answer.status === NOT_FOUND) return null;
    if (answer.status === OUT_OF_RANGE) return Buffer.alloc(0);
    return answer.bytes.equals(SPENT) ? null : answer.bytes;
  },
  spend: async (key) => {
    await callS3({ method: 'PUT', key: INCOMING + key, body: SPENT });
  },
  discard: (key) => removeKey(INCOMING + key),
  list: (from) => list(INCOMING, from),
};

/**
 * Pictures in a private bucket of an S3-compatible service. Browsers upload there with presigned
 * PUTs (docs/decisions/0113).
 */
export const s3Store: PictureStore = {
  write,
  size,
  read: async (name, variant) => {
    const key = keyOf(name, variant);
    return key === undefined ? null : read(key);
  },
  remove,
  mark,
  direct,
  variants,
  problem,
  list: listPictures,
  // A broken write leaves a name that no row refers to.
  removeDrafts: async () => undefined,
};

async function write(name: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  if (!isStoreName(name)) throw new Error('Not the name of a stored picture.');
  for (const [variant, body] of files)
    await callS3({
      method: 'PUT',
      key: folderOf(name) + fileOf(variant),
      headers: { 'Content-Type': 'image/webp' },
      body,
    });
}

async function size(name: string, variant: string): Promise<number | null> {
  const key = keyOf(name, variant);
  if (key === undefined) return null;
  // No HEAD: its 404 could not be told from that of a missing bucket.
  const { status, headers } = await callS3(
    { method: 'GET', key, headers: { Range: 'bytes=0-0' } },
    [NOT_FOUND, OUT_OF_RANGE],
  );
  if (status === NOT_FOUND) return null;
  return Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);
}

async function read(key: string): Promise<Buffer | null> {
  const { status, bytes } = await callS3({ method: 'GET', key }, [NOT_FOUND]);
  return status === NOT_FOUND ? null : bytes;
}

async function removeKey(key: string): Promise<void> {
  await callS3({ method: 'DELETE', key }, [NOT_FOUND]);
}

async function remove(name: string, only?: readonly string[]): Promise<void> {
  if (!isStoreName(name)) return;
  for (const variant of only ?? (await variants(name)))
    await removeKey(folderOf(name) + fileOf(variant));
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
  from?: string,
): Promise<{ names: string[]; next: string | undefined }> {
  const { bytes } = await callS3({
    method: 'GET',
    query: {
      'list-type': '2',
      delimiter: '/',
      prefix,
      'max-keys': LISTED_AT_ONCE,
      ...(from === undefined ? {} : { 'continuation-token': from }),
    },
  });
  const xml = bytes.toString();
  const keys = [...textsAt(xml, 'CommonPrefixes/Prefix'), ...textsAt(xml, 'Contents/Key')];
  return {
    names: keys.map((key) => key.slice(prefix.length).replace(/\/$/, '')),
    next: textsAt(xml, 'NextContinuationToken')[0],
  };
}

async function mark(offered: string): Promise<string> {
  const kept = await read(MARK);
  if (kept) return kept.toString();
  await callS3({
    method: 'PUT',
    key: MARK,
    headers: { 'Content-Type': 'text/plain' },
    body: Buffer.from(offered),
  });
  return offered;
}

async function problem(): Promise<string | undefined> {
  try {
    await tryS3({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } });
    await tryS3({ method: 'GET', key: MARK }, [NOT_FOUND]);
    return undefined;
  } catch (error) {
    if (error instanceof S3Problem) return error.message;
    throw error;
  }
}
