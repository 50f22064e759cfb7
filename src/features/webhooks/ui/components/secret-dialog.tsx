'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Dialog } from '@/ui/kit/overlays/dialog';

interface SecretDialogProps {
  /** undefined: the dialog is closed */
  secret: string | undefined;
  onClose: () => void;
}

/** Shows a secret, this once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const t = useTranslations('webhooks');
  return (
    <Dialog
      isOpen={secret !== undefined}
      onOpenChange={onClose}
      title={t('secretTitle')}
      description={t('secretText')}
      footer={<Button onClick={onClose}>{t('secretDone')}</Button>}
    >
      <CopyField label={t('secret')} value={secret ?? ''} />
    </Dialog>
  );
}
