import { useTranslations, useFormatter, useNow } from 'next-intl';
import { useState } from 'react';
import { MonitorSmartphone } from 'lucide-react';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { endOtherSessions, endSession, listSessions } from '../../api';
import { ended, useAccessList } from '../../hooks/use-access-list';
import type { SignInWays } from '@/features/auth/model/sign-in-ways';
import type { SessionView } from '../../../schema';
import { AccessListPending } from './access-list-pending';
import { Badge } from '@/ui/kit/badge';
import { useMoments } from '@/browser/time/use-moments';

/** The sessions of the account, and buttons to end the others. */
export function SessionList({ providerNames }: { providerNames: SignInWays['names'] }) {
  const t = useTranslations('settings.password');
  const showToast = useToast();
  const {
    items: sessions,
    problem,
    retry,
    keepOnly,
    frame,
  } = useAccessList<SessionView>(listSessions);
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction();

  const end = async ({ id, device }: SessionView) => {
    await ended(endSession(id));
    keepOnly((session) => session.id !== id);
    showToast({ text: t('ended', { device }), tone: 'good' });
  };
  const endOthers = async () => {
    const isDone = await run(endOtherSessions);
    setAsking(false);
    if (!isDone) return;
    keepOnly(({ isCurrent }) => isCurrent);
    showToast({ text: t('othersEnded'), tone: 'good' });
  };

  if (problem !== undefined || !sessions)
    return <AccessListPending problem={problem} onRetry={retry} />;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
      <ul className="w-full divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            providerNames={providerNames}
            onEnd={end}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button variant="secondary" onClick={() => setAsking(true)} className="max-xs:w-full">
          {t('endOthers')}
        </Button>
      ) : (
        <p className="text-ink-muted">{t('onlyHere')}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDangerous
        isBusy={isBusy}
        question={t('endOthersQuestion')}
        consequence={t('endOthersText', {
          count: sessions.filter(({ isCurrent }) => !isCurrent).length,
        })}
        confirmLabel={t('endOthersConfirm')}
        onConfirm={() => void endOthers()}
      />
    </div>
  );
}

const UPDATE_EVERY_MS = 30_000;

interface SessionRowProps {
  session: SessionView;
  providerNames: SignInWays['names'];
  onEnd: (session: SessionView) => Promise<void>;
}

function SessionRow({ session, providerNames, onEnd }: SessionRowProps) {
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
