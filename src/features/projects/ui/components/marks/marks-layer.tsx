import type { CSSProperties, ReactNode } from 'react';
import { markPath } from '@/features/projects/model/marks/mark-path';
import type { Mark, MarkPlace, MarkTone } from '@/features/projects/model/marks/marks';
import { type Cut, isOnPicture, shownPlace } from '@/features/projects/model/marks/shown-place';
import { MARK_EDGES, TONE_COLOURS, type ToneColours } from '@/features/projects/model/marks/tones';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';

/** Of marks without a tone: that of the site. */
const SITE: ToneColours = { line: 'var(--signal)', ink: 'var(--on-signal)' };
export const coloursOf = (tone: MarkTone | null): ToneColours => (tone ? TONE_COLOURS[tone] : SITE);

/** Widths in pixels of the dark edge, the light edge and the line, at any zoom. */
const WIDTHS = [9, 6.5, 4];

/** The marks that are on a picture as it is shown, at their places there. */
export const shownMarks = <Each extends Mark<unknown>>(
  marks: readonly Each[],
  cut: Cut | null | undefined,
): Each[] => marks.map((mark) => shownPlace(mark, cut ?? null)).filter(isOnPicture);

interface MarksLayerProps {
  /** of the picture as it is shown, in pixels */
  size: { width: number; height: number };
  /** from shownMarks */
  marks: readonly (MarkPlace & Pick<Mark, 'id' | 'tone'>)[];
  /** how the picture fills this layer, which covers its element */
  fit?: 'contain' | 'cover';
  className?: string;
  style?: CSSProperties;
  /** placed in percent of the picture */
  children?: ReactNode;
}

/**
 * The lines of marks over their picture. They keep their width where `--zoom` is the scale of the layer,
 * and have a dark and a light edge, one of which is seen on any photo.
 */
export function MarksLayer({
  size,
  marks,
  fit = 'contain',
  className,
  style,
  children,
}: MarksLayerProps) {
  const { width, height } = size;
  const side = fit === 'contain' ? 'min' : 'max';
  return (
    <div
      aria-hidden
      className={cn('pointer-events-none absolute inset-0 grid place-items-center', className)}
      style={{ containerType: 'size', ...style }}
    >
      <div
        className="relative overflow-hidden"
        style={{
          ['--aspect' as string]: width / height,
          width: `${side}(100cqw, 100cqh * var(--aspect))`,
          aspectRatio: `${width} / ${height}`,
        }}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="absolute inset-0 size-full"
        >
          {marks.map((mark) => (
            <g key={mark.id} data-mark={mark.id}>
              {[MARK_EDGES.dark, MARK_EDGES.light, coloursOf(mark.tone).line].map(
                (stroke, index) => (
                  <path
                    key={stroke}
                    d={markPath(mark, size)}
                    vectorEffect="non-scaling-stroke"
                    style={{ stroke, strokeWidth: `calc(${WIDTHS[index]}px / var(--zoom, 1))` }}
                    className={index === 2 ? 'print:stroke-ink!' : undefined}
                  />
                ),
              )}
            </g>
          ))}
        </svg>
        <WrapText>{children}</WrapText>
      </div>
    </div>
  );
}
