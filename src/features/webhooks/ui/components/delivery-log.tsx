import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useAnswer } from '@/browser/api/use-answer';
import { Button } from '@/ui/kit/buttons/button';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Pagination } from '@/ui/kit/pagination';
import { Skeleton } from '@/ui/kit/skeleton';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { WEBHOOK_LOG_DAYS } from '../../constants';
import { readDeliveries, resendDelivery } from '../api';
import type { DeliveryView, WebhookView } from '../../schema';
import { DeliveryRow } from './delivery-row';

const LOOK_AGAIN_MS = 1_500;
/** An attempt within this time is worth polling for. */
const SOON_MS = 10_000;

// Without a time the attempt ended while the list was read.
const isUnderWay = ({ status, nextAttemptAt }: DeliveryView) =>
  status === 'waiting' &&
  (nextAttemptAt === null || Date.parse(nextAttemptAt) < Date.now() + SOON_MS);

interface DeliveryLogProps {
  webhook: WebhookView;
  label: string;
  /** increases when something was sent elsewhere on the page */
  sentCount: number;
}

/** The deliveries of a webhook; polls while one is in progress. */
export function DeliveryLog({ webhook: { id, isOn }, label, sentCount }: DeliveryLogProps) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const showToast = useToast();
  const [page, setPage] = useState(1);
  const { run } = useAction();
  const { answer, isLoading, hasFailed, retry } = useAnswer(
    `${id} ${page} ${sentCount}`,
    (signal) => readDeliveries(id, { page }, signal),
  );
  const isWaiting = !isLoading && !hasFailed && answer?.results.some(isUnderWay);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(retry, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, retry]);

  const resend = (delivery: DeliveryView) =>
    run(async () => {
      await resendDelivery(id, delivery.id);
      showToast({ text: t('resent'), tone: 'good' });
      retry();
    });

  if (hasFailed)
    return (
      <div className="flex flex-col items-start gap-4">
        <FormAlert text={common('errorText')} />
        <Button variant="secondary" size="sm" onClick={retry}>
          {common('retry')}
        </Button>
      </div>
    );
  if (!answer)
    return (
      <div aria-busy className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  return (
    <section aria-label={label} aria-busy={isLoading} className="flex flex-col items-start gap-4">
      {answer.results.length === 0 ? (
        <p className="text-ink-muted">{t('logEmpty', { days: WEBHOOK_LOG_DAYS })}</p>
      ) : (
        <ul className="w-full divide-y divide-line">
          {answer.results.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              canResend={isOn || delivery.event === 'webhook.test'}
              onResend={resend}
            />
          ))}
        </ul>
      )}
      <div className="w-full">
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          totalResults={answer.totalResults}
          label={label}
          onOpen={setPage}
        />
      </div>
      <Button variant="ghost" size="sm" onClick={retry}>
        {t('refresh')}
      </Button>
    </section>
  );
}
