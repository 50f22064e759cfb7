import 'server-only';
import { INCOMING, MARK, SPENT } from './object-keys';
import { objectStore } from './object-store';
import type { PictureStore } from './picture-store';
import { callS3, presignPut, tryS3 } from './s3-calls';
import { heedsConditions, ONCE } from './s3-conditions';
import { S3Problem } from './s3-problem';
import { textsAt } from './s3-xml';

const LISTED_AT_ONCE = '1000';
const NOT_FOUND = 404;
const OUT_OF_RANGE = 416;

/**
 * Pictures in a private bucket of an S3-compatible service. Browsers upload there with presigned
 * PUTs (docs/decisions/0113).
 */
export const s3Store: PictureStore = {
  ...objectStore(
    {
      get: async (key) => {
        const { status, bytes } = await callS3({ method: 'GET', key }, [NOT_FOUND]);
        return status === NOT_FOUND ? null : bytes;
      },
      sizeOf,
      put: async (key, body, contentType) => {
        await callS3({ method: 'PUT', key, headers: { 'Content-Type': contentType }, body });
      },
      remove: async (keys) => {
        for (const key of keys) await callS3({ method: 'DELETE', key }, [NOT_FOUND]);
      },
      list,
    },
    {
      // Without its size an upload cannot be bound to it, and without conditions it would work
      // again: it goes to the product, which counts.
      sign: async (key, { contentType, bytes, until }) => {
        if (bytes === undefined || !(await heedsConditions())) return undefined;
        const headers = { 'Content-Type': contentType, ...ONCE };
        const signed = { ...headers, 'Content-Length': String(bytes) };
        return { url: await presignPut(INCOMING + key, signed, until), headers };
      },
      take: async (key, maxBytes) => {
        const { status, bytes } = await callS3(
          { method: 'GET', key: INCOMING + key, headers: { Range: `bytes=0-${maxBytes}` } },
          [NOT_FOUND, OUT_OF_RANGE],
        );
        if (status === OUT_OF_RANGE) return Buffer.alloc(0);
        return status === NOT_FOUND || bytes.equals(SPENT) ? null : bytes;
      },
    },
  ),
  problem,
};

async function sizeOf(key: string): Promise<number | null> {
  // No HEAD: its 404 looks like that of a missing bucket.
  const { status, headers } = await callS3(
    { method: 'GET', key, headers: { Range: 'bytes=0-0' } },
    [NOT_FOUND, OUT_OF_RANGE],
  );
  if (status === NOT_FOUND) return null;
  return Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);
}

async function list(prefix: string, from?: string) {
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
  return {
    keys: [...textsAt(xml, 'CommonPrefixes/Prefix'), ...textsAt(xml, 'Contents/Key')],
    next: textsAt(xml, 'NextContinuationToken')[0],
  };
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
