import { ImageOff, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useCallback, useEffect, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import { StagePicture } from './step-look';

interface PictureLayerProps {
  id: string;
  file: PictureView;
  /** alt text; blank when it is missing: the name of the step is next to it */
  alt: readonly LocalizedText[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  /** false: preloaded, decoded and drawn, so that the next frame can show it */
  isShown: boolean;
  sizes: string;
  transform: string;
  isMoving: boolean;
  /** called when the picture is ready; returns the cleanup function */
  onDecoded: (id: string) => () => void;
}

/** One step's picture on the stage, over its blurred placeholder while it loads. */
export const PictureLayer = memo(function PictureLayer({
  id,
  file,
  alt,
  read,
  isShown,
  sizes,
  transform,
  isMoving,
  onDecoded,
}: PictureLayerProps) {
  const t = useTranslations();
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [isDecoded, setDecoded] = useState(false);
  const [wasFirst] = useState(isShown);
  // A server-rendered picture may have loaded before hydration.
  const decode = useCallback((picture: HTMLImageElement) => {
    setStatus('loaded');
    // decode() fails when the source changed meanwhile; the new one is decoded after it loads.
    picture.decode?.().then(
      () => setDecoded(true),
      () => undefined,
    );
  }, []);
  const seePicture = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture?.complete) return;
      if (picture.naturalWidth > 0) decode(picture);
      else setStatus('failed');
    },
    [decode],
  );
  const tryAgain = () => {
    setStatus('loading');
    setAttempt((before) => before + 1);
  };

  useEffect(() => (isDecoded ? onDecoded(id) : undefined), [isDecoded, id, onDecoded]);

  const hasFailed = status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);

  return (
    // Browsers draw transparent pictures ahead, but invisible ones only when shown, which takes
    // longer than a frame.
    <div
      aria-hidden={!isShown}
      className={cn(
        'absolute inset-0 will-change-opacity',
        !isShown && (isDecoded ? 'pointer-events-none opacity-0' : 'invisible'),
      )}
    >
      <div style={{ transform }} className={cn('size-full', !isMoving && 'transition-transform')}>
        <StagePicture
          key={attempt}
          ref={seePicture}
          file={file}
          alt={read(alt)}
          isLoading={status === 'loading'}
          sizes={sizes}
          decoding="sync"
          fetchPriority={wasFirst ? 'high' : 'low'}
          onLoad={({ currentTarget }) => decode(currentTarget)}
          onError={() => setStatus('failed')}
          className={cn(hasFailed && 'invisible')}
        />
      </div>
      {hasFailed && isShown && (
        <div
          role="status"
          className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 p-8 text-center text-lg text-ink-muted"
        >
          <ImageOff aria-hidden className="size-12" />
          <p>{t('viewer.pictureFailed')}</p>
          <Button
            variant="secondary"
            className="pointer-events-auto"
            onPointerDown={(event) => event.stopPropagation()}
            onClick={tryAgain}
          >
            <RotateCw aria-hidden />
            <span>{t('common.retry')}</span>
          </Button>
        </div>
      )}
    </div>
  );
});
