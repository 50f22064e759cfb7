'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { eventKey, WEBHOOK_EVENTS } from '@/shared/http/webhook-events';
import { createWebhook, updateWebhook } from '../api';
import { WEBHOOK_URL_MAX } from '../../constants';
import { webhookInput, type WebhookView, type WebhookWithSecret } from '../../schema';

type WebhookFormDialogProps = { onClose: () => void } & (
  | { webhook: WebhookView; onChanged: (webhook: WebhookView) => void; onMade?: never }
  | { onMade: (webhook: WebhookWithSecret) => void; webhook?: never; onChanged?: never }
);

/** Address and events of a new or an existing webhook. */
export function WebhookFormDialog({ onClose, webhook, onMade, onChanged }: WebhookFormDialogProps) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const { form, errors, check, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);
  const [formId, eventsErrorId] = [useId(), useId()];
  const eventsError = errors.fields['events'];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input = check(webhookInput, { url: data.get('url'), events: data.getAll('events') });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      if (webhook) onChanged(await updateWebhook(webhook.id, input));
      else onMade(await createWebhook(input));
    } catch (error) {
      show(error, ['url', 'events']);
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(webhook ? 'changeTitle' : 'newTitle')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t(webhook ? 'save' : 'make')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <FormAlert text={errors.form} canRetry={errors.canRetry} />
        <Field label={t('url')} hint={t('urlHint')} error={errors.fields['url']} isRequired>
          <Input
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={WEBHOOK_URL_MAX}
            defaultValue={webhook?.url ?? ''}
          />
        </Field>
        <fieldset
          className="min-w-0"
          aria-invalid={eventsError ? true : undefined}
          aria-describedby={eventsError ? eventsErrorId : undefined}
        >
          <legend className="mb-1.5 text-sm font-semibold">{t('events')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              name="events"
              value={event}
              defaultChecked={webhook ? webhook.events.includes(event) : true}
              label={t(`event.${eventKey(event)}`)}
              hint={<code>{event}</code>}
            />
          ))}
          {eventsError && (
            <FieldProblem id={eventsErrorId} className="mt-1.5">
              {eventsError}
            </FieldProblem>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
