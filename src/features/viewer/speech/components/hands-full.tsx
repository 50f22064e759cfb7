import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Switch } from '@/ui/kit/fields/switch';
import type { Listening } from '../hooks/use-voice-commands';
import { handsFullState } from '../model/hands-full';
import type { ViewerSettings } from '../../shell/model/settings';

interface HandsFullProps {
  settings: ViewerSettings;
  onChange: (change: Partial<ViewerSettings>) => void;
  voice: { isSupported: boolean; listening: Listening; setOn: (isOn: boolean) => void };
  /** the browser can speak */
  canSpeak: boolean;
}

/**
 * One switch for reading without hands, above the options that it sets; it says what it does and
 * what is missing.
 */
export function HandsFull({ settings, onChange, voice, canSpeak }: HandsFullProps) {
  const t = useTranslations('viewer');
  const id = useId();
  const format = useFormatter();
  const { isSupported: canListen, listening } = voice;
  const state = handsFullState(
    { ...settings, isListening: listening === 'on' },
    { canSpeak, canListen },
  );
  const parts = [
    t('handsFull.large'),
    ...(canSpeak ? [t('handsFull.speak')] : []),
    t('handsFull.goOn'),
    ...(canListen ? [t('handsFull.listen')] : []),
  ];
  const notes = [
    ...(state === 'mixed' ? [t('handsFull.mixed')] : []),
    t('handsFull.hint', { parts: format.list(parts) }),
    canListen ? t('handsFull.microphone') : t('handsFull.cannotListen'),
    ...(canSpeak ? [] : [t('handsFull.cannotSpeak')]),
    ...(listening === 'denied' || listening === 'failed' ? [t(`voice.${listening}`)] : []),
    ...(state === 'on' && canSpeak ? [t('handsFull.off')] : []),
  ];
  const set = (isOn: boolean) => {
    // Turning it off keeps the sound, which is on by default.
    onChange({ isLarge: isOn, isGoingOn: isOn, ...(isOn && canSpeak ? { isAudioOn: true } : {}) });
    if (canListen) voice.setOn(isOn);
  };
  return (
    <div className="rounded-lg border border-line bg-sunken p-4">
      <Switch
        checked={state === 'on'}
        isMixed={state === 'mixed'}
        onChange={({ target }) => set(target.checked)}
        aria-labelledby={id}
        aria-describedby={`${id}-notes`}
        label={
          <>
            <span id={id} className="block text-lg font-semibold">
              {t('handsFull.title')}
            </span>
            <span id={`${id}-notes`} className="block text-sm text-ink-muted">
              {notes.map((note) => (
                <span key={note} className="block">
                  {note}
                </span>
              ))}
            </span>
          </>
        }
      />
    </div>
  );
}
