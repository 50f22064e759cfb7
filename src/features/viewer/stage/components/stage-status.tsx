import { type LucideIcon, Mic, MoonStar, Sun, VolumeX, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { useIsOffline } from '@/browser/offline/use-is-offline';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PickedText } from '@/shared/interface/localized-text';
import { VOICE_TOLD_KEY } from '@/shared/interface/preferences';
import { useNotice } from '../../shell/hooks/use-notice';
import type { Listening } from '../../speech/hooks/use-voice-commands';
import type { Awake } from '../../speech/hooks/use-wake-lock';
import type { ReaderProblem } from '../../speech/model/reader';
import { commandWord, isTimerCommand, VOICE_COMMANDS } from '../../speech/model/voice-commands';
import { VoiceProblem } from '../../speech/components/voice-problem';
import { VersionNotice, type VersionNoticeProps } from '../../versions/components/version-notice';
import { ChapterSign } from './step-look';

interface DeviceState {
  /** the guide has timers, which voice commands start */
  isTimed: boolean;
  awake: Awake;
  /** why there is no sound, when there should be */
  problem: ReaderProblem | undefined;
  /** number of play requests: each shows the notice again */
  asks: number;
  /** of the text to be read aloud */
  textLang: ProjectLanguage;
  /** the guide's language, for voice commands */
  lang: ProjectLanguage;
  listening: Listening;
  heard: string;
}

export interface StageStatusProps extends VersionNoticeProps, DeviceState {
  /** false: only chapters are announced */
  isOn: boolean;
  /** of a chapter that begins: shown first */
  banner: PickedText | undefined;
  /** a dialog is open */
  isCovered: boolean;
  className?: string;
  /** a question that all notices wait for, except a chapter's name */
  children?: ReactNode;
}

interface Notice {
  id: string;
  /** not for screen readers */
  isQuiet?: boolean;
  /** shown once per device */
  once?: string;
  words: ReactNode;
}

const withIcon = (Icon: LucideIcon, text: ReactNode) => (
  <>
    <Icon aria-hidden />
    <span>{text}</span>
  </>
);

/** Notices about what the device does or cannot do: one at a time, for a few seconds. */
export const StageStatus = memo(function StageStatus({
  isOn,
  banner,
  isCovered,
  className,
  children,
  ...rest
}: StageStatusProps) {
  const [shownNotices, changeShownNotices] = useStoredValue(VOICE_TOLD_KEY);
  const waiting = useWaitingNotices(rest, shownNotices?.split(' ') ?? []);
  const notice = useNotice(waiting, !isOn || isCovered || Boolean(banner || children), (shown) => {
    const { once: id } = shown;
    if (id)
      changeShownNotices((before) => [...new Set([...(before?.split(' ') ?? []), id])].join(' '));
  });
  const note = notice && (
    <p
      key={notice.id}
      data-testid="notice"
      className="flex w-fit items-start gap-1.5 rounded-md bg-surface px-2 py-1 text-sm font-medium text-ink shadow-lift animate-notice forced-colors:border [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {notice.words}
    </p>
  );
  return (
    <div
      className={cn(
        'pointer-events-none relative z-10 mt-safe-top ml-safe-left shrink-0',
        children || rest.news || rest.lostVersion
          ? 'mr-3 max-w-md pointer-fine:mr-17'
          : 'max-w-7/10',
        className,
      )}
    >
      {banner ? <ChapterBanner name={banner} /> : <WrapText>{children}</WrapText>}
      {notice?.isQuiet && note}
      <div aria-live="polite">{!notice?.isQuiet && note}</div>
      <VersionNotice {...rest} />
    </div>
  );
});

/**
 * All notices that apply now, the most important first.
 * @param toldIds those shown before on this device
 */
function useWaitingNotices(
  { isTimed, awake, problem, asks, textLang, lang, listening, heard }: DeviceState,
  toldIds: readonly string[],
): Notice[] {
  const t = useTranslations('viewer');
  const isOffline = useIsOffline();
  const words = VOICE_COMMANDS.filter((word) => isTimed || !isTimerCommand(word));
  const once = problem && problem !== 'blocked' ? `${problem}-${textLang}` : undefined;
  const waiting: Notice[] = [];
  if (listening === 'on' && heard)
    waiting.push({
      id: `heard ${heard}`,
      isQuiet: true,
      words: (
        <span
          lang={lang}
          data-testid="heard"
          className="text-base font-semibold"
        >{`“${heard}”`}</span>
      ),
    });
  if (isOffline) waiting.push({ id: 'offline', words: withIcon(WifiOff, t('offline')) });
  if (problem && !(once && asks === 0 && toldIds.includes(once)))
    waiting.push({
      id: `${problem} ${textLang} ${asks}`,
      ...(once ? { once } : {}),
      words: (
        <>
          <VolumeX aria-hidden />
          <VoiceProblem problem={problem} textLang={textLang} />
        </>
      ),
    });
  if (listening === 'denied' || listening === 'failed')
    waiting.push({ id: listening, words: withIcon(Mic, t(`voice.${listening}`)) });
  if (listening === 'on')
    waiting.push({
      id: 'listening',
      words: withIcon(
        Mic,
        <>
          <span>{t('voice.say')}</span>{' '}
          <span lang={lang}>{words.map((word) => `“${commandWord(lang, word)}”`).join(' · ')}</span>
        </>,
      ),
    });
  waiting.push({
    id: awake === 'on' ? 'awake' : 'asleep',
    isQuiet: true,
    words: (
      <span data-testid="awake" className="contents">
        {awake === 'on' ? withIcon(Sun, t('awake')) : withIcon(MoonStar, t('asleep'))}
      </span>
    ),
  });
  return waiting;
}

/**
 * The name of a chapter that begins, shown for a moment. Screen readers get it with the step
 * announcement.
 */
export function ChapterBanner({ name }: { name: PickedText }) {
  return (
    <ChapterSign name={name} aria-hidden data-testid="chapter-banner" className="animate-rise" />
  );
}
