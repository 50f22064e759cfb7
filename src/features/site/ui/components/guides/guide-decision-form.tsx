import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { Form } from '@/ui/kit/fields/form';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { decisionInput } from '../../../guide-reports/schema';
import type { SiteGuideView } from '../../../guides/schema';
import { decideGuide } from '../../guides-api';
import { useProof } from '../../hooks/proof-context';
import { DecisionFields } from '../decision-fields';

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
  const form = useForm(decisionInput, async (input) => {
    await withProof(() => decideGuide(decision, guide.uid, input.reason));
    showToast({ text: t('done'), tone: 'good' });
    onDone();
  });
  return (
    <Form form={form}>
      <DecisionFields
        label={t('reason')}
        hint={t('reasonHint')}
        submitLabel={t(`decisions.${decision}`)}
        isGrave={decision === 'takeDown'}
        isBusy={form.isBusy}
      />
    </Form>
  );
}
