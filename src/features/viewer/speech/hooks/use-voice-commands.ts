import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { HEARD_MS } from '../../constants';
import { recognisedCommand, type VoiceCommand } from '../model/voice-commands';
import { speechTag } from '../model/voices';

// Not in TypeScript's library: browsers have it only with a prefix or in part.
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start: () => void;
  abort: () => void;
  onresult:
    | ((event: {
        resultIndex: number;
        results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
      }) => void)
    | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}
type RecognitionWindow = Window & {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

const recognitionOf = () =>
  (window as RecognitionWindow).SpeechRecognition ??
  (window as RecognitionWindow).webkitSpeechRecognition;
const noChange = () => () => undefined;
/** Recognisers stop after a silence; an immediate restart could loop. */
const RESTART_DELAY_MS = 300;

/**
 * `denied`: no microphone permission; `failed`: the recogniser cannot be reached or does not
 * support the language.
 */
export type Listening = 'off' | 'on' | 'denied' | 'failed';

interface VoiceCommandsOptions {
  lang: ProjectLanguage;
  /** while the viewer speaks it would hear itself */
  isSpeaking: boolean;
  /** false while the viewer is not the visible page */
  isActive: boolean;
  onCommand: (command: VoiceCommand) => void;
  /** they were on at the last visit of this device */
  isRemembered: boolean;
  onRemember: (isOn: boolean) => void;
}

/** Reports whether listening shows no permission prompt: only a press may cause one. */
async function canListenWithoutPrompt(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
  } catch {
    // Some browsers cannot report this: the reader presses the switch again.
    return false;
  }
}

/**
 * Listens for commands in the guide's language where the browser has speech recognition; never
 * before the reader turned it on.
 */
export function useVoiceCommands({
  lang,
  isSpeaking,
  isActive,
  onCommand,
  isRemembered,
  onRemember,
}: VoiceCommandsOptions) {
  const isSupported = useSyncExternalStore(
    noChange,
    () => recognitionOf() !== undefined,
    () => false,
  );
  const [listening, setListening] = useState<Listening>('off');
  const [heard, setHeard] = useState('');
  const isOpen = listening === 'on' && isActive && !isSpeaking;

  const handleHeard = useEffectEvent((alternatives: string[]) => {
    setHeard(alternatives[0]?.trim() ?? '');
    const command = alternatives
      .map((text) => recognisedCommand(text, lang))
      .find((found) => found !== undefined);
    if (command) onCommand(command);
  });

  useEffect(() => {
    const Recogniser = recognitionOf();
    if (!isOpen || !Recogniser) return;
    const recogniser = new Recogniser();
    let timer: ReturnType<typeof setTimeout> | undefined;
    recogniser.lang = speechTag(lang);
    recogniser.continuous = true;
    recogniser.interimResults = false;
    recogniser.maxAlternatives = 3;
    const begin = () => {
      try {
        recogniser.start();
      } catch {}
    };
    recogniser.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) handleHeard(Array.from(result, ({ transcript }) => transcript));
      }
    };
    recogniser.onerror = ({ error }) => {
      if (error === 'not-allowed' || error === 'audio-capture') setListening('denied');
      if (
        error === 'network' ||
        error === 'service-not-allowed' ||
        error === 'language-not-supported'
      )
        setListening('failed');
    };
    recogniser.onend = () => {
      timer = setTimeout(begin, RESTART_DELAY_MS);
    };
    begin();
    return () => {
      clearTimeout(timer);
      recogniser.onresult = recogniser.onerror = recogniser.onend = null;
      recogniser.abort();
    };
  }, [isOpen, lang]);

  useEffect(() => {
    if (!isRemembered || !recognitionOf()) return;
    let isGone = false;
    void canListenWithoutPrompt().then((may) => may && !isGone && setListening('on'));
    return () => {
      isGone = true;
    };
  }, [isRemembered]);

  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setHeard(''), HEARD_MS);
    return () => clearTimeout(timer);
  }, [heard]);

  const setOn = (isOn: boolean) => {
    setListening(isOn ? 'on' : 'off');
    onRemember(isOn);
  };
  return { isSupported, listening, heard, setOn };
}
