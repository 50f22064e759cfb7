'use client';

import { MailCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { hasSession } from '@/client/access-token';
import { ApiError } from '@/client/api-error';
import { useFormErrors } from '@/client/use-form-errors';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { FormAlert } from '@/components/ui/form-alert';
import { paths } from '@/shared/paths';
import { confirmEmail } from '../api';
import { DeadLink } from './dead-link';

/** What the link of a confirmation mail opens. Asks for a click: programs that look through mails open links too. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useTranslations('auth');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [invalid, setInvalid] = useState<string>();
  const { errors, show } = useFormErrors();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'idle') return;
    setState('busy');
    try {
      await confirmEmail(token);
      setState('done');
    } catch (error) {
      setState('idle');
      if (error instanceof ApiError && error.code === 'invalid_token') setInvalid(error.message);
      else show(error, []);
    }
  };

  if (invalid) return <DeadLink problem={invalid} text={t('confirmInvalid')} action={<ButtonLink href={paths.accountSettings} prefetch={false}>{t('confirmToAccount')}</ButtonLink>} />;
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-5">
      <FormAlert text={errors.form} canRetry={errors.canRetry} />
      <div role="status">
        {state === 'done' && <p className="flex items-center gap-3 text-lg font-semibold text-good"><MailCheck aria-hidden className="size-6 shrink-0" />{t('confirmDone')}</p>}
      </div>
      {state === 'done'
        ? <ButtonLink href={hasSession() ? paths.dashboard : paths.signIn()} prefetch={false} size="lg">{hasSession() ? t('toDashboard') : t('signIn')}</ButtonLink>
        : <Button type="submit" size="lg" isBusy={state === 'busy'} className="w-full">{t('confirmButton')}</Button>}
    </form>
  );
}
