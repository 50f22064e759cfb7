import 'client-only';
import { ApiError } from './api-error';
import { clientText } from './client-texts';

/** Longer than other calls: 2 MB over a slow phone connection take their time. */
const UPLOAD_TIMEOUT_MS = 120_000;

interface PutFileOptions {
  /** 0 to 100 */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends bytes to a signed address. With XMLHttpRequest, because fetch tells nothing of the way up.
 * @throws {ApiError} with the message of the server where it gave one
 */
export function putFile(address: string, body: Blob, { onProgress, signal }: PutFileOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: 'unreachable' | 'timeout') => reject(new ApiError(code, clientText(code), { status: 0 }));
    request.open('PUT', address);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.setRequestHeader('Content-Type', body.type);
    // The refusal's message comes in the language of the page.
    request.setRequestHeader('Accept-Language', document.documentElement.lang || 'en');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : reject(refusalOf(request)));
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

function messageOf(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as { error?: { message?: unknown } };
    return typeof body.error?.message === 'string' ? body.error.message : undefined;
  } catch {
    return undefined;
  }
}
