import { useTranslations } from 'next-intl';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Dialog } from '@/ui/kit/overlays/dialog';

interface LinkDialogProps {
  onClose: () => void;
  link: string;
}

/** The link to a guide as text, for devices without a share sheet and pages that may not copy. */
export function LinkDialog({ onClose, link }: LinkDialogProps) {
  const t = useTranslations('share');
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')}>
      <CopyField label={t('link')} value={link} />
    </Dialog>
  );
}
