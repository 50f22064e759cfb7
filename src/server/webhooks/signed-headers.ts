import 'server-only';
import { createHmac } from 'node:crypto';

type Message = { id: string; at: Date; body: string };

/**
 * The headers by which a receiver verifies sender and time (Standard Webhooks 1.0.0). One signature
 * per key.
 */
export function signedHeaders(
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
