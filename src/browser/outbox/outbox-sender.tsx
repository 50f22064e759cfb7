import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { hasParcels, emitSent } from './outbox-addresses';

const RETRY_INTERVAL_MS = 60_000;

/**
 * Sends what waits on this device: on opening, when the network is back, and periodically until all
 * is sent.
 */
export function OutboxSender() {
  const t = useTranslations('common');
  const showToast = useToast();
  useEffect(() => {
    let notBeforeMs = 0;
    let isSending = false;
    let isLeft = false;
    const send = async () => {
      if (isSending || !navigator.onLine || Date.now() < notBeforeMs || !hasParcels()) return;
      isSending = true;
      try {
        const { sendOutbox } = await import('./send-outbox');
        const { sent, refused, retryAfterMs } = await sendOutbox();
        notBeforeMs = Date.now() + (retryAfterMs ?? 0);
        if (isLeft) return;
        if (sent > 0) {
          emitSent();
          showToast({ text: t('outboxSent'), tone: 'good' });
        }
        for (const reason of new Set(refused))
          showToast({ text: t('outboxRefused'), detail: reason, tone: 'bad' });
      } catch {
        // The script that sends could not be loaded: try again when the network is back, or next
        // time.
      } finally {
        isSending = false;
      }
    };
    const handleOnline = () => void send();
    const timer = setInterval(() => void send(), RETRY_INTERVAL_MS);
    void send();
    window.addEventListener('online', handleOnline);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [showToast, t]);
  return null;
}
