'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { Dialog } from '@/ui/kit/overlays/dialog';
import type { Decision } from '../../../notices/constants';
import type { CaseView } from '../../../notices/schema';
import { readCases } from '../../api';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';
import { DecisionForm } from './decision-form';
import { ReportedGuide } from './reported-guide';

const STATES = ['open', 'takenDown'] as const;

/** Guides that readers reported or operators took down, and what to do about each. */
export function ReportsCard() {
  const t = useTranslations('site.reports');
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const list = useList(async (query, signal) => {
    const { results, totalResults } = await readCases({ ...query, state }, signal);
    return { results: results.map((one) => ({ ...one, uid: one.projectUid })), totalResults };
  }, state);
  const [deciding, setDeciding] = useState<{ subject: CaseView; decision: Decision }>();
  const isDecided = useRef(false);
  const decided = (decision: Decision) => {
    isDecided.current = true;
    setDeciding(undefined);
    // The last row of a page may be gone.
    if (decision === 'ask' || list.page === 1) list.retry();
    else list.openPage(1);
  };
  const focusList = () => {
    if (!isDecided.current) return false;
    isDecided.current = false;
    list.frame.current?.focus();
    return true;
  };
  const names = {
    name: deciding?.subject.name ?? '',
    creator: deciding?.subject.creator.name ?? '',
  };
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="reports">
      <Field label={t('show')} className="mb-4 w-44">
        <Select
          value={state}
          onChange={({ target }) =>
            setState(STATES.find((shown) => shown === target.value) ?? 'open')
          }
        >
          {STATES.map((shown) => (
            <option key={shown} value={shown}>
              {t(`shown.${shown}`)}
            </option>
          ))}
        </Select>
      </Field>
      <SiteList
        list={list}
        label={t('title')}
        none={t(state === 'open' ? 'none' : 'noneTakenDown')}
        row={(subject) => (
          <ReportedGuide
            subject={subject}
            onDecide={(decision) => setDeciding({ subject, decision })}
          />
        )}
      />
      <Dialog
        isOpen={deciding !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDeciding(undefined)}
        onClosed={focusList}
        title={deciding ? t(`questions.${deciding.decision}`, names) : ''}
        description={deciding ? t(`effects.${deciding.decision}`) : ''}
      >
        {deciding && (
          <DecisionForm
            projectUid={deciding.subject.projectUid}
            decision={deciding.decision}
            onDone={() => decided(deciding.decision)}
          />
        )}
      </Dialog>
    </SettingsSection>
  );
}
