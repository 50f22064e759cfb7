'use client';

import { useTranslations } from 'next-intl';
import { useForm } from '@/browser/api/use-form';
import { UsernameField } from '@/features/account/ui/components/username-field';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { PasswordInput } from '@/ui/kit/fields/password-input';
import { proofInput } from '../../operators/schema';
import { proveOperator } from '../api';

interface ProofFormProps {
  email: string;
  onProved: () => void;
  onCancel: () => void;
}

export function ProofForm({ email, onProved, onCancel }: ProofFormProps) {
  const t = useTranslations('site.proof');
  const common = useTranslations('common');

  const form = useForm(
    proofInput,
    async (input) => {
      await proveOperator(input.currentPassword);
      onProved();
    },
    { read: (data) => ({ currentPassword: data.get('currentPassword') }) },
  );
  return (
    <Form form={form}>
      <UsernameField email={email} />
      <Field name="currentPassword" label={t('password')} isRequired>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel} disabled={form.isBusy}>
          {common('cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy}>
          {t('submit')}
        </Button>
      </div>
    </Form>
  );
}
