import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/ui/kit/disclosure';
import { Pagination } from '@/ui/kit/pagination';
import { useTimeZone } from '@/browser/time/time-zone';
import { deviceOf } from '@/features/auth/model/device';
import { instantText } from '@/ui/date-range/date-range-rules';
import { languageLabel, type ProjectLanguage } from '@/shared/interface/languages';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { useStatsFormat } from '../hooks/use-stats-format';
import type { StepStats } from '../../model/step-stats';
import { stepTitle } from '../../model/step-title';
import type { RecordView } from '../../schema';
import { StatsSection } from './stats-section';

interface VisitListProps {
  visits: readonly RecordView[];
  totalResults: number;
  page: number;
  onPage: (page: number) => void;
  steps: readonly StepStats[];
  languages: readonly ProjectLanguage[];
}

/** The tracked sessions, newest first; each expands to the times of its steps. */
export function VisitList({
  visits,
  totalResults,
  page,
  onPage,
  steps,
  languages,
}: VisitListProps) {
  const t = useTranslations('analytics');
  return (
    <StatsSection title={t('visits.title')} note={t('visits.note')}>
      {visits.length === 0 ? (
        <p className="text-ink-muted">{t('noSessions')}</p>
      ) : (
        <ul className="mb-4 flex flex-col gap-2">
          {visits.map((visit) => (
            <li key={visit.id}>
              <Visit visit={visit} steps={steps} languages={languages} />
            </li>
          ))}
        </ul>
      )}
      {totalResults > 0 && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          totalResults={totalResults}
          onOpen={onPage}
          label={t('visits.pages')}
        />
      )}
    </StatsSection>
  );
}

function Visit({
  visit,
  steps,
  languages,
}: { visit: RecordView } & Pick<VisitListProps, 'steps' | 'languages'>) {
  const t = useTranslations('analytics');
  const locale = useLocale();
  const format = useStatsFormat();
  const zone = useTimeZone();
  const browser = deviceOf(visit.userAgent)?.browser;
  const titles = new Map(
    steps.map(({ id, name, number }) => [id, stepTitle({ name }, number, languages)]),
  );
  const who = [visit.name, visit.email].filter(Boolean).join(' · ');
  return (
    <Disclosure
      label={
        <span className="flex flex-wrap gap-x-4 gap-y-0.5 py-2 font-normal sm:grid sm:grid-cols-visits lg:grid-cols-visits-wide">
          <span className="font-mono text-sm leading-6">
            <span className="sr-only">{t('visits.date')}</span>{' '}
            <span>{instantText(visit.createdAt, zone)}</span>
          </span>{' '}
          <span className="font-mono text-sm leading-6">
            <span className="sr-only">{t('visits.duration')}</span>{' '}
            <span>{format.clock(visit.duration)}</span>
          </span>{' '}
          <span className="text-sm leading-6">
            <span className="sr-only">{t('language')}</span>{' '}
            <span>{languageLabel(locale, visit.lang)}</span>
          </span>{' '}
          <span className="text-sm leading-6 text-ink-muted sm:max-lg:col-start-3">
            <span className="sr-only">{t('device')}</span>{' '}
            <span>{[t(`devices.${visit.device}`), browser].filter(Boolean).join(' · ')}</span>
          </span>{' '}
          {who && (
            <span
              lang={locale}
              className="min-w-0 text-sm leading-6 font-semibold wrap-anywhere sm:max-lg:col-span-full"
            >
              {who}
            </span>
          )}
        </span>
      }
    >
      {visit.versionNumber !== null && (
        <p className="text-sm text-ink-muted">
          {t('visits.version', { number: visit.versionNumber })}
        </p>
      )}
      {visit.steps.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('visits.noSteps')}</p>
      ) : (
        <ul aria-label={t('times.title')} className="divide-y divide-line text-sm">
          {visit.steps.map(({ step, stepId, time }, index) => (
            <li key={index} className="flex justify-between gap-4 py-2">
              {titles.has(stepId) ? (
                <span lang={languages[0]} className="min-w-0 wrap-anywhere">
                  {titles.get(stepId)}
                </span>
              ) : (
                <span className="text-ink-muted">{t('visits.gone', { number: step })}</span>
              )}
              <span className="font-mono tabular">{format.clock(time)}</span>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
