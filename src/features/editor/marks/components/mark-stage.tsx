import { useTranslations } from 'next-intl';
import type { Point } from '@/features/projects/model/marks/mark-path';
import { useWidth } from '@/ui/charts/use-width';
import { cn } from '@/ui/kit/cn';
import type { MarkKind } from '@/features/projects/model/marks/marks';
import { isOnPicture } from '@/features/projects/model/marks/shown-place';
import { MARK_EDGES } from '@/features/projects/model/marks/tones';
import type { PictureView } from '@/shared/pictures/picture';
import { fluidSources } from '@/shared/pictures/picture-sources';
import type { MarkEdits } from '../hooks/use-mark-edits';
import { useMarkDrag } from '../hooks/use-mark-drag';
import { cornerOf, cornersOf, type Size } from '../model/mark-geometry';
import type { EditedMark } from '../model/mark-list';
import { MarkShape } from './mark-shape';

/** Until the drawn width is known. */
const WIDTH_PX = 600;
const WIDTHS_PX = [300, 1000] as const;
const LOUPE_PX = 128;
const LOUPE_ZOOM = 2;
/** The loupe is above the finger, or below it at the upper edge. */
const LOUPE_AWAY_PX = 36;
const HANDLE_PX = 7;

interface MarkStageProps {
  file: PictureView;
  edits: MarkEdits;
  tool: MarkKind;
  /** a mark was made, moved or resized */
  onStroke: (mark: EditedMark) => void;
}

/** The picture with its marks, to draw on. */
export function MarkStage({ file, edits, tool, onStroke }: MarkStageProps) {
  const t = useTranslations('markEditor');
  const [frame, widthPx] = useWidth<HTMLDivElement>();
  const width = widthPx || WIDTH_PX;
  const size = { width, height: (width * file.height) / file.width };
  const { shown, loupe, handlers } = useMarkDrag(edits, tool, size);
  const chosen = shown.find(({ id }) => id === edits.chosen?.id);
  return (
    <div className="relative mx-auto w-mark-stage" style={ratioOf(file)}>
      <div
        ref={frame}
        data-testid="mark-stage"
        {...handlers}
        onPointerUp={(event) => {
          const mark = handlers.onPointerUp(event);
          if (mark) onStroke(mark);
        }}
        className={cn(
          'relative touch-none overflow-hidden rounded-md bg-sunken select-none',
          edits.isFull ? 'cursor-default' : 'cursor-crosshair',
        )}
      >
        <img
          {...fluidSources(file, '(min-width: 768px) 62vw, 100vw', WIDTHS_PX)}
          width={file.width}
          height={file.height}
          alt={t('title')}
          draggable={false}
          className="block h-auto w-full"
        />
        <svg
          aria-hidden
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="pointer-events-none absolute inset-0 size-full"
        >
          <Marks {...{ shown, size }} chosenId={chosen?.id} />
          {chosen &&
            cornersOf(chosen.kind).map((corner) => {
              const { x, y } = cornerOf(chosen, corner);
              return (
                <circle
                  key={corner}
                  cx={x * size.width}
                  cy={y * size.height}
                  r={HANDLE_PX}
                  strokeWidth={2}
                  style={{ fill: MARK_EDGES.light, stroke: MARK_EDGES.dark }}
                />
              );
            })}
        </svg>
      </div>
      {loupe && <Loupe {...{ file, size, shown }} at={loupe} />}
    </div>
  );
}

/** The ratio of the picture, from which its width follows where its height is limited. */
const ratioOf = ({ width, height }: PictureView) =>
  ({ '--ratio': (width / height).toFixed(4) }) as React.CSSProperties;

function Marks({
  shown,
  size,
  chosenId,
}: {
  shown: readonly EditedMark[];
  size: Size;
  chosenId?: string | undefined;
}) {
  return shown
    .filter(isOnPicture)
    .map((mark) => (
      <MarkShape key={mark.id} {...size} mark={mark} isChosen={mark.id === chosenId} />
    ));
}

interface LoupeProps {
  file: PictureView;
  size: Size;
  shown: readonly EditedMark[];
  at: Point;
}

/** The part of the picture that a finger covers, larger and beside it. */
function Loupe({ file, size, shown, at }: LoupeProps) {
  const [x, y] = [at.x * size.width, at.y * size.height];
  const part = LOUPE_PX / LOUPE_ZOOM;
  const isAbove = y > LOUPE_PX / 2;
  const top = isAbove ? y - LOUPE_PX - LOUPE_AWAY_PX : y + LOUPE_AWAY_PX;
  const left = Math.max(0, Math.min(size.width - LOUPE_PX, x - LOUPE_PX / 2));
  return (
    <svg
      aria-hidden
      data-testid="mark-loupe"
      viewBox={`${x - part / 2} ${y - part / 2} ${part} ${part}`}
      width={LOUPE_PX}
      height={LOUPE_PX}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      className="pointer-events-none absolute top-0 left-0 z-10 rounded-full border-2 border-ink bg-sunken shadow-lift"
    >
      <image href={fluidSources(file, '100vw', WIDTHS_PX).src} {...size} />
      <Marks {...{ shown, size }} />
    </svg>
  );
}
