import 'server-only';
import { WEBHOOK_TEST } from '@/shared/webhook-events';
import { db } from '../db/client';
import { isDatabaseUnavailable } from '../db/unavailable';
import { logger } from '../logger';
import { attemptDelivery } from './attempt';
import { claimDelivery, type Claimed } from './claim';
import { noteOutcome } from './outcome';

const AT_ONCE = 32;
/** So many slow answers of one endpoint are waited for at once; the other places are for others. */
const PER_ENDPOINT = 2;

/** Sends what is due, without waiting for one before the next is begun. */
export type Courier = {
  /** Begins to send what is due, as far as there are places. @throws {Error} when the database cannot be asked */
  takeDue: (stopping?: AbortSignal) => Promise<void>;
  /** Waits for what is under way. */
  settled: () => Promise<void>;
};

/** @param onDone hears when one was sent and its place is free */
export function createCourier(onDone: () => void = () => undefined): Courier {
  const sending = new Set<Promise<void>>();
  const underWay = new Map<string, number>();

  const start = (claimed: Claimed) => {
    const { endpointId } = claimed;
    underWay.set(endpointId, (underWay.get(endpointId) ?? 0) + 1);
    const send = deliver(claimed).finally(() => {
      const left = (underWay.get(endpointId) ?? 1) - 1;
      if (left > 0) underWay.set(endpointId, left);
      else underWay.delete(endpointId);
      sending.delete(send);
      onDone();
    });
    sending.add(send);
  };

  return {
    takeDue: async (stopping) => {
      while (sending.size < AT_ONCE && !stopping?.aborted) {
        const claimed = await claimDelivery(
          [...underWay].filter(([, count]) => count >= PER_ENDPOINT).map(([id]) => id),
        );
        if (!claimed) return;
        start(claimed);
      }
    },
    settled: async () => {
      await Promise.all(sending);
    },
  };
}

async function deliver(claimed: Claimed): Promise<void> {
  try {
    if (claimed.isOn || claimed.event === WEBHOOK_TEST)
      await noteOutcome(claimed, await attemptDelivery(claimed));
    // Queued in the moment in which it was switched off.
    else
      await db().webhookDelivery.updateMany({
        where: { id: claimed.id, attempts: claimed.attempts },
        data: { status: 'failed', dueAt: null, claimedUntil: null },
      });
  } catch (error) {
    // Nothing can be noted; it is due again when the claim runs out.
    if (isDatabaseUnavailable(error))
      logger.warn('webhook_delivery_paused', {
        reason: error instanceof Error ? error.name : 'unknown',
      });
    else logger.error('webhook_failed', error, { delivery: claimed.id });
  }
}
