import 'client-only';
import type { ErrorCode } from '@/shared/http/error-codes';
import { ApiError } from './api-error';
import { clientText } from './client-texts';

type Envelope = {
  error?: { code?: unknown; message?: unknown; fields?: Record<string, string> };
  current?: unknown;
};

/**
 * The body of a successful response; undefined where there is none (204, and 202 for deferred
 * work).
 */
export async function answerOf(response: Response): Promise<unknown> {
  const text = response.status === 204 ? '' : await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The server's error, or one of ours when a proxy answered. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { error, current } = await envelopeOf(response);
  const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const isFromProxy = !error && response.status >= 502 && response.status <= 504;
  const message =
    typeof error?.message === 'string'
      ? error.message
      : clientText(isFromProxy ? 'unreachable' : 'failed');
  return new ApiError(isFromProxy ? 'unreachable' : codeOf(error?.code), message, {
    status: response.status,
    fields: error?.fields,
    current,
    retryAfterSeconds: Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : undefined,
  });
}

async function envelopeOf(response: Response): Promise<Envelope> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function codeOf(code: unknown): ErrorCode {
  // The table of all codes would be on every page; an unknown code is treated like any other
  // refusal.
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? (code as ErrorCode) : 'internal';
}
