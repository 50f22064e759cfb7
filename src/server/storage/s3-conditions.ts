import 'server-only';
import { randomUid } from '../secrets/random-uid';
import { env } from '../env/env';
import { INCOMING } from './object-keys';
import { callS3 } from './s3-calls';

/** Of a PUT that must not overwrite. */
export const ONCE = { 'If-None-Match': '*' };
const BAD_REQUEST = 400;
const PRECONDITION_FAILED = 412;
const NOT_IMPLEMENTED = 501;

/** By bucket, for the life of the process. */
const known = new Map<string, boolean>();

/**
 * Reports whether the bucket refuses to overwrite: AWS, MinIO and R2 do, Backblaze B2 knows no such
 * condition, and some others ignore it (docs/decisions/0113).
 */
export async function heedsConditions(): Promise<boolean> {
  const bucket = `${env().s3?.endpoint} ${env().s3?.bucket}`;
  const before = known.get(bucket);
  if (before !== undefined) return before;
  // Like an upload, so that a sweep removes what a crash leaves.
  const key = `${INCOMING}${Date.now()}-${randomUid()}`;
  const put = { method: 'PUT', key, body: Buffer.from('tried') } as const;
  await callS3(put);
  const { status } = await callS3({ ...put, headers: ONCE }, [
    BAD_REQUEST,
    PRECONDITION_FAILED,
    NOT_IMPLEMENTED,
  ]);
  await callS3({ method: 'DELETE', key });
  known.set(bucket, status === PRECONDITION_FAILED);
  return status === PRECONDITION_FAILED;
}
