'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useAction } from '@/client/use-action';
import { Switch } from '@/components/ui/switch';
import { useToast } from '@/components/ui/toast-context';
import { updateUser } from '../api';
import type { AccountView } from '../schema';

/** Whether readers' words come by mail; shown as it will be, and back again when that could not be kept. */
export function DailyMailSwitch({ dailyMail, emailConfirmed }: Pick<AccountView, 'dailyMail' | 'emailConfirmed'>) {
  const t = useTranslations('settings');
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const [isOn, setOn] = useState(dailyMail);
  const hintId = useId();

  const change = async (wanted: boolean) => {
    if (isBusy) return;
    setOn(wanted);
    const isKept = await run(async () => {
      await updateUser({ dailyMail: wanted });
      setOn(wanted);
      showToast({ text: t('updated'), tone: 'good' });
    });
    if (!isKept) setOn(!wanted);
  };

  return (
    <div>
      <Switch label={t('account.dailyMail')} checked={isOn} onChange={(event) => void change(event.target.checked)} aria-describedby={hintId} />
      <p id={hintId} className="text-ink-muted"><span>{t('account.dailyMailHint')}</span>{!emailConfirmed && <span>{` ${t('account.dailyMailUnconfirmed')}`}</span>}</p>
    </div>
  );
}
