'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Reader, SILENT } from '../model/reader';
import type { ReaderState } from '../model/reader';
import type { SpokenPart } from '../model/sentences';
import { silentSpeaker } from '../model/silent-speaker';
import { browserSpeaker } from './browser-speaker';

interface SpeechOptions {
  /** the text; a new array is a new text, which is read from its beginning */
  parts: readonly SpokenPart[];
  /** false: nothing is read, not even on play */
  isOn: boolean;
  /** walks through the text in time, without sound */
  isSilent: boolean;
  /** times the normal speed of the language */
  speed: number;
}

interface Speech {
  state: ReaderState;
  play: () => void;
  pause: () => void;
  /** from the beginning, wherever it is */
  replay: () => void;
}

const GESTURES = ['pointerup', 'keydown'] as const;

/** Reads a text aloud as soon as it is there, and stops when it changes, is not wanted any more or the page hides. */
export function useSpeech({ parts, isOn, isSilent, speed }: SpeechOptions): Speech {
  const [{ reader, subscribe }] = useState(newReader);
  const state = useSyncExternalStore(subscribe, () => reader.state, () => SILENT);

  const start = useEffectEvent(() => {
    // Browsers keep silent until the page was touched; asking earlier would be a failure of the voice.
    if (!isSilent && navigator.userActivation?.hasBeenActive === false) reader.block();
    else reader.play();
  });
  useEffect(() => reader.setSpeed(speed), [reader, speed]);
  useEffect(() => {
    reader.load(parts, isSilent ? silentSpeaker() : browserSpeaker());
    // The step is shown first. A timer, because browsers take it for a part of the tap that led here.
    const timer = setTimeout(() => {
      if (isOn && parts.length > 0 && document.visibilityState === 'visible') start();
    });
    return () => {
      clearTimeout(timer);
      reader.stop();
    };
  }, [reader, parts, isOn, isSilent]);

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
      // What was touched may change the step or turn sound off: that comes first.
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
  return {
    reader: new Reader(undefined, () => listeners.forEach((listener) => listener())),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
