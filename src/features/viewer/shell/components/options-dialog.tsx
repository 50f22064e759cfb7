import { Flag, Languages, MoonStar, Sun, VolumeX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { openKeyboardHelp } from '@/browser/page/keyboard-help';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { Switch } from '@/ui/kit/fields/switch';
import { WrapText } from '@/ui/kit/wrap-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { SPEEDS } from '../../constants';
import type { Listening } from '../../speech/hooks/use-voice-commands';
import type { Awake } from '../../speech/hooks/use-wake-lock';
import type { ReaderProblem } from '../../speech/model/reader';
import type { ViewerSettings } from '../model/settings';
import { commandWord, type VoiceCommand } from '../../speech/model/voice-commands';
import { HandsFull } from '../../speech/components/hands-full';
import { TextSizeButtons } from '../../stage/components/text-size-buttons';
import { VoiceProblem } from '../../speech/components/voice-problem';

export interface OptionsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => boolean;
  settings: ViewerSettings;
  onChange: (change: Partial<ViewerSettings>) => void;
  lang: ProjectLanguage;
  onLanguage: (() => void) | undefined;
  onReport: (() => void) | undefined;
  fullscreen: { isSupported: boolean; isOn: boolean; toggle: () => void };
  voice: { isSupported: boolean; listening: Listening; setOn: (isOn: boolean) => void };
  /** the guide has timers, which voice commands start */
  isTimed: boolean;
  canSpeak: boolean;
  /** why there is no sound, when there should be */
  problem: ReaderProblem | undefined;
  /** of the text to be read aloud */
  textLang: ProjectLanguage;
  awake: Awake;
}

/** Options for reading, hearing and handling the guide; changes apply at once. */
export function OptionsDialog({
  isOpen,
  onClose,
  onClosed,
  onLanguage,
  onReport,
  ...options
}: OptionsDialogProps) {
  const t = useTranslations('viewer');
  const feedback = useTranslations('feedback');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      title={t('options')}
      footer={
        <Button size="lg" onClick={onClose} className="w-full">
          {t('done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap gap-3 *:flex-1">
          {onReport && (
            <Button variant="secondary" onClick={onReport}>
              <Flag aria-hidden />
              <span>{feedback('report')}</span>
            </Button>
          )}
          {onLanguage && (
            <Button variant="secondary" onClick={onLanguage}>
              <Languages aria-hidden />
              <span>{t('language')}</span>
            </Button>
          )}
        </div>
        <HandsFull {...options} />
        <ReadingOptions {...options} />
        <ControlOptions {...options} onClose={onClose} />
        <ScreenOptions {...options} />
      </div>
    </Dialog>
  );
}

type Options<Name extends keyof OptionsDialogProps> = Pick<
  OptionsDialogProps,
  'settings' | 'onChange' | Name
>;

function ReadingOptions({
  settings,
  onChange,
  problem,
  textLang,
}: Options<'problem' | 'textLang'>) {
  const t = useTranslations('viewer');
  return (
    <Group title={t('optionsReading')}>
      <Switch
        label={t('audio')}
        checked={settings.isAudioOn}
        onChange={({ target }) => onChange({ isAudioOn: target.checked })}
      />
      {problem && problem !== 'blocked' && (
        <p className="flex items-start gap-2 text-sm font-medium [&_svg]:size-5 [&_svg]:shrink-0">
          <VolumeX aria-hidden />
          <VoiceProblem problem={problem} textLang={textLang} />
        </p>
      )}
      <Field label={t('speed')}>
        <Select
          value={settings.speed}
          onChange={({ target }) =>
            onChange({ speed: SPEEDS.find((speed) => String(speed) === target.value) ?? 1 })
          }
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t('speedTimes', { speed })}
            </option>
          ))}
        </Select>
      </Field>
      <Setting of="isGoingOn" name="goOn" {...{ settings, onChange }} />
    </Group>
  );
}

function ControlOptions({
  settings,
  onChange,
  lang,
  voice,
  isTimed,
  onClose,
}: Options<'lang' | 'voice' | 'isTimed' | 'onClose'>) {
  const t = useTranslations('viewer');
  const keys = useTranslations('keys');
  const word = (command: VoiceCommand) => commandWord(lang, command);
  const voiceHint = [
    t('voice.hint', { next: word('next'), back: word('back'), repeat: word('repeat') }),
    ...(isTimed ? [t('voice.hintTimers', { timer: word('timer'), stop: word('stop') })] : []),
  ];
  const showKeys = () => {
    onClose();
    openKeyboardHelp();
  };
  return (
    <Group title={t('optionsControls')}>
      <div className="flex items-center gap-1">
        <span className="flex-1">{t('textSize')}</span>
        <TextSizeButtons
          percent={settings.textPercent}
          onChange={(textPercent) => onChange({ textPercent })}
        />
        <span className="w-14 text-right font-mono">{`${settings.textPercent}%`}</span>
      </div>
      <Setting of="isLarge" name="large" {...{ settings, onChange }} />
      <Switch
        label={
          <Said hint={voice.isSupported ? voiceHint.join(' ') : t('voice.unsupported')}>
            {t('voice.title')}
          </Said>
        }
        disabled={!voice.isSupported}
        checked={voice.listening === 'on'}
        onChange={({ target }) => voice.setOn(target.checked)}
      />
      <Setting of="hasHeadset" name="headset" {...{ settings, onChange }} />
      <p className="text-sm text-ink-muted">{t('keysHint')}</p>
      <Button variant="secondary" className="pointer-coarse:hidden" onClick={showKeys}>
        {keys('title')}
      </Button>
    </Group>
  );
}

function ScreenOptions({ settings, onChange, fullscreen, awake }: Options<'fullscreen' | 'awake'>) {
  const t = useTranslations('viewer');
  return (
    <Group title={t('optionsScreen')}>
      {fullscreen.isSupported && (
        <Switch label={t('fullscreenOn')} checked={fullscreen.isOn} onChange={fullscreen.toggle} />
      )}
      <Setting of="isTurnLocked" name="turnLock" {...{ settings, onChange }} />
      <p className="flex items-center gap-2 text-sm text-ink-muted [&_svg]:size-5 [&_svg]:shrink-0">
        {awake === 'on' ? <Sun aria-hidden /> : <MoonStar aria-hidden />}
        <span>
          {awake === 'on'
            ? t('awakeLong')
            : awake === 'off'
              ? t('asleepLong')
              : t('awakeUnsupported')}
        </span>
      </p>
    </Group>
  );
}

interface SettingProps extends Options<never> {
  of: 'isGoingOn' | 'isLarge' | 'hasHeadset' | 'isTurnLocked';
  name: 'goOn' | 'large' | 'headset' | 'turnLock';
}

/** A switch of a setting, with what it does. */
function Setting({ of, name, settings, onChange }: SettingProps) {
  const t = useTranslations('viewer');
  return (
    <Switch
      label={<Said hint={t(`${name}Hint`)}>{t(name)}</Said>}
      checked={settings[of]}
      onChange={({ target }) => onChange({ [of]: target.checked })}
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <WrapText>{children}</WrapText>
    </section>
  );
}

function Said({ hint, children }: { hint: string; children: string }) {
  return (
    <>
      <span>{children}</span>
      <span className="block text-sm text-ink-muted">{hint}</span>
    </>
  );
}
