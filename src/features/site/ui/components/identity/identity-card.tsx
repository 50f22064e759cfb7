'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { UploadField } from '@/features/uploads/ui/components/upload-field';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { SettingsPatch, SettingsView } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';
import { IdentityForm } from './identity-form';

/** Name and look of the site, and the legal texts of its operators. */
export function IdentityCard({ settings }: { settings: SettingsView }) {
  const t = useTranslations('site.identity');
  const router = useRouter();
  const showToast = useToast();
  const [saved, setSaved] = useState(settings);

  const save = useCallback(
    async (patch: SettingsPatch) => {
      setSaved(await changeSettings(patch));
      router.refresh();
    },
    [router],
  );
  const attach = useCallback((logo: UploadedFile) => save({ logo }), [save]);
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="identity">
      <div className="flex flex-col gap-6">
        <UploadField
          kind="avatar"
          label={t('logo')}
          preview={saved.logo?.url}
          onUploaded={attach}
          onRemove={() => save({ logo: null })}
        />
        <IdentityForm
          saved={saved}
          onSave={async (patch) => {
            await save(patch);
            showToast({ text: t('saved'), tone: 'good' });
          }}
        />
      </div>
    </SettingsSection>
  );
}
