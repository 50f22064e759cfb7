import 'server-only';
import { db } from '../db/client';

/** How long a delivery belongs to who took it: longer than an attempt can last, so that nobody else sends it meanwhile. */
const CLAIM_MS = 60_000;

/** An event to be sent, with the endpoint as it was when it was taken. */
export type Claimed = {
  id: string;
  endpointId: string;
  event: string;
  body: string;
  /** Which one this is since it was queued or resent, from 1. */
  attempts: number;
  url: string;
  isOn: boolean;
  secret: string;
  /** Null when there is none, or its 24 hours are over. */
  previousSecret: string | null;
};

/**
 * Takes what is due next. No transaction stays open while it is sent; should this process end meanwhile, it is due again when the claim
 * runs out.
 * @param busy endpoints that are not to be asked just now
 */
export async function claimDelivery(busy: readonly string[]): Promise<Claimed | undefined> {
  const [claimed] = await db().$queryRaw<Claimed[]>`
    UPDATE webhook_delivery AS d SET claimed_until = now() + ${CLAIM_MS} * interval '1 millisecond', attempts = attempts + 1
    FROM webhook_endpoint AS e
    WHERE e.id = d.endpoint_id AND d.id = (
      SELECT id FROM webhook_delivery WHERE due_at <= now() AND (claimed_until IS NULL OR claimed_until <= now()) AND endpoint_id <> ALL(${busy}::uuid[])
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING d.id, d.endpoint_id AS "endpointId", d.event, d.body, d.attempts, e.url, e.is_on AS "isOn", e.secret,
      CASE WHEN e.previous_secret_until > now() THEN e.previous_secret END AS "previousSecret"`;
  return claimed;
}
