'use client';

import { useTranslations } from 'next-intl';
import type { AccountView } from '../../schema';
import { updateUser } from '../api';
import { SavedSwitch } from './saved-switch';

/** Reports whether creators see the name with this person's visits; off by default. */
export function NamedVisitsSwitch({ namedVisits }: Pick<AccountView, 'namedVisits'>) {
  const t = useTranslations('settings.account');
  return (
    <SavedSwitch
      save={(wanted) => updateUser({ namedVisits: wanted })}
      isOnAtFirst={namedVisits === true}
      label={t('namedVisits')}
      hint={t('namedVisitsHint')}
    />
  );
}
