'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useAction } from '@/browser/api/use-action';
import { useForm } from '@/browser/api/use-form';
import { goToPage } from '@/browser/page/go-to-page';
import { paths } from '@/shared/addresses/paths';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Form } from '@/ui/kit/fields/form';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { Input } from '@/ui/kit/fields/input';
import { REDIRECT_DELAY_MS } from '../../constants';
import { CODE_MAX } from '../../second-factor/constants';
import { type Factor, secondFactorInput, type WaitingView } from '../../second-factor/schema';
import { challengeSecondFactor, giveSecondFactor } from '../api';
import { askPasskey, knowsPasskeys } from '../passkeys';

interface SecondStepFormProps extends Pick<WaitingView, 'ticket' | 'kinds'> {
  /** a page of this host to open; the dashboard by default */
  callbackUrl: string | undefined;
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4';

/** Passkey, one-time code or recovery code of a sign-in that waits for it. */
export function SecondStepForm({ ticket, kinds, callbackUrl }: SecondStepFormProps) {
  const t = useTranslations('auth');
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useState(false);
  const { run, isBusy } = useAction(t('passkeys.failed'));

  const give = async (factor: Factor) => {
    try {
      await giveSecondFactor({ ticket, factor });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'session_ended') throw error;
      return setOver(true);
    }
    setDone(true);
    setTimeout(() => goToPage(callbackUrl ?? paths.dashboard), REDIRECT_DELAY_MS);
  };
  const form = useForm(secondFactorInput.pick({ factor: true }), ({ factor }) => give(factor));
  const givePasskey = () =>
    run(async () => {
      if (!knowsPasskeys()) throw new Error(t('passkeys.unknown'));
      await give(await askPasskey(await challengeSecondFactor(ticket)));
    });

  const again = (
    <Link href={paths.logoutFrom(callbackUrl)} prefetch={false} className={link}>
      {t('secondAgain')}
    </Link>
  );
  if (isOver)
    return (
      <div className="flex flex-col items-start gap-4">
        <FormAlert text={t('secondOver')} />
        {again}
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      {kinds.includes('passkey') && (
        <>
          <Button size="lg" isBusy={isBusy || isDone} onClick={() => void givePasskey()}>
            {t('secondPasskey')}
          </Button>
          <p className="flex items-center gap-4 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('or')}
          </p>
        </>
      )}
      <Form form={form}>
        <Field
          name="factor"
          label={kinds.includes('code') ? t('secondCode') : t('secondRecovery')}
          {...(kinds.includes('code') ? { hint: t('secondCodeHint') } : {})}
          isRequired
        >
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={CODE_MAX}
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          variant={kinds.includes('passkey') ? 'secondary' : 'primary'}
          isBusy={form.isBusy || isDone}
        >
          {t('secondSubmit')}
        </Button>
      </Form>
      <p role="status" className="min-h-6 text-center font-medium text-good">
        {isDone && t('signedIn')}
      </p>
      <p className="text-ink-muted">{t('secondLost')}</p>
      {again}
    </div>
  );
}
