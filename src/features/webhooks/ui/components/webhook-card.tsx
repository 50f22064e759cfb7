import { ScrollText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import type { WebhookOffReason } from '../../constants';
import { eventKey } from '../../events';
import { Badge, type Tone } from '@/ui/kit/badge';
import { Disclosure } from '@/ui/kit/disclosure';
import { Switch } from '@/ui/kit/fields/switch';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { useMoments } from '@/browser/time/use-moments';
import { updateWebhook } from '../api';
import type { WebhookView, WebhookWithSecret } from '../../schema';
import { DeliveryLog } from './delivery-log';
import { WebhookActions } from './webhook-actions';

const TONES: Record<WebhookView['state'], Tone> = { on: 'good', failing: 'warn', off: 'neutral' };
const OFF_REASONS = {
  gone: 'offGone',
  failing: 'offFailing',
  access_ended: 'offAccessEnded',
} as const satisfies Record<WebhookOffReason, string>;

interface WebhookCardProps {
  webhook: WebhookView;
  onChange: (webhook: WebhookView) => void;
  onRotate: (webhook: WebhookWithSecret) => void;
  onDelete: (id: string) => void;
}

/** One webhook: events, state, actions and deliveries. */
export function WebhookCard({ webhook, onChange, onRotate, onDelete }: WebhookCardProps) {
  const t = useTranslations('webhooks');
  const { moment } = useMoments();
  const showToast = useToast();
  const { run, isBusy } = useAction();
  // Counts sends from here, so that the log reloads.
  const [sentCount, setSentCount] = useState(0);
  const headingId = useId();
  const { id, url, events, isOn, state, failingSince, offReason, previousSecretUntil } = webhook;
  const { host } = new URL(url);

  const turn = (wanted: boolean) =>
    run(async () => {
      onChange(await updateWebhook(id, { isOn: wanted }));
      showToast({ text: t('changed'), tone: 'good' });
    });

  return (
    <li
      aria-labelledby={headingId}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3
          id={headingId}
          translate="no"
          className="min-w-0 font-mono text-sm font-semibold wrap-anywhere"
        >
          {url}
        </h3>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <ul className="list-disc pl-5 text-sm text-ink-muted">
        {events.map((event) => (
          <li key={event}>{t(`event.${eventKey(event)}`)}</li>
        ))}
      </ul>
      {state === 'failing' && failingSince && (
        <p className="text-warn">{t('failingSince', { date: moment(failingSince) })}</p>
      )}
      {offReason && <p className="text-warn">{t(OFF_REASONS[offReason])}</p>}
      {previousSecretUntil && (
        <p className="text-sm text-ink-muted">
          {t('twoSecrets', { date: moment(previousSecretUntil) })}
        </p>
      )}
      <Switch
        label={t('isOn')}
        checked={isOn}
        disabled={isBusy}
        onChange={(event) => void turn(event.target.checked)}
      />
      <WebhookActions
        webhook={webhook}
        host={host}
        onChange={onChange}
        onRotate={onRotate}
        onDelete={onDelete}
        onTest={() => setSentCount((count) => count + 1)}
      />
      <Disclosure
        label={t('log')}
        icon={<ScrollText aria-hidden />}
        key={sentCount > 0 ? 'sent' : 'closed'}
        isOpenAtFirst={sentCount > 0}
      >
        <DeliveryLog webhook={webhook} label={t('logOf', { host })} sentCount={sentCount} />
      </Disclosure>
    </li>
  );
}
