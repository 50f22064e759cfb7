import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Reader, SILENT, type ReaderState } from '../model/reader';
import type { SpokenPart } from '../model/sentences';
import { silentSpeaker } from '../model/silent-speaker';
import { afterPaint } from '../../stage/hooks/after-paint';
import { browserSpeaker } from './browser-speaker';

interface SpeechOptions {
  /** the text; a new array is a new text, which is read from its start */
  parts: readonly SpokenPart[];
  /** false: nothing is read, not even on play */
  isOn: boolean;
  /** advances through the text by time, without sound */
  isSilent: boolean;
  /** factor of the normal speed of the language */
  speed: number;
}

interface Speech {
  state: ReaderState;
  play: () => void;
  pause: () => void;
  /** restarts from the beginning */
  replay: () => void;
}

const GESTURES = ['pointerup', 'keydown'] as const;

/**
 * Reads a text aloud as soon as it is set, and stops when it changes, is turned off or the page is
 * hidden.
 */
export function useSpeech({ parts, isOn, isSilent, speed }: SpeechOptions): Speech {
  const [{ reader, subscribe, read }] = useState(newReader);
  const current = useSyncExternalStore(subscribe, read, read);
  // State of another text is reset before the first render with the new one.
  const state = current.parts === parts ? current.state : SILENT;

  const start = useEffectEvent(() => {
    // Browsers block speech until the page was touched; an earlier attempt would look like a broken
    // voice.
    if (!isSilent && navigator.userActivation?.hasBeenActive === false) reader.block();
    else reader.play();
  });
  useEffect(() => reader.setSpeed(speed), [reader, speed]);
  useEffect(() => {
    // Only the same text in another mode notifies.
    if (reader.parts === parts) reader.stop();
    reader.load(parts, isSilent ? silentSpeaker() : browserSpeaker());
    // The step is shown first; browsers attribute later work to the tap that led here.
    return afterPaint(() => {
      if (isOn && parts.length > 0 && document.visibilityState === 'visible') start();
    });
  }, [reader, parts, isOn, isSilent]);
  useEffect(() => () => reader.stop(), [reader]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && reader.pause();
    const silence = () => reader.stop();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', silence);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', silence);
    };
  }, [reader]);

  const isBlocked = isOn && state.problem === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    const play = () => {
      // A handler of the touched element may change the step or turn sound off: it runs first.
      setTimeout(() => reader.state.problem === 'blocked' && reader.play());
    };
    GESTURES.forEach((gesture) => window.addEventListener(gesture, play, { once: true }));
    return () => GESTURES.forEach((gesture) => window.removeEventListener(gesture, play));
  }, [reader, isBlocked]);

  return {
    state,
    play: () => reader.play(),
    pause: () => reader.pause(),
    replay: () => {
      reader.stop();
      reader.play();
    },
  };
}

function newReader() {
  const listeners = new Set<() => void>();
  const reader = new Reader(undefined, () => {
    current = { parts: reader.parts, state: reader.state };
    listeners.forEach((listener) => listener());
  });
  let current = { parts: reader.parts, state: reader.state };
  return {
    reader,
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
