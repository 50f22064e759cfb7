'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { useIsHydrated } from '@/browser/page/use-is-hydrated';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { paths } from '@/shared/addresses/paths';
import { MESSAGE_MAX } from '@/features/feedback/constants';
import { sendContactMessage } from '../api';
import { CONTACT_FIELDS } from '../../constants';
import { useSender } from '../hooks/use-sender';
import { type ContactDraft, contactInput } from '../../schema';

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
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [message, setMessage] = useState(draft?.words.message ?? '');
  const { form, errors, check, show } = useFormErrors();
  const { keyFor, forget } = useIdempotencyKey();
  useSender(form);
  const shown = isTried || !draft ? errors : { fields: draft.fields, form: draft.form };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const typed = new FormData(event.currentTarget);
    const input = check(
      contactInput,
      Object.fromEntries(CONTACT_FIELDS.map((name) => [name, typed.get(name) ?? ''])),
    );
    if (!input || isBusy) return;
    setBusy(true);
    try {
      const outcome = await sendContactMessage(keyFor(input), input);
      forget();
      onSent(outcome);
    } catch (error) {
      show(error, CONTACT_FIELDS);
    } finally {
      setBusy(false);
    }
  };

  return (
    // Without scripts the browser validates what it can before it submits.
    <form
      ref={form}
      method="post"
      action={paths.contactForm}
      noValidate={isAlive}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <div className="-mb-5 has-[p]:mb-0">
        <FormAlert text={shown.form} canRetry={shown.canRetry} />
      </div>
      {draft && <input type="hidden" name="draft" value={draft.id} />}
      <Field label={t('name')} error={shown.fields['name']} isRequired>
        <Input name="name" required autoComplete="name" defaultValue={draft?.words.name} />
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={shown.fields['email']} isRequired>
        <Input
          name="email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={draft?.words.email}
        />
      </Field>
      <Field label={t('subject')} error={shown.fields['subject']} isRequired>
        <Input name="subject" required autoComplete="off" defaultValue={draft?.words.subject} />
      </Field>
      <Field
        label={t('message')}
        error={shown.fields['message']}
        isRequired
        counter={{ value: message, max: MESSAGE_MAX }}
      >
        <Textarea
          name="message"
          required
          className="min-h-40"
          defaultValue={draft?.words.message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <Button type="submit" size="lg" isBusy={isBusy} className="md:self-start">
        {t('send')}
      </Button>
    </form>
  );
}
