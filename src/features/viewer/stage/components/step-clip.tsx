import { Gauge, Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { deviceFacts } from '@/browser/offline/ask-worker';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { shortSeconds } from '@/features/projects/model/lines/seconds';
import { useKeys } from '../../shell/hooks/use-keys';
import type { StepClip as Clip } from '../../shell/model/walk';
import { STAGE_PICTURE } from './step-look';

const HALF_SPEED = 0.5;

interface StepClipProps {
  clip: Clip;
  /** of its poster */
  alt: string;
  /** of the picture below it */
  transform: string;
  /** it is not in a frame or on another page */
  isByItself: boolean;
  isKeyboardOn: boolean;
}

/**
 * The clip over its poster, silent and again and again. It begins by itself where motion is welcome
 * and data are not spared; otherwise nothing of it loads before it is played. Guides without clips
 * do not load this.
 */
export function StepClip({ clip, alt, transform, isByItself, isKeyboardOn }: StepClipProps) {
  const t = useTranslations('stepClip');
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(() => isByItself && beginsByItself());
  const [isPlaying, setPlaying] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const toggle = () => {
    const shown = video.current;
    if (!shown) setOpen(true);
    else if (shown.paused) void shown.play().catch(() => setOpen(false));
    else shown.pause();
  };
  const changeSpeed = () => {
    if (video.current) video.current.playbackRate = isSlow ? 1 : HALF_SPEED;
    setSlow(!isSlow);
  };
  useKeys({ clip: toggle }, isKeyboardOn);
  return (
    <>
      {isOpen && (
        <video
          ref={video}
          // Of this address, as pictures are, also where the site has another name.
          src={new URL(clip.url, window.location.href).pathname}
          aria-label={alt}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          onPlay={({ currentTarget }) => {
            currentTarget.playbackRate = isSlow ? HALF_SPEED : 1;
            setPlaying(true);
          }}
          onPause={() => setPlaying(false)}
          // The poster stays, and the button tries again.
          onError={() => {
            setOpen(false);
            setPlaying(false);
          }}
          style={{ transform }}
          className={`pointer-events-none absolute inset-0 ${STAGE_PICTURE}`}
        />
      )}
      <div
        role="group"
        aria-label={t('title', { seconds: clip.seconds })}
        className="step-clip bg-surface"
      >
        <IconButton label={t(isPlaying ? 'pause' : 'play')} onClick={toggle}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <span aria-hidden className="pr-3 font-mono text-sm font-semibold">
          {shortSeconds(Math.round(clip.seconds))}
        </span>
        {isOpen && (
          <IconButton
            label={t('half')}
            aria-pressed={isSlow}
            onClick={changeSpeed}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <Gauge aria-hidden />
          </IconButton>
        )}
      </div>
    </>
  );
}

const beginsByItself = () =>
  window.parent === window &&
  !deviceFacts().isSparing &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
