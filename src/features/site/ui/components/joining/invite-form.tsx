import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { CopyField } from '@/ui/kit/fields/copy-field';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
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

/** Makes an invitation, and shows its link, which is never shown again. */
export function InviteForm({ onMade }: { onMade: () => void }) {
  const t = useTranslations('site.joining');
  const [link, setLink] = useState<string>();

  const form = useForm(
    newInvitation,
    async (input, element) => {
      setLink((await invite(input)).link);
      element.reset();
      onMade();
    },
    {
      read: (data) => ({
        label: data.get('label'),
        uses: Number(data.get('uses')),
        expiresInDays: Number(data.get('expiresInDays')),
      }),
    },
  );

  return (
    <Form form={form}>
      <Field name="label" label={t('label')} hint={t('labelHint')} isRequired>
        <Input maxLength={INVITATION_LABEL_MAX} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-5">
        <Field name="uses" label={t('uses')} className="w-36">
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={INVITATION_USES_MAX}
            defaultValue={1}
          />
        </Field>
        <Field name="expiresInDays" label={t('lasts')} className="w-36">
          <Select defaultValue={DAYS_AT_FIRST}>
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
        isBusy={form.isBusy}
        className="self-start max-xs:w-full"
      >
        {t('invite')}
      </Button>
      <div role="status">
        {link !== undefined && <CopyField label={t('link')} hint={t('linkHint')} value={link} />}
      </div>
    </Form>
  );
}
