import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/server/env/env';
import { runDue } from '@/server/jobs/worker';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { removalQueue } from '@/features/uploads/server/removals';
import { takeUploads } from '@/features/uploads/server/service';
import { type Answer, call } from '@/testing/api';
import { blobStandIn } from '@/testing/stand-ins/blob-stand-in';
import { s3StandIn } from '@/testing/stand-ins/s3-stand-in';
import type { TestCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { PUT } from '../../uploads/[key]/route';
import { POST as signUrl } from '../dashboard/sign-url/[uploadKey]/route';

/** Requests a signed upload. */
export async function sign(
  creator: TestCreator,
  options: { kind?: string; fileName?: string; fileType?: string } = {},
): Promise<{ key: string; signedRequest: string }> {
  const { kind = 'step', fileName = 'picture.png', fileType = 'image/png' } = options;
  const { body } = await call(signUrl, {
    token: creator.token,
    params: { uploadKey: kind },
    body: { fileName, fileType },
  });
  return body.returnData;
}

type Sent = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/**
 * Sends bytes to a signed address of the product or of the storage; with a length unless they are a
 * stream.
 */
export async function put(
  signedRequest: string,
  bytes: Sent,
  type = 'image/png',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = new URL(signedRequest);
  if (blobStandIn()?.apiUrl.startsWith(url.origin)) return putAway(signedRequest, bytes, type);
  const length: Record<string, string> =
    bytes instanceof Uint8Array ? { 'content-length': String(bytes.byteLength) } : {};
  return call(PUT, {
    method: 'PUT',
    path: url.pathname,
    query: url.search.slice(1),
    params: { key: path.basename(url.pathname) },
    raw: bytes,
    headers: { 'content-type': type, ...length, ...headers },
  });
}

// As browsers do: only the bytes and their type.
async function putAway(signedRequest: string, bytes: Sent, type: string): Promise<Answer> {
  const response = await fetch(signedRequest, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const storeNames = new Map<string, string>();

/** Stores a unique picture for this creator and returns its key. */
export async function upload(creator: TestCreator, kind = 'step'): Promise<string> {
  const { key, signedRequest } = await sign(creator, { kind });
  const { status } = await put(signedRequest, new Uint8Array(await uniquePicture()));
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`);
  // With direct uploads, bytes are taken over when their owner is saved: done here, so that their
  // names are known.
  await takeUploads(creator.actor, [{ url: key }]);
  storeNames.set(key, (await storeNameOf(key)) ?? '');
  return key;
}

/** A picture with unique content. */
export function uniquePicture(): Promise<Buffer> {
  return madePicture(
    'png',
    32 + (randomBytes(1)[0] ?? 0),
    24,
    `#${randomBytes(3).toString('hex')}`,
  );
}

let removals = Promise.resolve();
// One after another: a job that runs for another caller is not waited for.
const removeReleased = () => (removals = removals.then(() => runDue(removalQueue)));

/** Reports whether the bytes of this key still exist; those that `upload` stored even without a row. */
export async function isStored(key: string): Promise<boolean> {
  await removeReleased();
  const name = storeNames.get(key) ?? (await storeNameOf(key)) ?? '';
  return (await pictureStore().size(name, 'full')) !== null;
}

/**
 * The names of everything in the storage of these tests: variants, drafts and pending uploads too,
 * but not what keeps a spent address from working again.
 */
export async function storedNames(): Promise<string[]> {
  await removeReleased();
  const elsewhere = blobStandIn()?.blobs ?? s3StandIn()?.objects;
  if (elsewhere)
    return [...elsewhere]
      .filter(([name, { bytes }]) => name !== 'mark' && bytes.toString() !== 'spent')
      .map(([name]) => name.replace(/^pictures\//, ''))
      .sort();
  const entries = await readdir(path.join(env().dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'mark')
    .map((entry) => path.join(path.basename(entry.parentPath), entry.name))
    .sort();
}
