import 'server-only';
import type { WebhookProblem } from '@/shared/webhook-events';
import { env } from '../env';
import { OutsideError } from '../outside/outside-error';
import { requestOutside } from '../outside/request-outside';
import { webhookKey } from './secret';
import { signedHeaders } from './signed-headers';

const TIMEOUT_MS = 15_000;
/** How much of an answer is kept for the log. */
const ANSWER_MAX_BYTES = 1_024;

/** An event to be sent, with its endpoint as it is now. */
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

/** What came of an attempt: an answer of HTTP, or why there was none. */
export type Attempt = {
  startedAt: Date;
  durationMs: number;
  httpStatus: number | null;
  problem: WebhookProblem | null;
  answer: string;
};

/** Sends an event once, signed anew. Never throws: whatever goes wrong is what came of it. */
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
    'user-agent': `Makerstep-Webhooks/1.0 (+${env().publicUrl})`,
    ...signedHeaders({ id, at, body }, previousKey ? [key, previousKey] : [key]),
  };
  try {
    const response = await requestOutside(url, {
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
      problem: error instanceof OutsideError ? error.reason : 'unreachable',
      answer: '',
    };
  }
}

// The database takes every character but this one, and half a character at the cut says nothing.
const readable = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replaceAll('\0', '\uFFFD')
    .replace(/\uFFFD+$/, '');
