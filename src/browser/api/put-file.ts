import 'client-only';
import { uploadParts } from '@/shared/http/body-sizes';
import { ApiError, type ApiErrorCode } from './api-error';
import { clientText } from './client-texts';

/**
 * Longer than for other calls: 2 MB over a slow phone connection take their time, and a clip as much
 * more as it is larger.
 */
const UPLOAD_TIMEOUT_MS = 120_000;
/** Error codes for the refusals of an S3 bucket, whose messages are XML. */
const BUCKET_REFUSALS: Partial<Record<number, ApiErrorCode>> = {
  // Everything that is not as it was signed.
  403: 'upload_not_allowed',
  409: 'upload_spent',
  412: 'upload_spent',
};

interface PutFileOptions {
  /** Those that the signed address needs. */
  headers: Readonly<Record<string, string>>;
  /** 0 to 100 */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads bytes to a signed address. With XMLHttpRequest, because fetch reports no upload progress.
 * @param address a path of the product, or an address of the storage
 * @throws {ApiError} with the server's message if there is one; errors of the storage, which are in
 * English, have a code and no message
 */
export function putFile(
  address: string,
  body: Blob,
  { headers, onProgress, signal }: PutFileOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: 'unreachable' | 'timeout') =>
      reject(new ApiError(code, clientText(code), { status: 0 }));
    request.open('PUT', address);
    request.timeout = UPLOAD_TIMEOUT_MS * uploadParts(body.size);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    // The message comes in the language of the page.
    request.setRequestHeader('Accept-Language', document.documentElement.lang || 'en');
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(address.startsWith('/') ? refusalOf(request) : storageRefusalOf(request));
    request.onerror = () => fail('unreachable');
    request.ontimeout = () => fail('timeout');
    request.onabort = () => reject(new ApiError('aborted', '', { status: 0 }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function refusalOf(request: XMLHttpRequest): ApiError {
  const message = messageOf(request.responseText);
  return new ApiError('internal', message ?? clientText('failed'), { status: request.status });
}

// Vercel Blob distinguishes most refusals only by their messages; its own client reads them, too.
const STORAGE_REFUSALS: readonly (readonly [RegExp, ApiErrorCode])[] = [
  [/file length cannot be greater/i, 'file_too_large'],
  [/contentType.*not allowed/i, 'unsupported_media_type'],
  [/already exists/i, 'upload_spent'],
  [/expired|token|signature|access denied/i, 'upload_not_allowed'],
];

function storageRefusalOf({ responseText, status }: XMLHttpRequest): ApiError {
  const message = messageOf(responseText);
  const code =
    message === undefined
      ? BUCKET_REFUSALS[status]
      : STORAGE_REFUSALS.find(([words]) => words.test(message))?.[1];
  return new ApiError(code ?? 'storage_unavailable', '', { status });
}

function messageOf(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as { error?: { message?: unknown } };
    return typeof body.error?.message === 'string' ? body.error.message : undefined;
  } catch {
    return undefined;
  }
}
