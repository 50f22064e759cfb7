'use client';

import { DoorOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { goToPage } from '@/browser/page/go-to-page';
import { storeToast } from '@/browser/page/stored-toast';
import { ended } from '@/features/account/ui/hooks/use-access-list';
import { paths } from '@/shared/addresses/paths';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { removePerson } from '../api';

interface LeaveWorkshopProps {
  /** the account of the person */
  userId: string;
  workshop: string;
}

/** Ends one's own role in the workshop, after a question. */
export function LeaveWorkshop({ userId, workshop }: LeaveWorkshopProps) {
  const t = useTranslations('people');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction();
  const leave = () =>
    run(async () => {
      await ended(removePerson(userId));
      storeToast({ text: t('left', { workshop }), tone: 'good' });
      // A document of its own: this one makes its calls for the workshop that was left.
      goToPage(paths.dashboard);
    });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)} className="max-xs:w-full">
        <DoorOpen aria-hidden />
        <span>{t('leave')}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDangerous
        isBusy={isBusy}
        question={t('leaveQuestion', { workshop })}
        consequence={t('leaveText')}
        confirmLabel={t('leaveConfirm')}
        onConfirm={() => void leave()}
      />
    </>
  );
}
