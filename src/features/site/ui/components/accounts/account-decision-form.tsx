import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { AccountDecision } from '../../../accounts/constants';
import {
  guidesHandOverInput,
  type SiteAccountView,
  suspensionInput,
} from '../../../accounts/schema';
import { decideAccount, handGuidesOver, suspendAccount } from '../../accounts-api';
import { useProof } from '../../hooks/proof-context';
import { DecisionFields } from '../decision-fields';

interface AccountDecisionFormProps {
  account: SiteAccountView;
  decision: AccountDecision;
  onDone: () => void;
}

/** Decides about an account, with the reason for its owner. */
export function AccountDecisionForm({ account, decision, onDone }: AccountDecisionFormProps) {
  const t = useTranslations('site.accounts');
  const showToast = useToast();
  const withProof = useProof();
  const { id, publishedGuides } = account;
  const isSuspension = decision === 'suspend';

  // The choice about guides is only in the form of a suspension, the new account in that of a hand-over.
  const schema = decision === 'handOver' ? guidesHandOverInput : suspensionInput;
  const form = useForm(schema, async (input) => {
    await withProof(() =>
      'to' in input
        ? handGuidesOver(id, input)
        : isSuspension
          ? suspendAccount(id, input)
          : decideAccount(decision === 'remove' ? 'remove' : 'readmit', id, input.reason),
    );
    showToast({ text: t('done'), tone: 'good' });
    onDone();
  });

  return (
    <Form form={form}>
      {isSuspension && publishedGuides > 0 && (
        <RadioGroup
          legend={t('guides', { count: publishedGuides })}
          name="guides"
          defaultValue="stay"
          options={(['stay', 'takeDown'] as const).map((value) => ({
            value,
            label: t(`guidesChoice.${value}`),
          }))}
        />
      )}
      {decision === 'handOver' && (
        <Field name="to" label={t('to')} hint={t('toHint')} isRequired>
          <Input type="email" autoComplete="off" translate="no" />
        </Field>
      )}
      <DecisionFields
        label={t('reason')}
        hint={t('reasonHint')}
        submitLabel={t(`decisions.${decision}`)}
        isGrave={isSuspension || decision === 'remove'}
        isBusy={form.isBusy}
      />
    </Form>
  );
}
