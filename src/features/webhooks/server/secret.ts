import 'server-only';
import { randomBytes } from 'node:crypto';
import { seal, unseal } from '@/server/secrets/sealed';

const PURPOSE = 'makerstep webhook secret';
const SECRET_BYTES = 32;
/** The prefix of Standard Webhooks, which people and secret scanners recognise. */
const PREFIX = 'whsec_';

/** A new secret for an endpoint, as its owner gets it once. */
export const newWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export const sealWebhookSecret = (endpointId: string, secret: string) =>
  seal(PURPOSE, endpointId, secret);

/** The signing key; undefined when its AUTH_SECRET is gone. */
export function webhookKey(endpointId: string, sealed: string): Uint8Array | undefined {
  const secret = unseal(PURPOSE, endpointId, sealed)?.text;
  return secret === undefined ? undefined : Buffer.from(secret.slice(PREFIX.length), 'base64');
}

/** Re-encrypted with the first AUTH_SECRET; undefined when it is already, or cannot be. */
export function resealWebhookSecret(endpointId: string, sealed: string): string | undefined {
  const unsealed = unseal(PURPOSE, endpointId, sealed);
  return unsealed?.isOld ? sealWebhookSecret(endpointId, unsealed.text) : undefined;
}
