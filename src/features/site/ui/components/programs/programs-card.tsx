'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { SavedSwitch } from '@/features/account/ui/components/saved-switch';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { PROGRAM_PARTS } from '@/shared/site/settings';
import { MACHINE_READS_KEPT_DAYS, PROGRAM_KINDS, type ProgramKind } from '../../../constants';
import type { SettingsView } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';

interface ProgramsCardProps extends ReadsTableProps {
  shows: SettingsView['shows'];
}

/** Ways in for programs that answer for people, and how often they read guides. */
export function ProgramsCard({ shows, reads }: ProgramsCardProps) {
  const t = useTranslations('site.programs');
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="programs">
      <div className="flex flex-col gap-6">
        {PROGRAM_PARTS.map((part) => (
          <SavedSwitch
            key={part}
            save={(wanted) => changeSettings({ shows: { [part]: wanted } })}
            isOnAtFirst={shows[part]}
            label={t(`parts.${part}`)}
            hint={t(`hints.${part}`)}
          />
        ))}
        <ReadsTable reads={reads} />
      </div>
    </SettingsSection>
  );
}

interface ReadsTableProps {
  reads: Record<ProgramKind, number>;
}

function ReadsTable({ reads }: ReadsTableProps) {
  const t = useTranslations('site.programs');
  const { number } = useFormatter();
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left">
        <span className="block font-semibold">{t('reads', { days: MACHINE_READS_KEPT_DAYS })}</span>
        <span className="block text-ink-muted">{t('readsHint')}</span>
      </caption>
      <tbody>
        {PROGRAM_KINDS.map((kind) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="py-2.5 text-left font-normal">
              {t(`kinds.${kind}`)}
            </th>
            <td className="py-2.5 pl-3 text-right font-mono tabular">{number(reads[kind])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
