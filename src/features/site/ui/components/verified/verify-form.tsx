import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { creatorUidIn } from '../../../model/creator-uid';
import { verifiedPatch } from '../../../verified/schema';
import { changeVerified } from '../../api';

interface VerifyFormProps {
  /** the creator who loses the mark; without it, the form has a field for a new one */
  taking?: string;
  onDone: () => void;
}

/** Grants or revokes the mark, with the reason for the log. */
export function VerifyForm({ taking, onDone }: VerifyFormProps) {
  const t = useTranslations('site.verified');
  const showToast = useToast();
  const { form, errors, check, show, showFields } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const data = new FormData(currentTarget);
    const uid = taking ?? creatorUidIn(String(data.get('creator')));
    if (uid === undefined) return showFields({ creator: t('creatorInvalid') });
    const input = check(verifiedPatch, {
      verified: taking === undefined,
      reason: data.get('reason'),
    });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      const { name } = await changeVerified(uid, input);
      showToast({ text: t(input.verified ? 'given' : 'taken', { name }), tone: 'good' });
      currentTarget.reset();
      onDone();
    } catch (error) {
      if (taking === undefined && error instanceof ApiError && error.code === 'not_found')
        showFields({ creator: t('creatorUnknown') });
      else show(error, ['reason']);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      {taking === undefined && (
        <Field
          label={t('creator')}
          hint={t('creatorHint')}
          error={errors.fields['creator']}
          isRequired
        >
          <Input name="creator" autoComplete="off" inputMode="url" />
        </Field>
      )}
      <Field label={t('reason')} hint={t('reasonHint')} error={errors.fields['reason']} isRequired>
        <Textarea name="reason" rows={2} />
      </Field>
      <Button
        type="submit"
        variant={taking === undefined ? 'primary' : 'danger'}
        isBusy={isBusy}
        className="self-start max-xs:w-full"
      >
        {t(taking === undefined ? 'give' : 'take')}
      </Button>
    </form>
  );
}
