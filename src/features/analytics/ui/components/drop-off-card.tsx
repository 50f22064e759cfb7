import { useTranslations, useLocale } from 'next-intl';
import { ArrowDown, MessageSquareWarning } from 'lucide-react';
import { Picture } from '@/ui/kit/pictures/picture';
import type { InstantRange } from '@/ui/date-range/date-range-rules';
import { OpenStepLink } from '@/features/feedback/ui/components/open-step-link';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import { type DropOff, SIGNIFICANT_VISITS } from '../../model/drop-off-step';
import type { StepStats } from '../../model/step-stats';
import { useAnswer } from '@/browser/api/use-answer';
import { Button } from '@/ui/kit/buttons/button';
import { readReports } from '@/features/feedback/ui/api';
import { reportsOf } from '@/features/feedback/model/reports';

interface LossCardProps {
  projectUid: string;
  languages: readonly ProjectLanguage[];
  dropOff: DropOff<StepStats>;
  /** the steps of the draft, which may lack it */
  steps: readonly StepView[];
  sessions: number;
  finished: number;
  range: InstantRange;
  onOpenStep: (stepId: string) => void;
}

const PLACE = {
  sizes: '(min-width: 992px) 224px, min(384px, calc(100vw - 68px))',
  rangePx: [224, 384],
} as const;
const card = 'flex flex-col gap-4 rounded-lg border-2 p-4 md:p-6 lg:flex-row';

/** Advice on the step to improve first, where most readers drop off: its reports, and a link. */
export function DropOffCard({
  projectUid,
  languages,
  dropOff,
  steps,
  sessions,
  finished,
  range,
  onOpenStep,
}: LossCardProps) {
  const t = useTranslations('analytics.loss');
  if (dropOff.kind !== 'step') {
    return (
      <section aria-label={t('title')} className={`${card} border-line bg-surface`}>
        <p className="max-w-prose text-lg">
          {dropOff.kind === 'none'
            ? t('none', { sessions, finished })
            : t('tooFew', { sessions, least: SIGNIFICANT_VISITS })}
        </p>
      </section>
    );
  }
  const { id, number, reached, left } = dropOff.step;
  const name = pickText(dropOff.step.name, languages[0] ?? 'en', languages).value;
  const step = steps.find((step) => step.id === id);
  return (
    <section aria-label={t('title')} className={`${card} border-signal bg-signal-soft`}>
      {step?.file && (
        <Picture
          file={step.file}
          alt=""
          aspect={4 / 3}
          place={PLACE}
          className="w-full max-w-sm shrink-0 self-start rounded-md lg:w-56"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <h2
          key={`${number} ${name} ${reached} ${left}`}
          className="text-xl wrap-anywhere md:text-2xl"
        >
          {t.rich('step', {
            number,
            name,
            reached,
            left,
            named: (chunks) => <span lang={languages[0]}>{chunks}</span>,
          })}
        </h2>
        <DropOffReports projectUid={projectUid} stepId={id} range={range} />
        {step ? (
          <OpenStepLink
            projectUid={projectUid}
            stepId={id}
            number={number}
            onOpen={onOpenStep}
            className="max-xs:w-full"
          />
        ) : (
          <p className="text-ink-muted">{t('gone')}</p>
        )}
      </div>
    </section>
  );
}

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
function DropOffReports({ projectUid, stepId, range }: LossReportsProps) {
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
