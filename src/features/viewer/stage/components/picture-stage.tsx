import {
  type ComponentProps,
  memo,
  type Ref,
  Suspense,
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { lazily } from '@/browser/page/lazily';
import { cn } from '@/ui/kit/cn';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { useAhead, type StepAhead } from '../hooks/use-ahead';
import { useKeys } from '../../shell/hooks/use-keys';
import { useZoom } from '../hooks/use-zoom';
import { nearSteps } from '../model/near-steps';
import type { NavigableStep, StepPicture } from '../../shell/model/walk';
import { isZoomed } from '../model/zoom';
import { PictureLayer } from './picture-layer';
import type { TurnPicture } from './step-pictures';
import { ZoomControls } from './zoom-controls';
import type { PictureView } from '@/shared/pictures/picture';

const StepClip = lazily(async () => (await import('./step-clip')).StepClip);
const StepMarks = lazily(async () => (await import('../../marks/components/step-marks')).StepMarks);
const StepPictures = lazily(async () => (await import('./step-pictures')).StepPictures);

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
  /** the sentence that is read aloud */
  spoken?: string | undefined;
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
  spoken,
  isExpanded = false,
  isInPage = false,
  onNext,
  onPrevious,
}: PictureStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, show] = useAhead(step);
  const { decoded, onDecoded } = useDecoded();
  const current = steps[shown - 1];
  const hasPicture = Boolean(current?.file);
  const { picture, turn, ...choice } = useChosenPicture(current);
  const { zoom, dragX, isMoving, handlers, zoomIn, zoomOut, reset } = useZoom(
    stage,
    picture?.id,
    { onNext, onPrevious, onPicture: (by) => turn.current?.(by) },
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
  const pictures: (StepPicture | undefined)[] = (isReady ? held : [step]).map(
    (number) => steps[number - 1],
  );
  if (picture !== current) pictures.push(picture);
  const transform = `translate3d(${zoom.x + dragX}px, ${zoom.y}px, 0) scale(${zoom.scale})`;
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
        {pictures.map((each) => {
          const { id, file, alt } = each ?? {};
          if (!id || !file || !alt) return null;
          const isShown = each === picture;
          return (
            <PictureLayer
              key={id}
              {...{ id, file, alt, read, isShown, isMoving, onDecoded }}
              sizes={isShown && zoom.scale > 1 ? ZOOMED_SIZES : stageSizes(file, isExpanded)}
              transform={isShown ? transform : NO_TRANSFORM}
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
      {isReady && (
        <StepMedia
          step={steps[step - 1]}
          isByItself={!isInPage}
          zoom={zoom.scale}
          {...{ picture, turn, choice, transform, read, isKeyboardOn, spoken }}
        />
      )}
    </>
  );
});

interface StepMediaProps extends Pick<PictureStageProps, 'read' | 'isKeyboardOn' | 'spoken'> {
  /** not the step ahead, whose picture comes first */
  step: NavigableStep | undefined;
  picture: StepPicture | undefined;
  turn: Ref<TurnPicture>;
  choice: Pick<ComponentProps<typeof StepPictures>, 'chosen' | 'onChoose'>;
  transform: string;
  zoom: number;
  isByItself: boolean;
}

/** The clip, the marks and the further pictures of a step; what a guide does not have is not loaded. */
function StepMedia({
  step,
  picture,
  turn,
  choice,
  transform,
  zoom,
  isByItself,
  read,
  isKeyboardOn,
  spoken,
}: StepMediaProps) {
  const [isMarked, setMarked] = useState(true);
  // The picture is shown first: many marks take longer than a frame.
  const isSettled = useDeferredValue(picture) === picture;
  const pictures: StepPicture[] = step ? [step, ...(step.further ?? [])] : [];
  return (
    <Suspense>
      {picture?.clip && (
        <StepClip
          key={picture.id}
          clip={picture.clip}
          alt={read(picture.alt).value}
          {...{ transform, isByItself, isKeyboardOn }}
        />
      )}
      {isSettled && picture?.file && !picture.clip && pictures.some(({ marks }) => marks) && (
        <StepMarks
          isShown={isMarked}
          onShow={setMarked}
          onChoose={(each) => choice.onChoose(each === step ? undefined : each)}
          {...{ picture, pictures, read, transform, zoom, isKeyboardOn, spoken }}
        />
      )}
      {step?.further && <StepPictures ref={turn} {...{ step, read, isKeyboardOn }} {...choice} />}
    </Suspense>
  );
}

/** The ids of the pictures that can be shown at once. */
function useDecoded() {
  const decoded = useRef(new Set<string>());
  const onDecoded = useCallback((id: string) => {
    decoded.current.add(id);
    return () => void decoded.current.delete(id);
  }, []);
  return { decoded, onDecoded };
}

/** The picture of a step that is shown, the first at first. */
function useChosenPicture(step: NavigableStep | undefined) {
  const [chosen, onChoose] = useState<StepPicture>();
  const turn = useRef<TurnPicture>(null);
  // The choice is of its step: another one begins with its first picture.
  const picture = step?.further?.find((each) => each === chosen) ?? step;
  return { picture, chosen, onChoose, turn };
}

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
