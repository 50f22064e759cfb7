'use client';

import { ImageOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import type { PickedText } from '@/shared/localized-text';
import type { PictureView } from '@/shared/picture';
import { useKeys } from '../hooks/use-keys';
import { useZoom } from '../hooks/use-zoom';
import { STAGE_SIZES, ZOOMED_SIZES } from '../model/picture-sources';
import { isZoomed } from '../model/zoom';
import { StagePicture } from './step-look';
import { ZoomControls } from './zoom-controls';

interface PictureStageProps {
  file: PictureView;
  /** what it shows, for who cannot see it; blank when nobody wrote it: the step's name stands beside it */
  alt: PickedText;
  isKeyboardOn: boolean;
  onNext: () => void;
  onPrevious: () => void;
}

/** One step's picture, whole at first; mounted anew for each step, so that a zoom never outlives its picture. */
export function PictureStage({ file, alt, isKeyboardOn, onNext, onPrevious }: PictureStageProps) {
  const t = useTranslations('viewer');
  const stage = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { zoom, dragX, isMoving, handlers, zoomIn, zoomOut, reset } = useZoom(stage, { onNext, onPrevious });
  useKeys({ zoomIn, zoomOut, zoomReset: reset }, isKeyboardOn);
  // A picture of the server's page may have come before the scripts that listen for it.
  const seePicture = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete) setStatus(picture.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  return (
    <>
      <div ref={stage} {...handlers} className={cn('absolute inset-0 touch-none overflow-hidden select-none', isMoving ? 'cursor-grabbing' : 'cursor-grab')}>
        <div style={{ transform: `translate3d(${zoom.x + dragX}px, ${zoom.y}px, 0) scale(${zoom.scale})` }}
          className={cn('size-full', !isMoving && 'transition-transform')}>
          <StagePicture ref={seePicture} file={file} alt={alt} isLoading={status === 'loading'} sizes={zoom.scale > 1 ? ZOOMED_SIZES : STAGE_SIZES}
            fetchPriority="high" onLoad={() => setStatus('loaded')} onError={() => setStatus('failed')} className={cn(status === 'failed' && 'invisible')} />
        </div>
      </div>
      {status === 'failed' && (
        <p role="status" className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 p-8 text-center text-lg text-ink-muted">
          <ImageOff aria-hidden className="size-12" />{t('pictureFailed')}
        </p>
      )}
      <ZoomControls percent={Math.round(zoom.scale * 100)} isZoomed={isZoomed(zoom)} onIn={zoomIn} onOut={zoomOut} onReset={reset} />
    </>
  );
}
