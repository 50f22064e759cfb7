import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ViewerSettings } from '../../shell/model/settings';
import type { useGuide } from '../../shell/hooks/use-guide';
import { useMediaSession } from './use-media-session';
import { useReading } from './use-reading';
import type { useStepWords } from '../../shell/hooks/use-step-words';
import { useVoiceCommands } from './use-voice-commands';
import { useWakeLock } from './use-wake-lock';

interface HandsFreeOptions {
  projectName: string;
  stepId: string;
  words: ReturnType<typeof useStepWords>;
  /** open: only an answer is taken */
  gate: ReturnType<typeof useGuide>['gate'];
  lang: ProjectLanguage;
  settings: ViewerSettings;
  onSettings: (change: Partial<ViewerSettings>) => void;
  isReady: boolean;
  /** a warning is shown: nothing is read aloud until it is acknowledged */
  isWarned: boolean;
  /** a dialog is open over the step */
  isCovered: boolean;
  /** there is no next step, or another one is about to be chosen */
  isHeldBack: boolean;
  isSample: boolean;
  /** the name of a timer that rings is being spoken */
  isTimerSaid: boolean;
  onNext: () => void;
  onPrevious: () => void;
  onTimer: () => void;
  onStopTimer: () => void;
}

const stay = () => undefined;

/**
 * For readers with full hands: steps read aloud, voice commands, headset buttons, and a screen that
 * stays on.
 */
export function useHandsFree({
  projectName,
  stepId,
  words: { name, description, lines, gated },
  gate,
  lang,
  settings,
  onSettings,
  isReady,
  isWarned,
  isCovered,
  isHeldBack,
  isSample,
  isTimerSaid,
  onNext,
  onPrevious,
  onTimer,
  onStopTimer,
}: HandsFreeOptions) {
  const reading = useReading({
    stepId,
    name,
    description,
    lines,
    gated: gate.isOpen ? gated : undefined,
    settings,
    onSettings,
    isActive: isReady && !isWarned,
    isHeldBack: isCovered || isHeldBack,
    onNext,
  });
  const toggleReading = useStableHandler(reading.toggle);
  const voice = useVoiceCommands({
    lang,
    isSpeaking: reading.isSpeaking || isTimerSaid,
    isActive: isReady && (!isCovered || gate.isOpen),
    isRemembered: settings.isListening && !isSample,
    onRemember: (isListening) => onSettings({ isListening }),
    onCommand: (command) =>
      ({
        // Only the word itself is an answer.
        next: gate.isOpen ? stay : onNext,
        back: gate.isOpen ? gate.onDismiss : onPrevious,
        repeat: reading.replay,
        understood: gate.isOpen ? gate.onConfirm : stay,
        timer: onTimer,
        stop: onStopTimer,
      })[command](),
  });
  const awake = useWakeLock(isReady && !isSample);
  useMediaSession({
    title: name.value,
    artist: projectName,
    isPlaying: reading.action === 'pause',
    hasHeadset: isReady && settings.hasHeadset,
    onNext: gate.isOpen ? gate.onConfirm : onNext,
    onPrevious: gate.isOpen ? gate.onDismiss : onPrevious,
    onPlay: reading.play,
    onPause: reading.pause,
  });
  return { reading, toggleReading, voice, awake };
}
