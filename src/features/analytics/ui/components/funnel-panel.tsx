import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ColumnChart } from '@/ui/charts/column-chart';
import { FigureTable } from '@/ui/charts/figure-table';
import { countTicks } from '@/ui/charts/ticks';
import { useWidth } from '@/ui/charts/use-width';
import { Disclosure } from '@/ui/kit/disclosure';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { useStatsFormat } from '../hooks/use-stats-format';
import type { StepStats } from '../../model/step-stats';
import { stepTitle } from '../../model/step-title';
import { StatsSection } from './stats-section';

interface FunnelPanelProps {
  steps: readonly StepStats[];
  languages: readonly ProjectLanguage[];
  /** the step with the most drop-offs */
  dropOff: StepStats | undefined;
  sessions: number;
}

/** Funnel: visits that reached each step, and visits that ended there. */
export function FunnelPanel({ steps, languages, dropOff, sessions }: FunnelPanelProps) {
  const t = useTranslations('analytics');
  const format = useStatsFormat();
  const [ref, widthPx] = useWidth<HTMLDivElement>();
  const columns = useMemo(
    () =>
      steps.map(({ id, name, number, reached, left }) => ({
        key: id,
        name: String(number),
        title: stepTitle({ name }, number, languages),
        values: [reached, left],
        isGood: number === steps.length,
      })),
    [steps, languages],
  );
  const ticks = useMemo(
    () => countTicks(Math.max(0, ...steps.map(({ reached }) => reached))),
    [steps],
  );
  return (
    <StatsSection title={t('funnel.title')} note={t('funnel.note')}>
      <div ref={ref} className="mb-4 min-h-78">
        {widthPx > 0 && (
          <ColumnChart
            widthPx={widthPx}
            columns={columns}
            ticks={ticks}
            formatTick={format.count}
            formatValue={format.count}
            titleLang={languages[0]}
            readLabel={t('funnel.read')}
            marked={dropOff && steps.indexOf(dropOff)}
            caption={t('steps.all', { count: steps.length })}
            label={t('funnel.label', {
              count: steps.length,
              sessions,
              first: steps[0]?.reached ?? 0,
              last: steps.at(-1)?.reached ?? 0,
            })}
            series={[{ label: t('funnel.reached') }, { label: t('funnel.left') }]}
          />
        )}
      </div>
      <Disclosure label={t('table')}>
        <FigureTable
          caption={t('tableOf', { title: t('funnel.title') })}
          columns={[t('step'), t('funnel.reached'), t('funnel.left'), t('funnel.leftShare')]}
          rows={steps.map(({ id, name, number, reached, left }) => ({
            key: id,
            name: (
              <span lang={languages[0]} className="wrap-anywhere">
                {stepTitle({ name }, number, languages)}
              </span>
            ),
            values: [
              format.count(reached),
              format.count(left),
              reached > 0 ? format.share(left / reached) : t('none'),
            ],
          }))}
        />
      </Disclosure>
    </StatsSection>
  );
}
