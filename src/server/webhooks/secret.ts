import 'server-only';
import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../sealed';

const PURPOSE = 'makerstep webhook secret';
const SECRET_BYTES = 32;
/** As Standard Webhooks begins them, so that people and scanners know what they see. */
const PREFIX = 'whsec_';

/** A new secret of an endpoint, as its owner gets it once. */
export const newWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** What is kept of it. */
export const sealWebhookSecret = (endpointId: string, secret: string) =>
  seal(PURPOSE, endpointId, secret);

/** The key that signs; undefined when AUTH_SECRET is no longer the one that it was sealed with. */
export function webhookKey(endpointId: string, sealed: string): Uint8Array | undefined {
  const secret = unseal(PURPOSE, endpointId, sealed)?.text;
  return secret === undefined ? undefined : Buffer.from(secret.slice(PREFIX.length), 'base64');
}

/** Sealed with the first AUTH_SECRET; undefined when it is already, or cannot be. */
export function resealWebhookSecret(endpointId: string, sealed: string): string | undefined {
  const found = unseal(PURPOSE, endpointId, sealed);
  return found?.isOld ? sealWebhookSecret(endpointId, found.text) : undefined;
}
