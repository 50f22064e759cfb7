'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useFormErrors } from '@/client/use-form-errors';
import { useIdempotencyKey } from '@/client/use-idempotency-key';
import { useIsAlive } from '@/client/use-is-alive';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { paths } from '@/shared/paths';
import { MESSAGE_MAX } from '../../feedback/constants';
import { sendContactMessage } from '../api';
import { CONTACT_FIELDS } from '../constants';
import { useSender } from '../hooks/use-sender';
import { type ContactDraft, contactInput } from '../schema';

interface ContactFormProps {
  /** what was typed and refused when the form was sent without scripts */
  draft?: ContactDraft | undefined;
  onSent: (outcome: 'sent' | 'kept') => void;
}

/**
 * Writes to those who run this installation (specification, section 5). The browser keeps what is typed, not React: until the page has come
 * alive, and where it never does, the form is sent by the browser itself.
 */
export function ContactForm({ draft, onSent }: ContactFormProps) {
  const t = useTranslations('contact');
  const isAlive = useIsAlive();
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
    // Without scripts the browser checks what it can before it sends.
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
