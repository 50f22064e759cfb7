'use client';

import { useTranslations } from 'next-intl';
import type { AccountView } from '../../schema';
import { updateUser } from '../api';
import { SavedSwitch } from './saved-switch';

type DailyMailSwitchProps = Pick<AccountView, 'dailyMail' | 'emailConfirmed'>;

/** Reports whether messages of readers are mailed once a day. */
export function DailyMailSwitch({ dailyMail, emailConfirmed }: DailyMailSwitchProps) {
  const t = useTranslations('settings.account');
  const hint = (
    <>
      <span>{t('dailyMailHint')}</span>
      {!emailConfirmed && <span>{` ${t('dailyMailUnconfirmed')}`}</span>}
    </>
  );
  return (
    <SavedSwitch
      save={(wanted) => updateUser({ dailyMail: wanted })}
      isOnAtFirst={dailyMail}
      label={t('dailyMail')}
      hint={hint}
    />
  );
}
