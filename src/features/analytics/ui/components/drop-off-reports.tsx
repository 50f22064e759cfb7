'use client';

import { ArrowDown, MessageSquareWarning } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useAnswer } from '@/browser/api/use-answer';
import type { InstantRange } from '@/ui/date-range/date-range-rules';
import { Button } from '@/ui/kit/buttons/button';
import { readReports } from '@/features/feedback/ui/api';
import { reportsOf } from '@/features/feedback/model/reports';

const SHOWN = 2;

// The fragment of the address belongs to the tab: a link would change it.
function showReports(stepId: string) {
  const section = document.getElementById(reportsOf(stepId));
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('li[tabindex]')?.focus({ preventScroll: true });
}

interface LossReportsProps {
  projectUid: string;
  stepId: string;
  range: InstantRange;
}

/** Reports about the step, dangers first. A failed load is not shown: the list below reports it. */
export function DropOffReports({ projectUid, stepId, range }: LossReportsProps) {
  const t = useTranslations('analytics.loss');
  const locale = useLocale();
  const { answer } = useAnswer(JSON.stringify([projectUid, stepId, range]), (signal) =>
    readReports(projectUid, { ...range, stepId, sortBy: 'danger', limit: SHOWN }, signal),
  );
  const group = answer?.find((candidate) => candidate.stepId === stepId);
  // Reserves space for the line from the beginning.
  if (!group) return <p className="min-h-6 text-ink-muted">{answer && t('noReports')}</p>;
  return (
    <div className="w-full min-w-0">
      <p className="flex min-h-6 items-start gap-2 font-semibold">
        <MessageSquareWarning aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>{t('reports', { count: group.totalResults, unread: group.unread })}</span>
      </p>
      <ul className="mt-1 flex flex-col gap-1 pl-7">
        {group.reports.slice(0, SHOWN).map(({ id, subject, message, lang }) => (
          <li
            key={id}
            lang={lang === locale ? undefined : lang}
            className="line-clamp-2 wrap-anywhere"
          >
            <strong className="font-semibold">{subject}</strong> <span>{message}</span>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" className="mt-1 ml-4" onClick={() => showReports(stepId)}>
        <span>{t('showReports')}</span>
        <ArrowDown aria-hidden />
      </Button>
    </div>
  );
}
