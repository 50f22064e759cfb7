'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useForm } from '@/browser/api/use-form';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { type JoiningMode, READERS, type Readers } from '@/shared/site/settings';
import { Button } from '@/ui/kit/buttons/button';
import { Form } from '@/ui/kit/fields/form';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { settingsPatch } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';

interface ReadersCardProps {
  readers: Readers;
  joining: JoiningMode;
}

const readersPatch = settingsPatch.pick({ readers: true });

/** Choice of who may read guides: everybody, or people who are signed in. */
export function ReadersCard({ readers, joining }: ReadersCardProps) {
  const t = useTranslations('site.readers');
  const router = useRouter();
  const showToast = useToast();
  const form = useForm(readersPatch, async (input) => {
    await changeSettings(input);
    showToast({ text: t('saved'), tone: 'good' });
    router.refresh();
  });
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="readers">
      <Form form={form}>
        <RadioGroup
          legend={t('title')}
          name="readers"
          defaultValue={readers}
          options={READERS.map((value) => ({
            value,
            label: t(`choices.${value}`),
            hint: t(`hints.${value}`),
          }))}
        />
        {joining === 'open' && <p className="text-ink-muted">{t('joiningOpen')}</p>}
        <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
          {t('save')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
