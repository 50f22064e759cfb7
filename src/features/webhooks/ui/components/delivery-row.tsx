import { ChevronDown } from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { eventKey } from '../../events';
import { Badge, type Tone } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { useMoments } from '@/browser/time/use-moments';
import type { DeliveryView } from '../../schema';

const TONES: Record<DeliveryView['status'], Tone> = {
  waiting: 'info',
  delivered: 'good',
  failed: 'bad',
};

interface DeliveryRowProps {
  delivery: DeliveryView;
  canResend: boolean;
  onResend: (delivery: DeliveryView) => void;
}

/** One delivery: its outcome and, expanded, every attempt and the payload. */
export function DeliveryRow({ delivery, canResend, onResend }: DeliveryRowProps) {
  const t = useTranslations('webhooks');
  const format = useFormatter();
  const { moment } = useMoments();
  const now = useNow();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { event, status, createdAt, nextAttemptAt, attempts, payload } = delivery;
  const at = (iso: string) => moment(iso, true);
  const name = t(`event.${eventKey(event)}`);
  const next = nextAttemptAt === null ? undefined : new Date(nextAttemptAt);
  return (
    <li className="py-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-md py-1 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>{name}</span>
            <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          </span>
          <span className="block text-sm text-ink-muted">
            <time dateTime={createdAt}>{at(createdAt)}</time>
            <span>{` · ${t('attempts', { count: attempts.length })}`}</span>
            {next && next > now && (
              <>
                <span>{` · ${t('next', { when: format.relativeTime(next, now) })}`}</span>
              </>
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className={cn('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col items-start gap-4 pt-2 pb-3">
        {isOpen && (
          <>
            <ol className="flex w-full flex-col gap-3">
              {attempts.map(({ startedAt, duration, httpStatus, problem, answer }) => (
                <li key={startedAt} className="text-sm">
                  <p className="text-ink-muted">
                    {t('attempt', { date: at(startedAt), ms: duration })}
                  </p>
                  <p className="font-medium">
                    {problem
                      ? t(`problem.${problem}`)
                      : t('answered', { status: String(httpStatus) })}
                  </p>
                  {!problem && <Code text={answer || t('answerEmpty')} />}
                </li>
              ))}
            </ol>
            <div className="w-full text-sm">
              <p className="text-ink-muted">{t('payload')}</p>
              <Code text={JSON.stringify(payload, null, 2)} />
            </div>
            {canResend && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('resendOf', { event: name, date: at(createdAt) })}
                onClick={() => onResend(delivery)}
              >
                {t('resend')}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** Wrapped, so that nothing scrolls inside. */
function Code({ text }: { text: string }) {
  return (
    <pre
      translate="no"
      className="mt-1 w-full rounded-md bg-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
