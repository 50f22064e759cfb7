'use client';

import { useTranslations } from 'next-intl';
import { SavedSwitch } from '@/features/account/ui/components/saved-switch';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { changeFirstGuide } from '../../guides-api';
import { useProof } from '../../hooks/proof-context';

interface FirstGuideCardProps {
  isOnAtFirst: boolean;
}

/** Lets the first guide of a new account wait for the operators, or not. */
export function FirstGuideCard({ isOnAtFirst }: FirstGuideCardProps) {
  const t = useTranslations('site.firstGuide');
  const withProof = useProof();
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="firstGuide">
      <SavedSwitch
        save={(wanted) => withProof(() => changeFirstGuide(wanted))}
        isOnAtFirst={isOnAtFirst}
        label={t('waits')}
        hint={t('waitsHint')}
      />
    </SettingsSection>
  );
}
