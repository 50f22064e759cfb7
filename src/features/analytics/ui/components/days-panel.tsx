import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ColumnChart } from '@/ui/charts/column-chart';
import type { Column } from '@/ui/charts/column-marks';
import { FigureTable } from '@/ui/charts/figure-table';
import { countTicks } from '@/ui/charts/ticks';
import { useWidth } from '@/ui/charts/use-width';
import { Disclosure } from '@/ui/kit/disclosure';
import { useStatsFormat } from '../hooks/use-stats-format';
import { groupDays, unitFor } from '../../model/group-days';
import { versionsOn } from '../../model/version-spans';
import type { DayView, VersionStart } from '../../schema';
import { StatsSection } from './stats-section';

interface DaysPanelProps {
  days: readonly DayView[];
  views: number;
  sessions: number;
  /** of one project; the chart marks where they began */
  versions?: readonly VersionStart[];
}

const NO_VERSIONS: readonly VersionStart[] = [];

/** Views and sessions over time, by day, or by week or month where days would be too many. */
export function DaysPanel({ days, views, sessions, versions = NO_VERSIONS }: DaysPanelProps) {
  const t = useTranslations('analytics');
  const format = useStatsFormat();
  const [ref, widthPx] = useWidth<HTMLDivElement>();
  const unit = unitFor(days.length, widthPx);
  const groups = useMemo(() => groupDays(days, unit), [days, unit]);
  const columns = useMemo(
    () =>
      groups.map<Column>((group) => {
        const begun = versionsOn(versions, group);
        return {
          key: group.first,
          name: format.dayName(group, unit),
          title: [format.dayTitle(group), format.versions(begun)].filter(Boolean).join(' · '),
          values: [group.views, group.sessions],
          isStart: begun.length > 0,
        };
      }),
    [groups, unit, versions, format],
  );
  const ticks = useMemo(
    () => countTicks(Math.max(0, ...groups.flatMap((group) => [group.views, group.sessions]))),
    [groups],
  );
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const caption = first && last ? format.dayTitle({ first, last, views, sessions }) : '';
  const begun = first && last ? versionsOn(versions, { first, last }) : [];
  const best = groups.reduce(
    (most, group, index) => (group.views > (groups[most]?.views ?? 0) ? index : most),
    0,
  );
  return (
    <StatsSection title={t('days.title')} note={unit === 'week' && t('days.weeks')}>
      <div ref={ref} className="mb-4 min-h-78">
        {widthPx > 0 && (
          <ColumnChart
            widthPx={widthPx}
            columns={columns}
            ticks={ticks}
            formatTick={format.count}
            formatValue={format.count}
            caption={caption}
            readLabel={t('days.read')}
            startLabel={t('days.start')}
            label={[
              t('days.label', {
                range: caption,
                views,
                sessions,
                best: groups[best] ? format.dayTitle(groups[best]) : '',
                most: groups[best]?.views ?? 0,
              }),
              format.versionsBegun(begun),
            ]
              .filter(Boolean)
              .join(' ')}
            series={[
              { label: t('views'), total: format.count(views) },
              { label: t('sessions'), total: format.count(sessions) },
            ]}
          />
        )}
      </div>
      <Disclosure label={t('table')}>
        <FigureTable
          caption={t('tableOf', { title: t('days.title') })}
          columns={[t(`days.unit.${unit}`), t('views'), t('sessions')]}
          rows={[
            ...columns.map(({ key, title, values }) => ({
              key,
              name: title,
              values: values.map(format.count),
            })),
            {
              key: 'total',
              name: <strong>{t('total')}</strong>,
              values: [format.count(views), format.count(sessions)],
            },
          ]}
        />
      </Disclosure>
    </StatsSection>
  );
}
