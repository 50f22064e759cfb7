import { useTranslations } from 'next-intl';
import { Stat } from '@/ui/kit/stat';
import { useStatsFormat } from '../hooks/use-stats-format';
import type { AnalyticsList } from '../../schema';

type VisitStatsProps = Pick<AnalyticsList, 'views' | 'sessions' | 'finished'> & {
  average: Pick<AnalyticsList['average'], 'duration' | 'finished'>;
};

/** The main stats: number of visits and their duration. */
export function VisitStats({ views, sessions, finished, average }: VisitStatsProps) {
  const t = useTranslations('analytics');
  const format = useStatsFormat();
  const time = 'max-xs:[&_dt+dd]:text-xl max-lg:[&_dt+dd]:text-2xl';
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 tight:grid-cols-1 lg:grid-cols-4">
        <Stat label={t('views')} value={format.count(views)} />
        <Stat label={t('sessions')} value={format.count(sessions)} />
        <Stat
          label={t('finishingTime')}
          value={format.clock(average.finished)}
          note={
            sessions > 0 && t('finished', { finished, share: format.share(finished / sessions) })
          }
          className={time}
        />
        <Stat label={t('sessionTime')} value={format.clock(average.duration)} className={time} />
      </dl>
      <p className="mt-4 max-w-prose text-sm text-ink-muted">{t('meaning')}</p>
    </div>
  );
}
