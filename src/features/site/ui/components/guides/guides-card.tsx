'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { GuideDecision } from '../../../guides/constants';
import type { SiteGuideView } from '../../../guides/schema';
import { letThrough, readGuides } from '../../guides-api';
import { useDecision } from '../../hooks/use-decision';
import { useList } from '../../hooks/use-list';
import { SiteList } from '../site-list';
import { GuideDecisionForm } from './guide-decision-form';
import { GuideRow } from './guide-row';
import { type GuidesFilter, GuidesSearch, NO_FILTER } from './guides-search';

/** Finds published guides, takes them down, puts them back, and lets through those that wait. */
export function GuidesCard() {
  const t = useTranslations('site.guides');
  const showToast = useToast();
  const { run } = useAction();
  const [filter, setFilter] = useState<GuidesFilter>(NO_FILTER);
  const list = useList(
    (page, signal) => readGuides({ ...page, ...filter }, signal),
    JSON.stringify(filter),
  );
  const {
    deciding,
    decide: ask,
    refresh,
    close,
    dialog,
  } = useDecision<{ guide: SiteGuideView; decision: Exclude<GuideDecision, 'letThrough'> }>(list);
  const isRowKept = filter.state === 'all';
  const decide = (guide: SiteGuideView, decision: GuideDecision) => {
    if (decision !== 'letThrough') return ask({ guide, decision });
    void run(async () => {
      await letThrough(guide.uid);
      showToast({ text: t('letThrough', { name: guide.name }), tone: 'good' });
      refresh(isRowKept);
      list.frame.current?.focus();
    });
  };
  const name = deciding?.guide.name ?? '';
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="guides">
      <GuidesSearch filter={filter} onFilter={setFilter} />
      <SiteList
        list={list}
        label={t('title')}
        none={t('none')}
        row={(guide) => <GuideRow guide={guide} onDecide={(decision) => decide(guide, decision)} />}
      />
      <Dialog
        {...dialog}
        title={deciding ? t(`questions.${deciding.decision}`, { name }) : ''}
        description={deciding ? t(`effects.${deciding.decision}`) : ''}
      >
        {deciding && (
          <GuideDecisionForm
            {...deciding}
            onDone={() => {
              close();
              refresh(isRowKept);
            }}
          />
        )}
      </Dialog>
    </SettingsSection>
  );
}
