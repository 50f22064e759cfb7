import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ColumnChart } from '@/ui/charts/column-chart';
import { FigureTable } from '@/ui/charts/figure-table';
import { durationTicks } from '@/ui/charts/ticks';
import { useWidth } from '@/ui/charts/use-width';
import { Disclosure } from '@/ui/kit/disclosure';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { useStatsFormat } from '../hooks/use-stats-format';
import { shortClockText } from '../../model/clock-text';
import type { StepStats } from '../../model/step-stats';
import { stepTitle } from '../../model/step-title';
import { StatsSection } from './stats-section';

interface TimesPanelProps {
  steps: readonly StepStats[];
  languages: readonly ProjectLanguage[];
}

/** The time that readers spend on each step. */
export function TimesPanel({ steps, languages }: TimesPanelProps) {
  const t = useTranslations('analytics');
  const format = useStatsFormat();
  const [ref, widthPx] = useWidth<HTMLDivElement>();
  const columns = useMemo(
    () =>
      steps.map(({ id, name, number, timeMs }) => ({
        key: id,
        name: String(number),
        title: stepTitle({ name }, number, languages),
        values: [timeMs],
      })),
    [steps, languages],
  );
  const ticks = useMemo(
    () => durationTicks(Math.max(0, ...steps.map(({ timeMs }) => timeMs ?? 0))),
    [steps],
  );
  const longest = steps.reduce<StepStats | undefined>(
    (most, step) => ((step.timeMs ?? 0) > (most?.timeMs ?? 0) ? step : most),
    undefined,
  );
  return (
    <StatsSection title={t('times.title')} note={t('times.note')}>
      <div ref={ref} className="mb-4 min-h-78">
        {widthPx > 0 && (
          <ColumnChart
            widthPx={widthPx}
            columns={columns}
            ticks={ticks}
            formatTick={shortClockText}
            formatValue={format.clock}
            titleLang={languages[0]}
            readLabel={t('times.read')}
            caption={
              longest
                ? t('times.longest', { number: longest.number, time: format.clock(longest.timeMs) })
                : t('steps.all', { count: steps.length })
            }
            label={
              longest
                ? t('times.label', {
                    count: steps.length,
                    number: longest.number,
                    time: format.clock(longest.timeMs),
                  })
                : t('times.title')
            }
            series={[{ label: t('times.mean') }]}
          />
        )}
      </div>
      <Disclosure label={t('table')}>
        <FigureTable
          caption={t('tableOf', { title: t('times.title') })}
          columns={[t('step'), t('times.mean')]}
          rows={steps.map(({ id, name, number, timeMs }) => ({
            key: id,
            name: (
              <span lang={languages[0]} className="wrap-anywhere">
                {stepTitle({ name }, number, languages)}
              </span>
            ),
            values: [format.clock(timeMs)],
          }))}
        />
      </Disclosure>
    </StatsSection>
  );
}
