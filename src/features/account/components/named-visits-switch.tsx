'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useAction } from '@/client/use-action';
import { Switch } from '@/components/ui/switch';
import { useToast } from '@/components/ui/toast-context';
import { updateUser } from '../api';
import type { AccountView } from '../schema';

/** Whether creators see whose visits these are: off until the person says otherwise. */
export function NamedVisitsSwitch({ namedVisits }: Pick<AccountView, 'namedVisits'>) {
  const t = useTranslations('settings');
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const [isOn, setOn] = useState(namedVisits === true);
  const hintId = useId();

  const change = async (wanted: boolean) => {
    if (isBusy) return;
    setOn(wanted);
    const isKept = await run(async () => {
      await updateUser({ namedVisits: wanted });
      setOn(wanted);
      showToast({ text: t('updated'), tone: 'good' });
    });
    if (!isKept) setOn(!wanted);
  };

  return (
    <div>
      <Switch label={t('account.namedVisits')} checked={isOn} onChange={(event) => void change(event.target.checked)} aria-describedby={hintId} />
      <p id={hintId} className="text-ink-muted">{t('account.namedVisitsHint')}</p>
    </div>
  );
}
