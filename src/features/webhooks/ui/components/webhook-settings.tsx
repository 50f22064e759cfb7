'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { WEBHOOKS_PER_ACCOUNT_MAX } from '../../constants';
import type { WebhookView, WebhookWithSecret } from '../../schema';
import { WebhookCard } from './webhook-card';
import { WebhookFormDialog } from './webhook-form-dialog';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Dialog } from '@/ui/kit/overlays/dialog';

/** The webhooks of an account, with a form to create one; a new secret is shown once. */
export function WebhookSettings({ webhooks }: { webhooks: WebhookView[] }) {
  const t = useTranslations('webhooks');
  const [shown, setShown] = useState(webhooks);
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  const replace = (changed: WebhookView) =>
    setShown((before) => before.map((each) => (each.id === changed.id ? changed : each)));
  const made = ({ secret: fresh, ...webhook }: WebhookWithSecret) => {
    setMaking(false);
    setShown((before) => [...before, webhook]);
    setSecret(fresh);
  };
  const rotated = ({ secret: fresh, ...webhook }: WebhookWithSecret) => {
    replace(webhook);
    setSecret(fresh);
  };
  const deleted = (id: string) => {
    setShown((before) => before.filter((each) => each.id !== id));
    // The focused button is gone: the focus moves to the list.
    list.current?.focus();
  };

  return (
    <div ref={list} tabIndex={-1} className="flex flex-col items-start gap-5 outline-none">
      {shown.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <ul className="flex w-full flex-col gap-5">
          {shown.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onChange={replace}
              onRotate={rotated}
              onDelete={deleted}
            />
          ))}
        </ul>
      )}
      {shown.length >= WEBHOOKS_PER_ACCOUNT_MAX ? (
        <p className="text-ink-muted">{t('full', { max: WEBHOOKS_PER_ACCOUNT_MAX })}</p>
      ) : (
        <Button
          variant={shown.length === 0 ? 'primary' : 'secondary'}
          onClick={() => setMaking(true)}
          className="max-xs:w-full"
        >
          <Plus aria-hidden />
          <span>{t('new')}</span>
        </Button>
      )}
      {isMaking && <WebhookFormDialog onClose={() => setMaking(false)} onMade={made} />}
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </div>
  );
}

interface SecretDialogProps {
  /** undefined: the dialog is closed */
  secret: string | undefined;
  onClose: () => void;
}

/** Shows a secret, this once. */
function SecretDialog({ secret, onClose }: SecretDialogProps) {
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
