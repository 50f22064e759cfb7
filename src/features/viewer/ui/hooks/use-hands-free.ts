'use client';

import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PickedText } from '@/shared/interface/localized-text';
import type { ViewerSettings } from '../../model/settings';
import { useMediaSession } from './use-media-session';
import { useReading } from './use-reading';
import { useVoiceCommands } from './use-voice-commands';
import { useWakeLock } from './use-wake-lock';

interface HandsFreeOptions {
  projectName: string;
  stepId: string;
  name: PickedText;
  description: PickedText;
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
  /** the name of a timer that rings is being said */
  isTimerSaid: boolean;
  onNext: () => void;
  onPrevious: () => void;
  onTimer: () => void;
  onStopTimer: () => void;
}

/**
 * For readers with full hands: steps read aloud, voice commands, headset buttons, and a screen that
 * stays on.
 */
export function useHandsFree({
  projectName,
  stepId,
  name,
  description,
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
    isActive: isReady && !isCovered,
    isRemembered: settings.isListening && !isSample,
    onRemember: (isListening) => onSettings({ isListening }),
    onCommand: (command) =>
      ({
        next: onNext,
        back: onPrevious,
        repeat: reading.replay,
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
    onNext,
    onPrevious,
    onPlay: reading.play,
    onPause: reading.pause,
  });
  return { reading, toggleReading, voice, awake };
}
