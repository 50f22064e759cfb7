import 'server-only';
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { bucketUrl } from '@/shared/pictures/storage-settings';
import { env } from '../env/env';
import { logger } from '../logging/logger';
import { ANSWER_MS, fetchWithTimeout, TRANSFER_MS } from './with-timeout';
import { refusedBy, S3Problem, unansweredBy } from './s3-problem';
import { textsAt } from './s3-xml';
import { storageUnavailable } from './storage-error';

/** A kept connection may have been closed by the other side; every call can be repeated. */
const ATTEMPTS = 2;
const MOVED = 300;
const SERVER_ERROR = 500;
const NO_BUCKET = 'NoSuchBucket';

type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
};
export type S3Answer = Awaited<ReturnType<typeof fetchWithTimeout>>;

function settings() {
  const { s3 } = env();
  if (!s3) throw new Error('No bucket is configured.');
  return s3;
}

function urlOf(key: string, query: Record<string, string>): URL {
  const url = new URL(key, bucketUrl(settings()));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

const signer = (
  url: URL,
  init: Pick<ConstructorParameters<typeof AwsV4Signer>[0], 'method' | 'headers' | 'signQuery'>,
) => {
  const { accessKeyId, secretAccessKey, region } = settings();
  return new AwsV4Signer({
    ...init,
    url: url.href,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    // With Content-Type and Content-Length, which bind an upload.
    allHeaders: true,
  });
};

/**
 * One call to the bucket.
 * @param passing statuses that are no failure
 * @throws {S3Problem} with the remedy for the operator
 */
export async function tryS3(call: Call, passing: readonly number[] = []): Promise<S3Answer> {
  // For all attempts.
  const signal = AbortSignal.timeout(call.body ? TRANSFER_MS : ANSWER_MS);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(call, signal).catch((error: unknown) => {
      if (attempt === ATTEMPTS || signal.aborted) throw unansweredBy(settings(), error);
    });
    if (!answer || (answer.status >= SERVER_ERROR && attempt < ATTEMPTS)) continue;
    if (answer.status < MOVED) return answer;
    const [code] = textsAt(answer.bytes.toString(), 'Code');
    if (passing.includes(answer.status) && code !== NO_BUCKET) return answer;
    throw refusedBy(settings(), answer.status, code);
  }
}

/**
 * Calls S3 for a person who waits for a picture.
 * @throws {AppError} storage_unavailable whatever the reason; the log has it
 */
export async function callS3(call: Call, passing?: readonly number[]): Promise<S3Answer> {
  try {
    return await tryS3(call, passing);
  } catch (error) {
    if (!(error instanceof S3Problem)) throw error;
    logger.warn('s3_failed', { reason: error.message });
    throw storageUnavailable(error);
  }
}

async function send(
  { method, key = '', query = {}, headers = {}, body }: Call,
  answerBy: AbortSignal,
): Promise<S3Answer> {
  const signed = await signer(urlOf(key, query), {
    method,
    headers: {
      ...headers,
      // The service compares it with what arrives.
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
  }).sign();
  const init: RequestInit = { method, headers: signed.headers, redirect: 'manual' };
  return fetchWithTimeout(
    signed.url.href,
    body ? { ...init, body: new Uint8Array(body) } : init,
    answerBy,
  );
}

/** A URL for a PUT with exactly these headers, until then. */
export async function presignPut(
  key: string,
  headers: Record<string, string>,
  until: Date,
): Promise<string> {
  const seconds = Math.max(1, Math.floor((until.getTime() - Date.now()) / 1_000));
  const url = urlOf(key, { 'X-Amz-Expires': String(seconds) });
  return (await signer(url, { method: 'PUT', headers, signQuery: true }).sign()).url.href;
}
