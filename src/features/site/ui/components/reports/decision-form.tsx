'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
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
  const { form, errors, check, show } = useFormErrors();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isGrave = decision === 'takeDown' || decision === 'removeAccount';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = check(decisionInput, { reason });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      // Only some decisions need the password again; the server says which.
      await withProof(() => decideCase(decision, projectUid, input));
      showToast({ text: t('done'), tone: 'good' });
      onDone();
    } catch (error) {
      show(error, ['reason']);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field
        label={t(decision === 'ask' ? 'question' : 'reason')}
        error={errors.fields['reason']}
        counter={{ value: reason, max: REASON_MAX }}
        isRequired
      >
        <Textarea
          name="reason"
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={isGrave ? 'danger' : 'primary'}
        isBusy={isBusy}
        className="self-start max-xs:w-full"
      >
        {t(decision)}
      </Button>
    </form>
  );
}
