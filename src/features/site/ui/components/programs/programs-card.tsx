'use client';

import { useTranslations } from 'next-intl';
import { SavedSwitch } from '@/features/account/ui/components/saved-switch';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { PROGRAM_PARTS } from '@/shared/site/settings';
import type { SettingsView } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';

/** Ways in for programs that answer for people. */
export function ProgramsCard({ shows }: Pick<SettingsView, 'shows'>) {
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
      </div>
    </SettingsSection>
  );
}
