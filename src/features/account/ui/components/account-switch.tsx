import { useTranslations } from 'next-intl';
import { type ReactElement, useId, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Switch } from '@/ui/kit/fields/switch';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { updateUser } from '../api';

interface AccountSwitchProps {
  field: 'dailyMail' | 'namedVisits';
  isOnAtFirst: boolean;
  label: string;
  hint: string | ReactElement;
}

/** Saves a field of the account at once, and reverts the switch when saving fails. */
export function AccountSwitch({ field, isOnAtFirst, label, hint }: AccountSwitchProps) {
  const t = useTranslations('settings');
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const [isOn, setOn] = useState(isOnAtFirst);
  const hintId = useId();

  const change = async (wanted: boolean) => {
    if (isBusy) return;
    setOn(wanted);
    const isKept = await run(async () => {
      await updateUser({ [field]: wanted });
      setOn(wanted);
      showToast({ text: t('updated'), tone: 'good' });
    });
    if (!isKept) setOn(!wanted);
  };

  return (
    <div>
      <Switch
        label={label}
        checked={isOn}
        onChange={(event) => void change(event.target.checked)}
        aria-describedby={hintId}
      />
      <p id={hintId} className="text-ink-muted">
        {hint}
      </p>
    </div>
  );
}
