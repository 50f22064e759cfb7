import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { useLeaveWarning } from '@/browser/page/use-leave-warning';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';

interface LeaveDialogProps extends ReturnType<typeof useLeaveWarning> {
  consequence: string;
}

/** Asks before the editor is left with what would be lost. */
export function LeaveDialog({ leavingTo, stay, consequence }: LeaveDialogProps) {
  const t = useTranslations('editor');
  const router = useRouter();
  const leave = () => {
    stay();
    if (leavingTo) router.push(leavingTo);
  };
  return (
    <ConfirmDialog
      isOpen={leavingTo !== undefined}
      onOpenChange={(isOpen) => !isOpen && stay()}
      isDangerous
      question={t('askLeave')}
      consequence={consequence}
      confirmLabel={t('leave')}
      onConfirm={leave}
    />
  );
}
