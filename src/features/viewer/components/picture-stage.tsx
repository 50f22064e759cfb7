'use client';

import { useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { LocalizedText, PickedText } from '@/shared/localized-text';
import { useKeys } from '../hooks/use-keys';
import { useZoom } from '../hooks/use-zoom';
import { nearSteps } from '../model/near-steps';
import { STAGE_SIZES, ZOOMED_SIZES } from '../model/picture-sources';
import type { WalkStep } from '../model/walk';
import { isZoomed } from '../model/zoom';
import { PictureLayer } from './picture-layer';
import { ZoomControls } from './zoom-controls';

interface PictureStageProps {
  steps: readonly WalkStep[];
  step: number;
  read: (texts: readonly LocalizedText[]) => PickedText;
  /** before the page has come alive there is only the one picture that was asked for */
  isReady: boolean;
  isKeyboardOn: boolean;
  onNext: () => void;
  onPrevious: () => void;
}

/** The current step's picture, whole at first, and behind it those of the steps around, which are shown by nothing but a change of step. */
export function PictureStage({ steps, step, read, isReady, isKeyboardOn, onNext, onPrevious }: PictureStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const current = steps[step - 1];
  const hasPicture = Boolean(current?.file);
  const { zoom, dragX, isMoving, handlers, zoomIn, zoomOut, reset } = useZoom(stage, current?.id, { onNext, onPrevious });
  useKeys({ zoomIn, zoomOut, zoomReset: reset }, isKeyboardOn && hasPicture);

  return (
    <>
      <div ref={stage} {...handlers} className={cn('absolute inset-0 touch-none overflow-hidden select-none', isMoving ? 'cursor-grabbing' : 'cursor-grab', !hasPicture && 'invisible')}>
        {(isReady ? nearSteps(step, steps.length) : [step]).map((number) => {
          const near = steps[number - 1];
          if (!near?.file) return null;
          const isShown = number === step;
          return (
            <PictureLayer key={near.id} file={near.file} alt={near.alt} read={read} isShown={isShown} isMoving={isMoving}
              sizes={isShown && zoom.scale > 1 ? ZOOMED_SIZES : STAGE_SIZES}
              style={isShown ? { transform: `translate3d(${zoom.x + dragX}px, ${zoom.y}px, 0) scale(${zoom.scale})` } : undefined} />
          );
        })}
      </div>
      {hasPicture && <ZoomControls percent={Math.round(zoom.scale * 100)} isZoomed={isZoomed(zoom)} onIn={zoomIn} onOut={zoomOut} onReset={reset} />}
    </>
  );
}
