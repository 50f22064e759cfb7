import 'server-only';
import { onJobWoken } from '../wake-job';
import { type BackgroundJob, startWokenJob } from '../woken-job';
import { createCourier } from './courier';
import { resealWebhookSecrets } from './reseal';
import { WEBHOOK_JOB, wakeWebhooks } from './queue';

/** The first pause before a second attempt; what other instances or an earlier run left is found as soon. */
const EVERY_MS = 5_000;

/** Delivers webhooks beside everything else: at once when one is queued in this process, and every 5 s those that are due again. */
export function startWebhookDelivery(): BackgroundJob {
  const courier = createCourier(wakeWebhooks);
  let isResealed = false;
  const job = startWokenJob({
    name: WEBHOOK_JOB,
    everyMs: EVERY_MS,
    listen: (wake) => onJobWoken(WEBHOOK_JOB, wake),
    pausedEvent: 'webhook_delivery_paused',
    // Done when all that is due was begun: a slow receiver keeps nobody else waiting for the next round.
    round: async (stopping) => {
      if (!isResealed) await resealWebhookSecrets();
      isResealed = true;
      await courier.takeDue(stopping);
    },
  });
  return {
    stop: async () => {
      await job.stop();
      await courier.settled();
    },
  };
}
