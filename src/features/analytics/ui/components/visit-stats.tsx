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
  const words = useStatsFormat();
  const time = 'max-xs:[&_dd]:text-xl max-lg:[&_dd]:text-2xl';
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 tight:grid-cols-1 lg:grid-cols-4">
        <Stat label={t('views')} value={words.count(views)} />
        <Stat label={t('sessions')} value={words.count(sessions)} />
        <Stat label={t('average')} value={words.clock(average.duration)} className={time} />
        <Stat
          label={
            sessions > 0
              ? t('averageFinished', { finished, share: words.share(finished / sessions) })
              : t('averageOfFinished')
          }
          value={words.clock(average.finished)}
          className={time}
        />
      </dl>
      <p className="mt-4 max-w-prose text-sm text-ink-muted">{t('meaning')}</p>
    </div>
  );
}
