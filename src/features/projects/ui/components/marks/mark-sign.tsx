import type { ReactNode } from 'react';
import { signPlace } from '@/features/projects/model/marks/mark-path';
import type { MarkShape } from '@/features/projects/model/marks/marks';
import { MARK_EDGES } from '@/features/projects/model/marks/tones';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import { coloursOf } from './marks-layer';

const RING = `0 0 0 2px ${MARK_EDGES.light}, 0 0 0 3px ${MARK_EDGES.dark}`;
/** A place in percent where the whole disc is on the picture. */
const within = (fraction: number) => {
  const edge = 'calc(14px / var(--zoom, 1))';
  return `clamp(${edge}, ${fraction * 100}%, calc(100% - ${edge}))`;
};
/** From here on a label stands to the left. */
const RIGHT_SIDE = 0.55;

interface MarkSignProps {
  /** from shownMarks */
  mark: MarkShape;
  label?: ReactNode;
  className?: string;
}

/** The number or dot of a mark and its label, of one size at any zoom; for the children of MarksLayer. */
export function MarkSign({ mark, label, className }: MarkSignProps) {
  const { x, y } = signPlace(mark);
  const { line, ink } = coloursOf(mark.tone);
  const isLeft = x > RIGHT_SIDE;
  const hasDisc = mark.number !== null || mark.kind === 'dot';
  return (
    <span
      className={cn('absolute flex items-center gap-1.5', isLeft && 'flex-row-reverse', className)}
      style={{
        left: within(x),
        top: within(y),
        // The middle of the disc is at the place.
        transformOrigin: '0 0',
        transform: `scale(calc(1 / var(--zoom, 1))) translate(${isLeft ? 'calc(-100% + 12px)' : '-12px'}, -50%)`,
      }}
    >
      {hasDisc && (
        <span
          className={cn(
            'grid shrink-0 place-items-center rounded-full text-sm leading-none font-bold print:bg-ink! print:text-paper!',
            mark.number === null ? 'mx-1.5 size-3' : 'size-6',
          )}
          data-number={mark.number ?? undefined}
          style={{ background: line, color: ink, boxShadow: RING }}
        >
          {mark.number}
        </span>
      )}
      <WrapText>{label}</WrapText>
    </span>
  );
}
