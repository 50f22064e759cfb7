'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '@/browser/api/call-api';
import { useForm } from '@/browser/api/use-form';
import { useIsHydrated } from '@/browser/page/use-is-hydrated';
import { paths } from '@/shared/addresses/paths';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { Textarea } from '@/ui/kit/fields/textarea';
import {
  GUIDE_REPORT_FIELDS,
  GUIDE_REPORT_MESSAGE_MAX,
  GUIDE_REPORT_REASONS,
} from '../../../guide-reports/constants';
import { guideReportInput } from '../../../guide-reports/schema';
import { GuideReportSent } from './guide-report-sent';

/** Reports a guide; without scripts the browser submits the form itself. */
export function GuideReportForm({ projectUid }: { projectUid: string }) {
  const t = useTranslations('guideReport');
  const isAlive = useIsHydrated();
  const [isSent, setSent] = useState(false);
  const [message, setMessage] = useState('');
  const form = useForm(
    guideReportInput,
    async (body) => {
      await callApi('POST', '/projects/{id}/notices', { params: { id: projectUid }, body });
      setSent(true);
    },
    {
      read: (data) =>
        Object.fromEntries(GUIDE_REPORT_FIELDS.map((name) => [name, data.get(name) ?? ''])),
    },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  if (isSent) return <GuideReportSent projectUid={projectUid} Heading="h2" headingRef={heading} />;

  return (
    <Form
      form={form}
      action={paths.guideReportForm}
      noValidate={isAlive}
      className="[&>[role=alert]:empty]:-mb-5"
    >
      <input type="hidden" name="projectUid" value={projectUid} />
      <RadioGroup
        legend={t('reason')}
        name="reason"
        options={GUIDE_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <Field
        name="message"
        label={t('message')}
        isOptional
        counter={{ value: message, max: GUIDE_REPORT_MESSAGE_MAX }}
      >
        <Textarea className="min-h-28" onChange={({ target }) => setMessage(target.value)} />
      </Field>
      <Field name="email" label={t('email')} hint={t('emailHint')} isOptional>
        <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" size="lg" isBusy={form.isBusy} className="md:self-start">
        {t('send')}
      </Button>
    </Form>
  );
}
