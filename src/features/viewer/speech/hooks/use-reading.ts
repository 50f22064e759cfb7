import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ShownLine } from '@/features/projects/model/lines/shown-lines';
import type { PickedText } from '@/shared/interface/localized-text';
import { AUTO_ADVANCE_MS } from '../../constants';
import type { ReaderProblem } from '../model/reader';
import { spokenLines, spokenParts, type SpokenPart } from '../model/sentences';
import type { ViewerSettings } from '../../shell/model/settings';
import { browserSpeaker } from './browser-speaker';
import { useSpeech } from './use-speech';

interface ReadingOptions {
  stepId: string;
  name: PickedText;
  description: PickedText;
  lines: readonly ShownLine[];
  /** read instead of the step until they are acknowledged */
  gated: readonly ShownLine[] | undefined;
  settings: ViewerSettings;
  onSettings: (change: Partial<ViewerSettings>) => void;
  /** the viewer is the visible page */
  isActive: boolean;
  /** a dialog is open, or there is no next step: nothing continues automatically */
  isHeldBack: boolean;
  onNext: () => void;
}

export interface Reading {
  /** the action of the middle button */
  action: 'play' | 'pause' | 'replay';
  isSpeaking: boolean;
  /** the step was read, and the next one comes automatically */
  isWaiting: boolean;
  part: SpokenPart | undefined;
  problem: ReaderProblem | undefined;
  /** number of play requests */
  asks: number;
  /** as far as is known, there is a voice for the text */
  canSpeak: boolean;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  replay: () => void;
}

const noChange = () => () => undefined;
const hasSpeech = () => browserSpeaker() !== undefined;

/**
 * Reads each step aloud and, if the reader wants that, continues some seconds later; without a
 * voice after the reading time.
 */
export function useReading({
  stepId,
  name,
  description,
  lines,
  gated,
  settings,
  onSettings,
  isActive,
  isHeldBack,
  onNext,
}: ReadingOptions): Reading {
  const { isAudioOn, isGoingOn, speed } = settings;
  // Another step is another text, even with the same words.
  const parts = useMemo(
    () => (gated ? spokenLines(gated) : spokenParts(name, description, lines)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- picked texts are new objects at each render
    [stepId, name.value, name.lang, description.value, description.lang, lines, gated],
  );
  const isSpeechThere = useSyncExternalStore(noChange, hasSpeech, () => true);
  const [mute, setMute] = useState<{ lang: string; problem: ReaderProblem } | undefined>();
  const [heldParts, setHeldParts] = useState<readonly SpokenPart[] | undefined>();

  const [asks, setAsks] = useState(0);

  const isMute = !isSpeechThere || mute?.lang === description.lang;
  const isSilent = isGoingOn && (!isAudioOn || isMute);
  const { state, play, pause, replay } = useSpeech({
    parts,
    isOn: isActive && ((isAudioOn && !isMute) || isSilent),
    isSilent,
    speed,
  });
  const { status } = state;
  // A missing voice is not waited for at each step: play tries it again.
  if (!isMute && !isSilent && (state.problem === 'noVoice' || state.problem === 'failed'))
    setMute({ lang: description.lang, problem: state.problem });

  const isRead = status === 'finished' || parts.length === 0;
  const isWaiting = isActive && isGoingOn && isRead && !isHeldBack && heldParts !== parts;
  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => goOn(), AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, parts]);

  const start = (how: () => void) => () => {
    setHeldParts(undefined);
    setAsks((before) => before + 1);
    if (isSilent) return how();
    // Turning sound on, or retrying a voice, starts reading at once.
    if (!isAudioOn) onSettings({ isAudioOn: true });
    if (mute) setMute(undefined);
    else if (isAudioOn) how();
  };
  const hold = () => {
    setHeldParts(parts);
    pause();
  };
  const action =
    status === 'speaking' || isWaiting ? 'pause' : status === 'finished' ? 'replay' : 'play';
  return {
    action,
    isWaiting,
    part: state.part,
    isSpeaking: status === 'speaking' && !isSilent,
    problem: isAudioOn && isMute ? (mute?.problem ?? 'unsupported') : state.problem,
    asks,
    canSpeak:
      isSpeechThere &&
      state.problem !== 'noVoice' &&
      (mute?.lang !== description.lang || mute.problem !== 'noVoice'),
    play: start(play),
    pause: hold,
    replay: start(replay),
    toggle: action === 'pause' ? hold : start(play),
  };
}
