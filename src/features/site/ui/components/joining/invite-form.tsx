'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { Select } from '@/ui/kit/fields/select';
import {
  INVITATION_DAYS,
  INVITATION_LABEL_MAX,
  INVITATION_USES_MAX,
  newInvitation,
} from '../../../joining/schema';
import { invite } from '../../joining-api';

const DAYS_AT_FIRST = 7;

/** Makes an invitation, and shows its link, which nobody can see again later. */
export function InviteForm({ onMade }: { onMade: () => void }) {
  const t = useTranslations('site.joining');
  const { form, errors, check, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const data = new FormData(currentTarget);
    const input = check(newInvitation, {
      label: data.get('label'),
      uses: Number(data.get('uses')),
      expiresInDays: Number(data.get('expiresInDays')),
    });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      setLink((await invite(input)).link);
      currentTarget.reset();
      onMade();
    } catch (error) {
      show(error, ['label', 'uses', 'expiresInDays']);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field label={t('label')} hint={t('labelHint')} error={errors.fields['label']} isRequired>
        <Input name="label" maxLength={INVITATION_LABEL_MAX} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-5">
        <Field label={t('uses')} error={errors.fields['uses']} className="w-36">
          <Input
            name="uses"
            type="number"
            inputMode="numeric"
            min={1}
            max={INVITATION_USES_MAX}
            defaultValue={1}
          />
        </Field>
        <Field label={t('lasts')} error={errors.fields['expiresInDays']} className="w-36">
          <Select name="expiresInDays" defaultValue={DAYS_AT_FIRST}>
            {INVITATION_DAYS.map((days) => (
              <option key={days} value={days}>
                {t('days', { days })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy}
        className="self-start max-xs:w-full"
      >
        {t('invite')}
      </Button>
      <div role="status">
        {link !== undefined && <CopyField label={t('link')} hint={t('linkHint')} value={link} />}
      </div>
    </form>
  );
}
