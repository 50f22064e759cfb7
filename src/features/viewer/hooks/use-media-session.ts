'use client';

import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from './after-paint';

interface MediaSessionOptions {
  /** what a lock screen or a headset's display shows */
  title: string;
  artist: string;
  isPlaying: boolean;
  /** browsers hand their buttons only to what plays: nothing, in a loop, is played for that, which stops other music */
  hasHeadset: boolean;
  onNext: () => void;
  onPrevious: () => void;
  onPlay: () => void;
  onPause: () => void;
}

const SILENCE_S = 6;
const SAMPLES_PER_S = 3000;

/** The buttons of headsets, keyboards and lock screens go from step to step, where the browser has a media session. */
export function useMediaSession({
  title,
  artist,
  isPlaying,
  hasHeadset,
  onNext,
  onPrevious,
  onPlay,
  onPause,
}: MediaSessionOptions): void {
  const handle = useEffectEvent((action: 'nexttrack' | 'previoustrack' | 'play' | 'pause') => {
    if (action === 'nexttrack') onNext();
    else if (action === 'previoustrack') onPrevious();
    else if (action === 'play') onPlay();
    else onPause();
  });
  useEffect(() => {
    const actions = ['nexttrack', 'previoustrack', 'play', 'pause'] as const;
    actions.forEach((action) => setHandler(action, () => handle(action)));
    return () => {
      actions.forEach((action) => setHandler(action, null));
      if (navigator.mediaSession) navigator.mediaSession.metadata = null;
    };
  }, []);

  useEffect(
    () =>
      afterPaint(() => {
        if (navigator.mediaSession && typeof MediaMetadata === 'function')
          navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
      }),
    [title, artist],
  );
  useEffect(
    () =>
      afterPaint(() => {
        if (navigator.mediaSession)
          navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
      }),
    [isPlaying],
  );

  useEffect(() => {
    if (!hasHeadset) return;
    const address = URL.createObjectURL(silence());
    const audio = new Audio(address);
    audio.loop = true;
    // Refused before the first tap; the tap asks again.
    const play = () => void audio.play().catch(() => undefined);
    play();
    window.addEventListener('pointerup', play);
    return () => {
      window.removeEventListener('pointerup', play);
      audio.pause();
      URL.revokeObjectURL(address);
    };
  }, [hasHeadset]);
}

function setHandler(action: MediaSessionAction, handler: (() => void) | null) {
  try {
    navigator.mediaSession?.setActionHandler(action, handler);
  } catch {
    // A browser may know the session and not this one of its buttons.
  }
}

/** Some seconds of nothing: browsers give their buttons to nothing shorter than five. */
function silence(): Blob {
  const samples = new Uint8Array(SILENCE_S * SAMPLES_PER_S).fill(128);
  const header = new DataView(new ArrayBuffer(44));
  const write = (offset: number, text: string) =>
    Array.from(text).forEach((letter, index) =>
      header.setUint8(offset + index, letter.charCodeAt(0)),
    );
  write(0, 'RIFF');
  header.setUint32(4, 36 + samples.length, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  // PCM, one channel of 8 bits.
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, SAMPLES_PER_S, true);
  header.setUint32(28, SAMPLES_PER_S, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, samples.length, true);
  return new Blob([header, samples], { type: 'audio/wav' });
}
