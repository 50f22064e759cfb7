import 'server-only';
import { createHmac } from 'node:crypto';
import { SafeFetchError } from '@/server/safe-fetch/safe-fetch-error';
import { safeFetch } from '@/server/safe-fetch/safe-fetch';
import { userAgentOf } from '@/server/safe-fetch/user-agent';
import type { WebhookProblem } from '../../constants';
import { webhookKey } from '../secret';

const TIMEOUT_MS = 15_000;
/** Maximum part of a response that is kept for the log. */
const ANSWER_MAX_BYTES = 1_024;

/** An event to send, with the current settings of its endpoint. */
export type Delivery = {
  id: string;
  endpointId: string;
  event: string;
  body: string;
  url: string;
  isOn: boolean;
  secret: string;
  /** Null when there is none, or its 24 hours are over. */
  previousSecret: string | null;
};

/** The result of an attempt: an HTTP response, or why there was none. */
export type Attempt = {
  startedAt: Date;
  durationMs: number;
  httpStatus: number | null;
  problem: WebhookProblem | null;
  answer: string;
};

/** Sends an event once, newly signed. Never throws: any error is the result. */
export async function attemptDelivery(delivery: Delivery): Promise<Attempt> {
  const startedAt = new Date();
  const startedAtMs = performance.now();
  const outcome = await send(delivery, startedAt);
  return { startedAt, durationMs: Math.round(performance.now() - startedAtMs), ...outcome };
}

async function send(
  { id, endpointId, url, body, secret, previousSecret }: Delivery,
  at: Date,
): Promise<Pick<Attempt, 'httpStatus' | 'problem' | 'answer'>> {
  const [key, previousKey] = [secret, previousSecret].map((sealed) =>
    sealed === null ? undefined : webhookKey(endpointId, sealed),
  );
  if (!key) return { httpStatus: null, problem: 'secret', answer: '' };
  const headers = {
    'content-type': 'application/json',
    'user-agent': userAgentOf('Webhooks'),
    ...signedHeaders({ id, at, body }, previousKey ? [key, previousKey] : [key]),
  };
  try {
    const response = await safeFetch(url, {
      method: 'POST',
      headers,
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
    });
    return { httpStatus: response.status, problem: null, answer: readable(response.body) };
  } catch (error) {
    return {
      httpStatus: null,
      problem: error instanceof SafeFetchError ? error.reason : 'unreachable',
      answer: '',
    };
  }
}

// PostgreSQL does not store NUL, and the cut may split a character.
const readable = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replaceAll('\0', '\uFFFD')
    .replace(/\uFFFD+$/, '');

type Message = { id: string; at: Date; body: string };

/**
 * The headers by which a receiver verifies sender and time (Standard Webhooks 1.0.0). One signature
 * per key.
 */
function signedHeaders(
  { id, at, body }: Message,
  keys: readonly Uint8Array[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = keys.map(
    (key) =>
      `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
