'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { JOINING_MODES } from '@/shared/site/settings';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { Textarea } from '@/ui/kit/fields/textarea';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { joiningPatch, type JoiningView } from '../../../joining/schema';
import { changeJoining } from '../../joining-api';

interface JoiningFormProps {
  saved: JoiningView;
  /** whether a typed e-mail can be confirmed, which domains need */
  canLimitDomains: boolean;
}

/** Who may make an account: the mode, and the domains of their e-mails. */
export function JoiningForm({ saved, canLimitDomains }: JoiningFormProps) {
  const t = useTranslations('site.joining');
  const router = useRouter();
  const showToast = useToast();
  const { form, errors, check, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input = check(joiningPatch, {
      mode: data.get('mode'),
      domains: String(data.get('domains') ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((domain) => domain !== ''),
    });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      await changeJoining(input);
      showToast({ text: t('saved'), tone: 'good' });
      router.refresh();
    } catch (error) {
      show(error, ['mode', 'domains']);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <RadioGroup
        legend={t('mode')}
        name="mode"
        defaultValue={saved.mode}
        error={errors.fields['mode']}
        options={JOINING_MODES.map((mode) => ({
          value: mode,
          label: t(`modes.${mode}`),
          hint: t(`modeHints.${mode}`),
        }))}
      />
      <Field
        label={t('domains')}
        hint={t(
          canLimitDomains
            ? 'domainsHint'
            : saved.domains.length > 0
              ? 'domainsStuck'
              : 'domainsNoMail',
        )}
        error={errors.fields['domains']}
        isOptional
      >
        <Textarea
          name="domains"
          rows={2}
          disabled={!canLimitDomains && saved.domains.length === 0}
          defaultValue={saved.domains.join('\n')}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} className="self-start max-xs:w-full">
        {t('save')}
      </Button>
    </form>
  );
}
