import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Field } from '@/ui/kit/fields/field';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { createWebhook, updateWebhook } from '../api';
import { WEBHOOK_URL_MAX } from '../../constants';
import { EVENT_NAMES, eventKey } from '../../events';
import { webhookInput, type WebhookView, type WebhookWithSecret } from '../../schema';

type WebhookFormDialogProps = { onClose: () => void } & (
  | { webhook: WebhookView; onChanged: (webhook: WebhookView) => void; onMade?: never }
  | { onMade: (webhook: WebhookWithSecret) => void; webhook?: never; onChanged?: never }
);

/** Address and events of a new or an existing webhook. */
export function WebhookFormDialog({ onClose, webhook, onMade, onChanged }: WebhookFormDialogProps) {
  const t = useTranslations('webhooks');
  const common = useTranslations('common');
  const [formId, eventsErrorId] = [useId(), useId()];

  const form = useForm(
    webhookInput,
    async (input) => {
      if (webhook) onChanged(await updateWebhook(webhook.id, input));
      else onMade(await createWebhook(input));
    },
    { read: (data) => ({ url: data.get('url'), events: data.getAll('events') }) },
  );
  const eventsError = form.errors.fields['events'];

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
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {t(webhook ? 'save' : 'make')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <Field name="url" label={t('url')} hint={t('urlHint')} isRequired>
          <Input
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
          {EVENT_NAMES.map((event) => (
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
      </Form>
    </Dialog>
  );
}
