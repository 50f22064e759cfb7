import { useLocale, useTranslations } from 'next-intl';
import { languageLabel } from '@/shared/interface/languages';
import { ShareTable } from '@/ui/charts/share-table';
import type { AnalyticsList } from '../../schema';
import { useStatsFormat } from '../hooks/use-stats-format';
import { StatsSection } from './stats-section';

/** The languages and devices of sessions. */
export function PortionPanels({
  languages,
  devices,
}: Pick<AnalyticsList, 'languages' | 'devices'>) {
  const t = useTranslations('analytics');
  const locale = useLocale();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <PortionPanel
        title={t('languages')}
        label={t('language')}
        entries={languages.map(({ lang, sessions }) => ({
          name: languageLabel(locale, lang),
          sessions,
        }))}
      />
      <PortionPanel
        title={t('deviceKinds')}
        label={t('device')}
        entries={devices.map(({ device, sessions }) => ({
          name: t(`devices.${device}`),
          sessions,
        }))}
      />
    </div>
  );
}

interface PortionPanelProps {
  title: string;
  /** the kind of the entries */
  label: string;
  /** most frequent first */
  entries: readonly { name: string; sessions: number }[];
}

function PortionPanel({ title, label, entries }: PortionPanelProps) {
  const t = useTranslations('analytics');
  const format = useStatsFormat();
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
            count: format.count(sessions),
            share: format.share(sessions / all),
            portion: sessions / all,
          }))}
        />
      )}
    </StatsSection>
  );
}
