import 'server-only';
import { logger } from '../logger';
import { deliverDueMails, type MailKinds } from './delivery';
import { removeOldMails } from './mail-folder';
import { onMailQueued } from './queue';

const EVERY_MS = 30_000;
const TIDY_EVERY_MS = 60 * 60_000;

/** Something that goes on beside the answers to visitors. */
export type BackgroundJob = {
  /** Starts nothing new and waits for what is under way. */
  stop: () => Promise<void>;
};

/**
 * Delivers mails at once, whenever one is queued in this process, and every 30 s for those that other instances or an earlier run left.
 * @param queueDue queues mails that nobody asked for, whose time has come
 */
export function startMailDelivery(kinds: MailKinds, queueDue: () => Promise<void> = async () => undefined): BackgroundJob {
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const stopping = new AbortController();
  let tidiedAtMs = -Infinity;

  const round = async () => {
    try {
      if (performance.now() - tidiedAtMs > TIDY_EVERY_MS) {
        tidiedAtMs = performance.now();
        await removeOldMails();
      }
      await queueDue();
      await deliverDueMails(kinds, stopping.signal);
    } catch (error) {
      logger.warn('mail_delivery_paused', { reason: error instanceof Error ? error.name : 'unknown' });
    }
  };
  const wake = () => {
    if (stopping.signal.aborted) return;
    isAskedAgain = underWay !== undefined;
    underWay ??= round().finally(() => {
      underWay = undefined;
      if (isAskedAgain) wake();
    });
  };

  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  onMailQueued(wake);
  wake();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      onMailQueued(undefined);
      await underWay;
    },
  };
}
