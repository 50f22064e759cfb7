import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { deleteWebhook, rotateSecret, testWebhook } from '../api';
import type { WebhookView, WebhookWithSecret } from '../../schema';
import { WebhookFormDialog } from './webhook-form-dialog';

interface WebhookActionsProps {
  webhook: WebhookView;
  host: string;
  onChange: (webhook: WebhookView) => void;
  onRotate: (webhook: WebhookWithSecret) => void;
  onDelete: (id: string) => void;
  onTest: () => void;
}

/** The actions on a webhook; destructive ones need a confirmation. */
export function WebhookActions({
  webhook,
  host,
  onChange,
  onRotate,
  onDelete,
  onTest,
}: WebhookActionsProps) {
  const t = useTranslations('webhooks');
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const [open, setOpen] = useState<'change' | 'rotate' | 'delete'>();
  const close = () => setOpen(undefined);
  const { id } = webhook;

  const test = () =>
    run(async () => {
      await testWebhook(id);
      showToast({ text: t('testSent'), tone: 'good' });
      onTest();
    });
  const rotate = () =>
    run(async () => {
      const rotated = await rotateSecret(id);
      close();
      onRotate(rotated);
    });
  const remove = () =>
    run(async () => {
      await deleteWebhook(id);
      close();
      showToast({ text: t('deleted'), tone: 'good' });
      onDelete(id);
    });

  return (
    <div className="flex flex-wrap gap-3">
      {(['test', 'change', 'rotate', 'delete'] as const).map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="sm"
          isBusy={action === 'test' && isBusy && open === undefined}
          aria-label={t(`${action}Of`, { host })}
          onClick={() => (action === 'test' ? void test() : setOpen(action))}
        >
          {t(action)}
        </Button>
      ))}
      {open === 'change' && (
        <WebhookFormDialog
          webhook={webhook}
          onClose={close}
          onChanged={(changed) => {
            close();
            onChange(changed);
            showToast({ text: t('changed'), tone: 'good' });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'rotate'}
        onOpenChange={close}
        isBusy={isBusy}
        question={t('rotateQuestion', { host })}
        consequence={t('rotateText')}
        confirmLabel={t('rotateConfirm')}
        onConfirm={() => void rotate()}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        onOpenChange={close}
        isBusy={isBusy}
        isDangerous
        question={t('deleteQuestion', { host })}
        consequence={t('deleteText')}
        confirmLabel={t('delete')}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
