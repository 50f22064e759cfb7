'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Dialog } from '@/ui/kit/overlays/dialog';
import type { Decision } from '../../../guide-reports/constants';
import { type CaseView, decisionInput } from '../../../guide-reports/schema';
import { readCases, decideCase } from '../../api';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';
import { ReportedGuide } from './reported-guide';
import { useForm } from '@/browser/api/use-form';
import { Form } from '@/ui/kit/fields/form';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { useProof } from '../../hooks/proof-context';
import { useDecision } from '../../hooks/use-decision';
import { DecisionFields } from '../decision-fields';

const STATES = ['open', 'takenDown'] as const;

/** Guides that readers reported or operators took down, and what to do about each. */
export function ReportsCard() {
  const t = useTranslations('site.reports');
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const list = useList(async (query, signal) => {
    const { results, totalResults } = await readCases({ ...query, state }, signal);
    return { results: results.map((one) => ({ ...one, uid: one.projectUid })), totalResults };
  }, state);
  const { deciding, decide, refresh, close, dialog } = useDecision<{
    subject: CaseView;
    decision: Decision;
  }>(list);
  const names = {
    name: deciding?.subject.name ?? '',
    creator: deciding?.subject.creator.owner ?? '',
  };
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="reports">
      <ChoiceField
        label={t('show')}
        value={state}
        values={STATES}
        nameOf={(shown) => t(`shown.${shown}`)}
        onChange={setState}
        className="mb-4 w-44"
      />
      <SiteList
        list={list}
        label={t('title')}
        none={t(state === 'open' ? 'none' : 'noneTakenDown')}
        row={(subject) => (
          <ReportedGuide subject={subject} onDecide={(decision) => decide({ subject, decision })} />
        )}
      />
      <Dialog
        {...dialog}
        title={deciding ? t(`questions.${deciding.decision}`, names) : ''}
        description={deciding ? t(`effects.${deciding.decision}`) : ''}
      >
        {deciding && (
          <DecisionForm
            projectUid={deciding.subject.projectUid}
            decision={deciding.decision}
            onDone={() => {
              close();
              refresh(deciding.decision === 'ask');
            }}
          />
        )}
      </Dialog>
    </SettingsSection>
  );
}

interface DecisionFormProps {
  projectUid: string;
  decision: Decision;
  onDone: () => void;
}

/** Decides about a guide, with the reason for those whom it concerns. */
function DecisionForm({ projectUid, decision, onDone }: DecisionFormProps) {
  const t = useTranslations('site.reports');
  const showToast = useToast();
  const withProof = useProof();

  const form = useForm(decisionInput, async (input) => {
    // Only some decisions need the password again; the server knows which.
    await withProof(() => decideCase(decision, projectUid, input));
    showToast({ text: t('done'), tone: 'good' });
    onDone();
  });

  return (
    <Form form={form}>
      <DecisionFields
        label={t(decision === 'ask' ? 'question' : 'reason')}
        submitLabel={t(decision)}
        isGrave={decision === 'takeDown' || decision === 'removeAccount'}
        isBusy={form.isBusy}
      />
    </Form>
  );
}
