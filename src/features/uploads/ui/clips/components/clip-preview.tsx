import { type RefObject, useEffect } from 'react';
import { useMediaQuery } from '@/browser/page/use-media-query';
import type { Cut } from '../../../model/clip-cut';

interface ClipPreviewProps {
  ref: RefObject<HTMLVideoElement | null>;
  file: File;
  cut: Cut;
  onUnreadable: () => void;
}

/** Plays the chosen part again and again; at rest where motion is not wanted. */
export function ClipPreview({ ref, file, cut, onUnreadable }: ClipPreviewProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const url = URL.createObjectURL(file);
    video.src = url;
    return () => {
      video.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file, ref]);
  const stayInside = (video: HTMLVideoElement) => {
    if (video.paused) return;
    if (video.currentTime < cut.start || video.currentTime >= cut.end)
      video.currentTime = cut.start;
  };
  return (
    <video
      ref={ref}
      muted
      playsInline
      controls
      disablePictureInPicture
      controlsList="nodownload nofullscreen noremoteplayback"
      autoPlay={!isStill}
      preload="auto"
      onTimeUpdate={({ currentTarget }) => stayInside(currentTarget)}
      onEnded={({ currentTarget }) => {
        currentTarget.currentTime = cut.start;
        currentTarget.play().catch(() => undefined);
      }}
      onError={onUnreadable}
      className="stage-ground max-h-72 short:max-h-40 w-full rounded-lg"
    />
  );
}
