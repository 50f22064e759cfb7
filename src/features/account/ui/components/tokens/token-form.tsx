import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { Select } from '@/ui/kit/fields/select';
import {
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_SCOPES,
} from '@/features/auth/personal-tokens/constants';
import { type Role, roleMay } from '@/features/auth/workshops/roles';
import { newTokenInput, type NewTokenView } from '@/features/auth/personal-tokens/schema';
import { makeToken } from '../../api';
import { CurrentPassword } from '../access/owner-proof';
import { useId } from 'react';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { FieldProblem } from '@/ui/kit/fields/field-problem';

const USUAL_DAYS = 90;

interface TokenFormProps {
  email: string;
  /** false: none is required, because a fresh sign-in with a provider is the proof */
  hasPassword: boolean;
  isOperator: boolean;
  /** in the workshop of the token */
  role: Role;
  onMade: (made: NewTokenView) => void;
  /** the sign-in with the provider is too old */
  onProofLost: () => void;
}

/** Name, scopes and lifetime of a new token, and proof of ownership. */
export function TokenForm({
  email,
  hasPassword,
  isOperator,
  role,
  onMade,
  onProofLost,
}: TokenFormProps) {
  const t = useTranslations('settings');

  const form = useForm(newTokenInput, async (input) => onMade(await makeToken(input)), {
    read: (data) => ({
      name: data.get('name'),
      scopes: data.getAll('scopes'),
      expiresInDays: Number(data.get('expiresInDays')),
      ...(hasPassword ? { currentPassword: data.get('currentPassword') } : {}),
    }),
    refused: ({ code }) => {
      if (code === 'fresh_sign_in_required') onProofLost();
      return undefined;
    },
  });

  return (
    <Form form={form}>
      <Field name="name" label={t('tokens.name')} hint={t('tokens.nameHint')} isRequired>
        <Input autoComplete="off" maxLength={TOKEN_NAME_MAX} />
      </Field>
      <ScopeChoice error={form.errors.fields['scopes']} isOperator={isOperator} role={role} />
      <Field name="expiresInDays" label={t('tokens.expires')} isRequired>
        <Select defaultValue={USUAL_DAYS}>
          {TOKEN_DAYS.map((count) => (
            <option key={count} value={count}>
              {t('tokens.days', { count })}
            </option>
          ))}
        </Select>
      </Field>
      {hasPassword && (
        <CurrentPassword email={email} label={t('password.current')} hint={t('tokens.proofHint')} />
      )}
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t('tokens.submit')}
      </Button>
    </Form>
  );
}

interface ScopeChoiceProps {
  error: string | undefined;
  /** offers the scope for running the site */
  isOperator: boolean;
  /** in the workshop of the token; offers its scopes */
  role: Role;
}

/** The scopes of a new token. Only reading is preselected. */
function ScopeChoice({ error, isOperator, role }: ScopeChoiceProps) {
  const t = useTranslations('settings.tokens');
  const errorId = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="text-sm font-semibold">{t('scopes')}</legend>
      {TOKEN_SCOPES.filter((scope) =>
        scope === 'operate' ? isOperator : scope === 'read' || roleMay(role, scope),
      ).map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          defaultChecked={scope === 'read'}
          label={t(`scope.${scope}`)}
          hint={t(`scopeHint.${scope}`)}
        />
      ))}
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
    </fieldset>
  );
}
