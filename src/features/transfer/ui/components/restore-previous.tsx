'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { restoreProject } from '@/features/projects/ui/api';

interface RestorePreviousProps {
  name: string;
  /** of the previous version */
  projectUid: string;
  /** until when it can be restored, formatted */
  until: string;
  onRestored: () => Promise<void>;
}

/** Restores the previous version of a replaced guide, as a separate guide. */
export function RestorePrevious({ name, projectUid, until, onRestored }: RestorePreviousProps) {
  const t = useTranslations('transfer.previous');
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const [isAsking, setAsking] = useState(false);
  const restore = () =>
    run(async () => {
      await restoreProject(projectUid);
      setAsking(false);
      showToast({ text: t('restored'), tone: 'good' });
      await onRestored();
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => setAsking(true)}>
        {!isBusy && <History aria-hidden />}
        <span>{t('restore')}</span>
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
      <p className="text-sm text-ink-muted">{t('until', { time: until })}</p>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isBusy={isBusy}
        question={t('ask', { name })}
        consequence={t('consequence')}
        confirmLabel={t('restore')}
        onConfirm={() => void restore()}
      />
    </div>
  );
}
