import 'server-only';
import { z } from 'zod';
import { AppError } from '@/shared/http/app-error';
import { logger } from './logging/logger';
import { readBounded } from './safe-fetch/bounded-body';

const TIMEOUT_MS = 5_000;
const ANSWER_MAX_BYTES = 64 * 1024;
const RETRY_SECONDS = 5;

/** A code such as invalid_client (RFC 6749, 5.2), and no free text: that may contain secrets. */
const refusal = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

/** The provider is down, slow or sends invalid answers. */
export const unreachable = (cause?: unknown) =>
  new AppError('provider_unreachable', { retryAfterSeconds: RETRY_SECONDS, cause });

type ProviderRequest = {
  /** Sent as POST. */
  form?: Record<string, string>;
  /** The header of that name. */
  authorization?: string;
};

/**
 * Lets a sign-in provider verify something. Follows no redirects; limits are 64 kB and 5 s.
 * @returns the JSON of its answer
 * @throws {AppError} provider_refused when it rejects it, provider_unreachable when it is down,
 * slow or sends an invalid answer
 */
export async function callProvider(address: URL, question: ProviderRequest = {}): Promise<unknown> {
  const response = await send(address, question);
  const { status } = response;
  if (status >= 400 && status < 500 && status !== 429) {
    const error = refusalOf(response.text);
    logger.warn('provider_call_refused', { provider: address.host, status, error });
    throw new AppError('provider_refused');
  }
  return jsonOf(response);
}

/**
 * Reads metadata that a provider publishes; any invalid answer is its fault.
 * @throws {AppError} provider_unreachable
 */
export async function fetchFromProvider(address: URL): Promise<unknown> {
  return jsonOf(await send(address));
}

/**
 * Limits all calls within `work` to 5 s together.
 * @throws {AppError} provider_unreachable
 */
export async function withinProviderTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable()), TIMEOUT_MS);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

type ProviderResponse = { status: number; text: string };

async function send(
  address: URL,
  { form, authorization }: ProviderRequest = {},
): Promise<ProviderResponse> {
  try {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
      headers: {
        Accept: 'application/json',
        ...(authorization ? { Authorization: authorization } : {}),
      },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await boundedText(response) };
  } catch (error) {
    throw unreachable(error);
  }
}

async function boundedText(response: Response): Promise<string> {
  if (!response.body) return '';
  const { bytes, isCut } = await readBounded(response.body, ANSWER_MAX_BYTES);
  if (isCut) throw new RangeError('The answer is too large.');
  return bytes.toString('utf8');
}

function refusalOf(text: string): string | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.error;
  } catch {
    return undefined;
  }
}

function jsonOf({ status, text }: ProviderResponse): unknown {
  if (status !== 200) throw unreachable();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The text is left out of the cause: it may contain tokens.
    throw unreachable();
  }
}
