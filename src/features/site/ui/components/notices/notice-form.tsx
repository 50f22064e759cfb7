'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { callApi } from '@/browser/api/call-api';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { useIsHydrated } from '@/browser/page/use-is-hydrated';
import { paths } from '@/shared/addresses/paths';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { Textarea } from '@/ui/kit/fields/textarea';
import { NOTICE_FIELDS, NOTICE_MESSAGE_MAX, NOTICE_REASONS } from '../../../notices/constants';
import { noticeInput } from '../../../notices/schema';
import { NoticeSent } from './notice-sent';

/** Reports a guide; without scripts the browser submits the form itself. */
export function NoticeForm({ projectUid }: { projectUid: string }) {
  const t = useTranslations('notice');
  const isAlive = useIsHydrated();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [message, setMessage] = useState('');
  const { form, errors, check, show } = useFormErrors();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  if (isSent) return <NoticeSent projectUid={projectUid} Heading="h2" headingRef={heading} />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const body = check(
      noticeInput,
      Object.fromEntries(NOTICE_FIELDS.map((name) => [name, typed.get(name) ?? ''])),
    );
    if (!body || isBusy) return;
    setBusy(true);
    try {
      await callApi('POST', '/projects/{id}/notices', { params: { id: projectUid }, body });
      setSent(true);
    } catch (error) {
      show(error, NOTICE_FIELDS);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      method="post"
      action={paths.noticeForm}
      noValidate={isAlive}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <div className="-mb-5 has-[p]:mb-0">
        <FormAlert text={errors.form} canRetry={errors.canRetry} />
      </div>
      <input type="hidden" name="projectUid" value={projectUid} />
      <RadioGroup
        legend={t('reason')}
        name="reason"
        options={NOTICE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        error={errors.fields['reason']}
      />
      <Field
        label={t('message')}
        error={errors.fields['message']}
        isOptional
        counter={{ value: message, max: NOTICE_MESSAGE_MAX }}
      >
        <Textarea
          name="message"
          className="min-h-28"
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <Field label={t('email')} hint={t('emailHint')} error={errors.fields['email']} isOptional>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" size="lg" isBusy={isBusy} className="md:self-start">
        {t('send')}
      </Button>
    </form>
  );
}
