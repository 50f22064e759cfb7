import { useTranslations } from 'next-intl';
import { ShareTable } from '@/ui/charts/share-table';
import { useStatsFormat } from '../hooks/use-stats-format';
import { StatsSection } from './stats-section';

interface PortionPanelProps {
  title: string;
  /** the kind of the entries */
  label: string;
  /** most frequent first */
  entries: readonly { name: string; sessions: number }[];
}

/** Shares of sessions: languages, devices. */
export function PortionPanel({ title, label, entries }: PortionPanelProps) {
  const t = useTranslations('analytics');
  const words = useStatsFormat();
  const all = entries.reduce((sum, { sessions }) => sum + sessions, 0);
  return (
    <StatsSection title={title}>
      {all === 0 ? (
        <p className="text-ink-muted">{t('noSessions')}</p>
      ) : (
        <ShareTable
          label={label}
          countLabel={t('sessions')}
          shareLabel={t('share')}
          rows={entries.map(({ name, sessions }) => ({
            key: name,
            name,
            count: words.count(sessions),
            share: words.share(sessions / all),
            portion: sessions / all,
          }))}
        />
      )}
    </StatsSection>
  );
}
