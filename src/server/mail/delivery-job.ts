import 'server-only';
import { type BackgroundJob, startWokenJob } from '../woken-job';
import { deliverDueMails, type MailKinds } from './delivery';
import { removeOldMails } from './mail-folder';
import { onMailQueued } from './queue';

const EVERY_MS = 30_000;
const TIDY_EVERY_MS = 60 * 60_000;

/**
 * Delivers mails at once, whenever one is queued in this process, and every 30 s for those that other instances or an earlier run left.
 * @param queueDue queues mails that nobody asked for, whose time has come
 */
export function startMailDelivery(
  kinds: MailKinds,
  queueDue: () => Promise<void> = async () => undefined,
): BackgroundJob {
  let tidiedAtMs = -Infinity;
  return startWokenJob({
    name: 'deliverMails',
    everyMs: EVERY_MS,
    listen: onMailQueued,
    pausedEvent: 'mail_delivery_paused',
    round: async (stopping) => {
      if (performance.now() - tidiedAtMs > TIDY_EVERY_MS) {
        tidiedAtMs = performance.now();
        await removeOldMails();
      }
      await queueDue();
      await deliverDueMails(kinds, stopping);
    },
  });
}
