'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useFormErrors } from '@/browser/api/use-form-errors';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { Select } from '@/ui/kit/fields/select';
import { TOKEN_DAYS, TOKEN_NAME_MAX } from '@/features/auth/personal-tokens/constants';
import { newTokenInput, type NewTokenView } from '@/features/auth/personal-tokens/schema';
import { makeToken } from '../../api';
import { ScopeChoice } from '../access/scope-choice';
import { UsernameField } from '../username-field';

const FIELDS = ['name', 'scopes', 'expiresInDays', 'currentPassword'];
const USUAL_DAYS = 90;

interface TokenFormProps {
  email: string;
  /** false: none is asked for, because a fresh sign-in with a provider is the proof */
  hasPassword: boolean;
  isOperator: boolean;
  onMade: (made: NewTokenView) => void;
  /** the sign-in with the provider is too old */
  onProofLost: () => void;
}

/** Name, scopes and lifetime of a new token, and proof of ownership. */
export function TokenForm({ email, hasPassword, isOperator, onMade, onProofLost }: TokenFormProps) {
  const t = useTranslations('settings');
  const { form, errors, check, show } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input = check(newTokenInput, {
      name: data.get('name'),
      scopes: data.getAll('scopes'),
      expiresInDays: Number(data.get('expiresInDays')),
      ...(hasPassword ? { currentPassword: data.get('currentPassword') } : {}),
    });
    if (!input || isBusy) return;
    setBusy(true);
    try {
      onMade(await makeToken(input));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'fresh_sign_in_required') onProofLost();
      show(error, FIELDS);
    }
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <Field
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        error={errors.fields['name']}
        isRequired
      >
        <Input name="name" autoComplete="off" maxLength={TOKEN_NAME_MAX} />
      </Field>
      <ScopeChoice error={errors.fields['scopes']} isOperator={isOperator} />
      <Field label={t('tokens.expires')} error={errors.fields['expiresInDays']} isRequired>
        <Select name="expiresInDays" defaultValue={USUAL_DAYS}>
          {TOKEN_DAYS.map((count) => (
            <option key={count} value={count}>
              {t('tokens.days', { count })}
            </option>
          ))}
        </Select>
      </Field>
      {hasPassword && (
        <>
          <UsernameField email={email} />
          <Field
            label={t('password.current')}
            hint={t('tokens.proofHint')}
            error={errors.fields['currentPassword']}
            isRequired
          >
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </Field>
        </>
      )}
      <Button type="submit" isBusy={isBusy} className="self-start max-xs:w-full">
        {t('tokens.submit')}
      </Button>
    </form>
  );
}
