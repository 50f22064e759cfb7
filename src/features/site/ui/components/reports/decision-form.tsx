'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { REASON_MAX } from '../../../constants';
import type { Decision } from '../../../notices/constants';
import { decisionInput } from '../../../notices/schema';
import { decideCase } from '../../api';
import { useProof } from '../../hooks/proof-context';

interface DecisionFormProps {
  projectUid: string;
  decision: Decision;
  onDone: () => void;
}

/** Decides about a guide, with the reason for those whom it concerns. */
export function DecisionForm({ projectUid, decision, onDone }: DecisionFormProps) {
  const t = useTranslations('site.reports');
  const showToast = useToast();
  const withProof = useProof();
  const [reason, setReason] = useState('');
  const isGrave = decision === 'takeDown' || decision === 'removeAccount';

  const form = useForm(decisionInput, async (input) => {
    // Only some decisions need the password again; the server says which.
    await withProof(() => decideCase(decision, projectUid, input));
    showToast({ text: t('done'), tone: 'good' });
    onDone();
  });

  return (
    <Form form={form}>
      <Field
        name="reason"
        label={t(decision === 'ask' ? 'question' : 'reason')}
        counter={{ value: reason, max: REASON_MAX }}
        isRequired
      >
        <Textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Button
        type="submit"
        variant={isGrave ? 'danger' : 'primary'}
        isBusy={form.isBusy}
        className="self-start max-xs:w-full"
      >
        {t(decision)}
      </Button>
    </Form>
  );
}
