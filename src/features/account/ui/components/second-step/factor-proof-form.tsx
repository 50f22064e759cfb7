import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { useForm } from '@/browser/api/use-form';
import { askPasskey, orRefused } from '@/features/auth/ui/passkeys';
import { CODE_MAX } from '@/features/auth/second-factor/constants';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { WrapText } from '@/ui/kit/wrap-text';
import { factorProof, type FactorProof } from '../../../second-factor/schema';
import type { AccountView } from '../../../schema';
import { challengePasskey } from '../../second-factor-api';
import { CurrentPassword } from '../access/owner-proof';

interface FactorProofFormProps {
  account: Pick<AccountView, 'email' | 'hasPassword'>;
  isOn: boolean;
  hasPasskey: boolean;
  submitLabel: string;
  isDangerous?: boolean | undefined;
  /** further fields */
  children?: ReactNode;
  send: (proof: FactorProof, data: FormData) => Promise<'left' | void>;
  /** the sign-in with the provider is too old */
  onProofLost: () => void;
}

/** The proof of the owner, with a factor where the account has one. */
export function FactorProofForm({
  account: { email, hasPassword },
  isOn,
  hasPasskey,
  submitLabel,
  isDangerous = false,
  children,
  send,
  onProofLost,
}: FactorProofFormProps) {
  const t = useTranslations('settings');
  const tPasskeys = useTranslations('auth.passkeys');
  const usesPasskey = useRef(false);
  const form = useForm(
    factorProof,
    async (input, element) => {
      const proof: FactorProof = { ...input };
      if (usesPasskey.current) proof.factor = await passkeyProof(tPasskeys('failed'));
      return send(proof, new FormData(element));
    },
    {
      read: (data) => ({
        ...(hasPassword ? { currentPassword: data.get('currentPassword') } : {}),
        ...(isOn && !usesPasskey.current ? { factor: data.get('factor') } : {}),
      }),
      refused: ({ code, message, status }) => {
        if (code === 'fresh_sign_in_required') onProofLost();
        return code === 'second_factor_refused' && status !== 0 && !usesPasskey.current
          ? { factor: message }
          : undefined;
      },
    },
  );
  return (
    <Form form={form}>
      <WrapText>{children}</WrapText>
      {hasPassword && <CurrentPassword email={email} label={t('password.current')} />}
      {isOn && (
        <Field name="factor" label={t('secondStep.factor')} isRequired={!hasPasskey}>
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={CODE_MAX}
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          isBusy={form.isBusy}
          onClick={() => {
            usesPasskey.current = false;
          }}
        >
          {submitLabel}
        </Button>
        {isOn && hasPasskey && (
          <Button
            type="submit"
            variant="secondary"
            isBusy={form.isBusy}
            onClick={() => {
              usesPasskey.current = true;
            }}
          >
            {t('secondStep.withPasskey')}
          </Button>
        )}
      </div>
    </Form>
  );
}

async function passkeyProof(failed: string) {
  const options = await challengePasskey();
  return orRefused(() => askPasskey(options), failed);
}
