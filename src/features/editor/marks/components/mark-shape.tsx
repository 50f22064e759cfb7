import { markPath, signPlace } from '@/features/projects/model/marks/mark-path';
import { MARK_EDGES } from '@/features/projects/model/marks/tones';
import { coloursOf } from '@/features/projects/ui/components/marks/marks-layer';
import type { EditedMark } from '../model/mark-list';

const LINE_PX = 3;
/** A dark edge around a light one is seen on any photo. */
const EDGES = [
  [MARK_EDGES.dark, 4],
  [MARK_EDGES.light, 2],
] as const;
const DISC_PX = 12;

interface MarkShapeProps {
  /** on the picture as it is shown */
  mark: EditedMark;
  /** of the drawn picture in CSS pixels */
  width: number;
  height: number;
  isChosen?: boolean;
}

/** A mark as lines of constant width over a picture. */
export function MarkShape({ mark, width, height, isChosen = false }: MarkShapeProps) {
  const { kind, number, tone } = mark;
  const { line, ink } = coloursOf(tone);
  const place = signPlace(mark);
  return (
    <g data-mark={mark.id}>
      {[...EDGES, [line, 0] as const].map(([stroke, edge]) => (
        <path
          key={stroke}
          d={markPath(mark, { width, height })}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={LINE_PX + (isChosen ? 1 : 0) + edge}
          style={{ stroke }}
        />
      ))}
      {(kind === 'dot' || number !== null) && (
        <g transform={`translate(${place.x * width} ${place.y * height})`}>
          {[...EDGES, [line, 0] as const].map(([fill, edge]) => (
            <circle key={fill} r={DISC_PX + edge / 2} style={{ fill }} />
          ))}
          <text
            textAnchor="middle"
            dominantBaseline="central"
            aria-hidden
            style={{ fill: ink }}
            className="font-mono text-sm font-bold"
          >
            {number === null ? '' : number}
          </text>
        </g>
      )}
    </g>
  );
}
