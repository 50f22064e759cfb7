'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog } from '@/components/ui/dialog';

interface SecretDialogProps {
  /** undefined: nothing is shown */
  secret: string | undefined;
  onClose: () => void;
}

/** A secret for the only time that it can be seen. */
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
