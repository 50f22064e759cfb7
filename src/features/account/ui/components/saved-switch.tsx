import { useTranslations } from 'next-intl';
import { type ReactElement, useId, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Switch } from '@/ui/kit/fields/switch';
import { useToast } from '@/ui/kit/toasts/toast-context';

interface SavedSwitchProps {
  save: (wanted: boolean) => Promise<unknown>;
  isOnAtFirst: boolean;
  label: string;
  hint: string | ReactElement;
}

/** Saves a setting at once, and reverts the switch when saving fails. */
export function SavedSwitch({ save, isOnAtFirst, label, hint }: SavedSwitchProps) {
  const t = useTranslations('settings');
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const [isOn, setOn] = useState(isOnAtFirst);
  const hintId = useId();

  const change = async (wanted: boolean) => {
    if (isBusy) return;
    setOn(wanted);
    const isKept = await run(async () => {
      await save(wanted);
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
