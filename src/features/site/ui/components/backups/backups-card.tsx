'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/browser/api/use-action';
import { useAnswer } from '@/browser/api/use-answer';
import { useMoments } from '@/browser/time/use-moments';
import { useSizeText } from '@/browser/files/use-size-text';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import type { BackupState } from '@/shared/site/backups';
import { Badge, type Tone } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { Skeleton } from '@/ui/kit/skeleton';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { Loading, LoadFailure } from '@/ui/layout/load-state';
import type { BackupsView, SiteBackupView } from '../../../backups/schema';
import { backUpNow, readBackups } from '../../backups-api';
import { useProof } from '../../hooks/proof-context';
import { BackupsForm } from './backups-form';

const TONES: Record<BackupState, Tone> = { running: 'info', done: 'good', failed: 'bad' };

/** The schedule of backups, and those that the site made. */
export function BackupsCard() {
  const t = useTranslations('site');
  const { answer, hasFailed, retry } = useAnswer('backups', async (signal) => ({
    ...(await readBackups(signal)),
    now: new Date().toISOString(),
  }));
  return (
    <SettingsSection title={t('backups.title')} text={t('backups.text')} anchor="backups">
      {!answer && hasFailed && <LoadFailure text={t('loadFailed')} onRetry={retry} />}
      {!answer && !hasFailed && (
        <Loading>
          {[1, 2].map((key) => (
            <Skeleton key={key} className="h-16" />
          ))}
        </Loading>
      )}
      {answer && (
        <div className="flex flex-col gap-6">
          <BackupsForm saved={answer} now={answer.now} onSaved={retry} />
          <MadeBackups made={answer} onRefresh={retry} />
        </div>
      )}
    </SettingsSection>
  );
}

function MadeBackups({
  made: { backups, isUnderWay },
  onRefresh,
}: {
  made: BackupsView;
  onRefresh: () => void;
}) {
  const t = useTranslations('site.backups');
  const withProof = useProof();
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const start = () =>
    run(async () => {
      await withProof(backUpNow);
      showToast({ text: t('started'), tone: 'good' });
      onRefresh();
    });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => void start()}>
          {t('now')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onRefresh}>
          {t('refresh')}
        </Button>
        <p role="status" className="text-sm text-ink-muted">
          {isUnderWay && t('underWay')}
        </p>
      </div>
      {backups.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <ul aria-label={t('title')} className="divide-y divide-line border-y border-line">
          {backups.map((backup) => (
            <li key={backup.id}>
              <Backup backup={backup} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Backup({ backup }: { backup: SiteBackupView }) {
  const t = useTranslations('site.backups');
  const { moment } = useMoments();
  const sizeText = useSizeText();
  const { startedAt, state, place, name, bytes, reason, rehearsedAt, rehearsal } = backup;
  return (
    <div className="flex flex-col gap-1 py-3 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={startedAt} className="font-semibold">
          {moment(startedAt)}
        </time>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {state === 'done' && <span className="text-sm text-ink-muted">{sizeText(bytes)}</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <span>{t(`places.${place}`)}</span>
        <span translate="no">{name}</span>
      </p>
      {reason && (
        <p translate="no" className="max-w-prose">
          {reason}
        </p>
      )}
      {rehearsedAt && (
        <p className="max-w-prose text-sm">
          {rehearsal
            ? t('rehearsalFailed', { when: moment(rehearsedAt), problem: rehearsal })
            : t('rehearsed', { when: moment(rehearsedAt) })}
        </p>
      )}
    </div>
  );
}
