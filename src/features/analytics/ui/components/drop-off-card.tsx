'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/ui/kit/pictures/picture';
import type { InstantRange } from '@/ui/date-range/date-range-rules';
import { OpenStepLink } from '@/features/feedback/ui/components/open-step-link';
import type { StepView } from '@/features/projects/steps/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import { type DropOff, SIGNIFICANT_VISITS } from '../../model/drop-off-step';
import type { StepStats } from '../../model/step-stats';
import { DropOffReports } from './drop-off-reports';

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

/**
 * What to improve first, in words: the step where most readers drop off, with their reports and a
 * link to it.
 */
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
  const own = steps.find((step) => step.id === id);
  return (
    <section aria-label={t('title')} className={`${card} border-signal bg-signal-soft`}>
      {own?.file && (
        <Picture
          file={own.file}
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
        {own ? (
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
