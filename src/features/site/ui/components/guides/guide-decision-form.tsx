import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { REASON_MAX } from '../../../constants';
import { decisionInput } from '../../../guide-reports/schema';
import type { SiteGuideView } from '../../../guides/schema';
import { decideGuide } from '../../guides-api';
import { useProof } from '../../hooks/proof-context';

interface GuideDecisionFormProps {
  guide: SiteGuideView;
  decision: 'takeDown' | 'putBack';
  onDone: () => void;
}

/** Decides about a guide, with the reason for its creator. */
export function GuideDecisionForm({ guide, decision, onDone }: GuideDecisionFormProps) {
  const t = useTranslations('site.guides');
  const showToast = useToast();
  const withProof = useProof();
  const [reason, setReason] = useState('');
  const form = useForm(decisionInput, async (input) => {
    await withProof(() => decideGuide(decision, guide.uid, input.reason));
    showToast({ text: t('done'), tone: 'good' });
    onDone();
  });
  return (
    <Form form={form}>
      <Field
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        counter={{ value: reason, max: REASON_MAX }}
        isRequired
      >
        <Textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Button
        type="submit"
        variant={decision === 'putBack' ? 'primary' : 'danger'}
        isBusy={form.isBusy}
        className="self-start max-xs:w-full"
      >
        {t(`decisions.${decision}`)}
      </Button>
    </Form>
  );
}
