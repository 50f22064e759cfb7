import { memo, useCallback, useDeferredValue, useImperativeHandle, useRef, type Ref } from 'react';
import { cn } from '@/ui/kit/cn';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { useAhead, type StepAhead } from '../hooks/use-ahead';
import { useKeys } from '../../shell/hooks/use-keys';
import { useZoom } from '../hooks/use-zoom';
import { nearSteps } from '../model/near-steps';
import type { NavigableStep } from '../../shell/model/walk';
import { isZoomed } from '../model/zoom';
import { PictureLayer } from './picture-layer';
import { ZoomControls } from './zoom-controls';
import type { PictureView } from '@/shared/pictures/picture';

/** Commands for the picture. */
export interface PictureHandle extends StepAhead {
  /**
   * resets the zoom;
   * @returns whether it was zoomed
   */
  fit: () => boolean;
}

interface PictureStageProps {
  ref?: Ref<PictureHandle>;
  steps: readonly NavigableStep[];
  step: number;
  read: (texts: readonly LocalizedText[]) => PickedText;
  /** before hydration there is only the picture of the requested step */
  isReady: boolean;
  isKeyboardOn: boolean;
  /** it also has the room of the text */
  isExpanded?: boolean;
  /** the page around it scrolls by wheel and touch */
  isInPage?: boolean;
  onNext: () => void;
  onPrevious: () => void;
}

/** Transform of every picture shown whole: one value, so that showing one does not redraw it. */
const NO_TRANSFORM = 'translate3d(0px, 0px, 0) scale(1)';

/**
 * The current step's picture, first shown whole, and behind it those of the next and previous
 * steps, ready for a change of step.
 */
export const PictureStage = memo(function PictureStage({
  ref,
  steps,
  step,
  read,
  isReady,
  isKeyboardOn,
  isExpanded = false,
  isInPage = false,
  onNext,
  onPrevious,
}: PictureStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, show] = useAhead(step);
  const decoded = useRef(new Set<string>());
  const current = steps[shown - 1];
  const hasPicture = Boolean(current?.file);
  const { zoom, dragX, isMoving, handlers, zoomIn, zoomOut, reset } = useZoom(
    stage,
    current?.id,
    { onNext, onPrevious },
    isInPage,
  );
  // The current picture loads first; others load and unload after it is shown.
  const near = nearSteps(useDeferredValue(step), steps.length);
  const held = near.includes(step) ? near : nearSteps(step, steps.length);
  useImperativeHandle(ref, () => ({
    show: (to) => {
      const isHydrated =
        hasPicture &&
        to !== shown &&
        held.includes(to) &&
        decoded.current.has(steps[to - 1]?.id ?? '');
      if (isHydrated) show(to);
      return isHydrated;
    },
    fit: () => {
      const wasZoomed = hasPicture && isZoomed(zoom);
      if (wasZoomed) reset();
      return wasZoomed;
    },
  }));
  const handleDecoded = useCallback((id: string) => {
    decoded.current.add(id);
    return () => void decoded.current.delete(id);
  }, []);
  useKeys({ zoomIn, zoomOut, zoomReset: reset }, isKeyboardOn && hasPicture);

  return (
    <>
      <div
        ref={stage}
        {...handlers}
        className={cn(
          'absolute inset-0 overflow-hidden select-none',
          isInPage ? 'swipes-sideways' : 'touch-none',
          isMoving ? 'cursor-grabbing' : 'cursor-grab',
          !hasPicture && 'invisible',
        )}
      >
        {(isReady ? held : [step]).map((number) => {
          const { id, file, alt } = steps[number - 1] ?? {};
          if (!id || !file || !alt) return null;
          const isShown = number === shown;
          return (
            <PictureLayer
              key={id}
              id={id}
              onDecoded={handleDecoded}
              file={file}
              alt={alt}
              read={read}
              isShown={isShown}
              isMoving={isMoving}
              sizes={isShown && zoom.scale > 1 ? ZOOMED_SIZES : stageSizes(file, isExpanded)}
              transform={
                isShown
                  ? `translate3d(${zoom.x + dragX}px, ${zoom.y}px, 0) scale(${zoom.scale})`
                  : NO_TRANSFORM
              }
            />
          );
        })}
      </div>
      {hasPicture && (
        <ZoomControls
          percent={Math.round(zoom.scale * 100)}
          isZoomed={isZoomed(zoom)}
          onIn={zoomIn}
          onOut={zoomOut}
          onReset={reset}
        />
      )}
    </>
  );
});

/** Makes the browser load the largest variant when the reader zooms in. */
const ZOOMED_SIZES = '400vw';

/**
 * Approximate height of the controls below the stage; beside it the text has 37.5 %
 * (`--spacing-step-text`).
 */
const CONTROLS_PX = 136;

/**
 * The width of a picture on the stage: beside the text in wide windows, above it in others. For the
 * `sizes` attribute.
 * @param isExpanded it has the room of the text
 */
function stageSizes(
  { width, height }: Pick<PictureView, 'width' | 'height'>,
  isExpanded: boolean,
): string {
  const aspect = Math.round((width / height) * 1000) / 1000;
  if (isExpanded) return `min(100vw, calc((100vh - ${CONTROLS_PX}px) * ${aspect}))`;
  return `(min-aspect-ratio: 5/4) and (min-width: 1600px) min(60vw, calc(100vh * ${aspect})), (min-aspect-ratio: 5/4) and (min-width: 480px) min(calc(100vw - clamp(320px, 36vw, 480px)), calc(100vh * ${aspect})), min(100vw, calc((62.5vh - ${CONTROLS_PX}px) * ${aspect}))`;
}
