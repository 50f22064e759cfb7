'use client';

import { useTranslations } from 'next-intl';
import type { AccountView } from '../schema';
import { AccountSwitch } from './account-switch';

/** Whether creators see whose visits these are: off until the person says otherwise. */
export function NamedVisitsSwitch({ namedVisits }: Pick<AccountView, 'namedVisits'>) {
  const t = useTranslations('settings.account');
  return (
    <AccountSwitch
      field="namedVisits"
      isOnAtFirst={namedVisits === true}
      label={t('namedVisits')}
      hint={t('namedVisitsHint')}
    />
  );
}
