import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import type { QrModules } from '@/features/labels/model/qr-picture';
import { QrSvg } from '@/features/labels/ui/components/qr-svg';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { confirmCodesInput, type NewCodesView } from '../../../second-factor/schema';
import { confirmCodes } from '../../second-factor-api';

interface NewCodesProps {
  made: NewCodesView;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** The key for an app, as a picture and as text, and the form for its first code. */
export function NewCodes({ made: { secret, uri }, onConfirmed }: NewCodesProps) {
  const t = useTranslations('settings.secondStep');
  const form = useForm(
    confirmCodesInput,
    async ({ code }) => onConfirmed((await confirmCodes(code)).recoveryCodes),
    {
      refused: ({ code, message }) =>
        code === 'second_factor_refused' ? { code: message } : undefined,
    },
  );
  return (
    <Form form={form}>
      <p>{t('scan')}</p>
      <KeyPicture uri={uri} />
      <CopyField label={t('key')} value={secret} />
      <Field name="code" label={t('code')} isRequired>
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
      </Field>
      <Button type="submit" isBusy={form.isBusy} className="self-end max-xs:w-full">
        {t('confirm')}
      </Button>
    </Form>
  );
}

/** Nothing while, or where, it cannot be drawn: the key is below. */
function KeyPicture({ uri }: { uri: string }) {
  const t = useTranslations('settings.secondStep');
  const [modules, setModules] = useState<QrModules>();
  useEffect(() => {
    let isGone = false;
    import('uqr').then(
      ({ encode }) => {
        if (!isGone) setModules(encode(uri, { ecc: 'M', border: 0 }).data);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [uri]);
  if (!modules) return null;
  return (
    <div className="mx-auto w-60 max-w-full">
      <QrSvg modules={modules} label={t('qr')} />
    </div>
  );
}
