import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

interface UnconfirmedDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Why publishing has to wait, that nothing is lost, and how to continue
 * (docs/reference/accounts.md#confirmation-of-the-e-mail).
 */
export function UnconfirmedDialog({ isOpen, onOpenChange }: UnconfirmedDialogProps) {
  const t = useTranslations('editor.unconfirmed');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
      footer={
        <ButtonLink href={dashboardPaths.accountSettings} onClick={() => onOpenChange(false)}>
          {t('toAccount')}
        </ButtonLink>
      }
    >
      <Drawing name="inbox" className="mx-auto w-36" />
    </Dialog>
  );
}
