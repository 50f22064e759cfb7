import { useTranslations } from 'next-intl';
import { useState, type RefObject, useEffect } from 'react';
import { useForm } from '@/browser/api/use-form';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { useIsHydrated } from '@/browser/page/use-is-hydrated';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { paths } from '@/shared/addresses/paths';
import { MESSAGE_MAX } from '@/features/feedback/constants';
import { sendContactMessage } from '../api';
import { CONTACT_FIELDS } from '../../constants';
import { type ContactDraft, contactInput } from '../../schema';
import { hasSession } from '@/browser/api/session/access-token';
import { readSignedIn } from '@/features/feedback/ui/api';

interface ContactFormProps {
  /** the rejected input of a form sent without scripts */
  draft?: ContactDraft | undefined;
  onSent: (outcome: 'sent' | 'kept') => void;
}

/**
 * Sends a message to the operator (docs/reference/feedback.md#contact-messages). The browser, not
 * React, holds the input: before hydration, and without scripts, the browser submits the form
 * itself.
 */
export function ContactForm({ draft, onSent }: ContactFormProps) {
  const t = useTranslations('contact');
  const isAlive = useIsHydrated();
  const [isTried, setTried] = useState(false);
  const [message, setMessage] = useState(draft?.words.message ?? '');
  const { keyFor, forget } = useIdempotencyKey();
  const form = useForm(
    contactInput,
    async (input) => {
      const outcome = await sendContactMessage(keyFor(input), input);
      forget();
      onSent(outcome);
    },
    {
      read: (data) =>
        Object.fromEntries(CONTACT_FIELDS.map((name) => [name, data.get(name) ?? ''])),
    },
  );
  useSender(form.ref);
  const shown = isTried || !draft ? form.errors : { fields: draft.fields, form: draft.form };

  return (
    // Without scripts the browser validates what it can before it submits.
    <Form
      form={form}
      errors={shown}
      action={paths.contactForm}
      noValidate={isAlive}
      onSubmit={(event) => {
        setTried(true);
        return form.submit(event);
      }}
      className="[&>[role=alert]:empty]:-mb-5"
    >
      {draft && <input type="hidden" name="draft" value={draft.id} />}
      <Field name="name" label={t('name')} isRequired>
        <Input required autoComplete="name" defaultValue={draft?.words.name} />
      </Field>
      <Field name="email" label={t('email')} hint={t('emailHint')} isRequired>
        <Input
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={draft?.words.email}
        />
      </Field>
      <Field name="subject" label={t('subject')} isRequired>
        <Input required autoComplete="off" defaultValue={draft?.words.subject} />
      </Field>
      <Field
        name="message"
        label={t('message')}
        isRequired
        counter={{ value: message, max: MESSAGE_MAX }}
      >
        <Textarea
          required
          className="min-h-40"
          defaultValue={draft?.words.message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <Button type="submit" size="lg" isBusy={form.isBusy} className="md:self-start">
        {t('send')}
      </Button>
    </Form>
  );
}

/** Fills in the signed-in person where nothing was typed. */
function useSender(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!hasSession()) return;
    const fill = (name: string, value: string) => {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = value;
    };
    readSignedIn().then(
      (sender) => {
        if (!sender) return;
        fill('name', sender.name);
        fill('email', sender.email);
      },
      () => undefined,
    );
  }, [form]);
}
