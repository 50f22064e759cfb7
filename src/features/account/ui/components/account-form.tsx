'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { useForm } from '@/browser/api/use-form';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { Input } from '@/ui/kit/fields/input';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { NAME_MAX } from '@/features/auth/constants';
import { line } from '@/shared/text/text-schemas';
import { updateUser } from '../api';

const accountInput = z.strictObject({ name: line(NAME_MAX, 'accountNameRequired') });

/** The name; the e-mail is shown and never sent (docs/reference/accounts.md#own-account). */
export function AccountForm({ name, email }: { name: string; email: string }) {
  const t = useTranslations('settings');
  const router = useRouter();
  const showToast = useToast();

  const form = useForm(accountInput, async (input) => {
    await updateUser(input);
    showToast({ text: t('updated'), tone: 'good' });
    // The sidebar shows the name.
    router.refresh();
  });

  return (
    <Form form={form}>
      <Field name="name" label={t('account.name')} hint={t('account.nameHint')} isRequired>
        <Input defaultValue={name} autoComplete="name" />
      </Field>
      <Field label={t('account.email')} hint={t('account.emailHint')} isRequired>
        <Input type="email" value={email} disabled readOnly />
      </Field>
      <Button type="submit" isBusy={form.isBusy} className="self-start max-xs:w-full">
        {t('update')}
      </Button>
    </Form>
  );
}
