'use client';

import { MonitorSmartphone } from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { useAction } from '@/browser/api/use-action';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { useMoments } from '@/browser/time/use-moments';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { SessionView } from '../../../schema';

const UPDATE_EVERY_MS = 30_000;

interface SessionRowProps {
  session: SessionView;
  providerNames: SignInWays['names'];
  onEnd: (session: SessionView) => Promise<void>;
}

export function SessionRow({ session, providerNames, onEnd }: SessionRowProps) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const { date, moment } = useMoments();
  const now = useNow({ updateInterval: UPDATE_EVERY_MS });
  const { run, isBusy } = useAction();
  const { device, isCurrent, provider, createdAt, lastUsedAt } = session;
  const used = new Date(lastUsedAt);
  const since = date(createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-ink-muted max-xs:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span>{device}</span>
          {isCurrent && <Badge tone="good">{t('password.thisOne')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {isCurrent ? (
            <span>{t('password.usedNow')}</span>
          ) : (
            <time dateTime={lastUsedAt} title={moment(lastUsedAt)}>
              {t('password.used', { when: format.relativeTime(used > now ? now : used, now) })}
            </time>
          )}
          <span>{` · ${provider ? t('password.sinceWith', { date: since, provider: providerNames[provider] }) : t('password.since', { date: since })}`}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          aria-label={t('password.endOf', { device })}
          onClick={() => void run(() => onEnd(session))}
        >
          {t('password.end')}
        </Button>
      )}
    </li>
  );
}
