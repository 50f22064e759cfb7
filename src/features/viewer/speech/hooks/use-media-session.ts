import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../stage/hooks/after-paint';

interface MediaSessionOptions {
  /** shown on lock screens and headset displays */
  title: string;
  artist: string;
  isPlaying: boolean;
  /**
   * browsers send buttons only to a playing page: plays silence in a loop, which stops other music
   */
  hasHeadset: boolean;
  onNext: () => void;
  onPrevious: () => void;
  onPlay: () => void;
  onPause: () => void;
}

const SILENCE_S = 6;
const SAMPLES_PER_S = 3000;

/**
 * Media buttons of headsets, keyboards and lock screens change the step, where the browser has a
 * media session.
 */
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
    // Blocked before the first tap; the tap tries again.
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
    // A browser may support the session but not this action.
  }
}

/** Some seconds of silence: browsers send buttons to nothing shorter than five. */
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
