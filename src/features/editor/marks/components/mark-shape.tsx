import type { MarkTone } from '@/features/projects/model/marks/marks';
import type { EditedMark } from '../model/mark-list';
import { boundsOf } from '../model/mark-geometry';

/** The colour of a mark, which its lines and swatches take as the current one. */
export const TONE_STYLES: Record<MarkTone | 'signal', string> = {
  signal: 'text-signal',
  black: 'text-tone-black',
  red: 'text-tone-red',
  orange: 'text-tone-orange',
  yellow: 'text-tone-yellow',
  green: 'text-tone-green',
  light_blue: 'text-tone-light-blue',
  blue: 'text-tone-blue',
  violet: 'text-tone-violet',
};

const LINE_PX = 3;
/** A dark edge around a light one is seen on any photo. */
const EDGES = [
  ['stroke-tone-black', 4],
  ['stroke-tone-white', 2],
] as const;
const DOT_PX = 13;
const HEAD_PX = 16;
const HEAD_ANGLE = Math.PI / 7;

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
  const { left, right, top, bottom } = boundsOf(mark);
  const [x, y, w, h] = [
    left * width,
    top * height,
    (right - left) * width,
    (bottom - top) * height,
  ];
  const path =
    kind === 'arrow'
      ? arrowPath(mark.x * width, mark.y * height, mark.w * width, mark.h * height)
      : kind === 'box'
        ? `M${x} ${y}h${w}v${h}h${-w}z`
        : `M${x} ${y + h / 2}a${w / 2} ${h / 2} 0 1 0 ${w} 0a${w / 2} ${h / 2} 0 1 0 ${-w} 0z`;
  const badge =
    kind === 'arrow'
      ? { x: mark.x * width, y: mark.y * height }
      : kind === 'dot'
        ? { x: x + w / 2, y: y + h / 2 }
        : kind === 'box'
          ? { x, y }
          : { x: x + w * 0.146, y: y + h * 0.146 };
  const lines = [...EDGES, ['stroke-current', 0]] as const;
  return (
    <g data-mark={mark.id} className={TONE_STYLES[tone ?? 'signal']}>
      {kind !== 'dot' &&
        lines.map(([stroke, edge]) => (
          <path
            key={stroke}
            d={path}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth={LINE_PX + (isChosen ? 1 : 0) + edge}
            className={stroke}
          />
        ))}
      {(kind === 'dot' || number !== null) && (
        <g transform={`translate(${badge.x} ${badge.y})`}>
          <circle r={DOT_PX + 2} className="fill-tone-black" />
          <circle r={DOT_PX + 1} className="fill-tone-white" />
          <circle r={DOT_PX - 1} className="fill-current" />
          <text
            textAnchor="middle"
            dominantBaseline="central"
            aria-hidden
            strokeWidth={3}
            paintOrder="stroke"
            className="fill-tone-white stroke-tone-black font-mono text-sm font-bold"
          >
            {number === null ? '' : number}
          </text>
        </g>
      )}
    </g>
  );
}

function arrowPath(x: number, y: number, w: number, h: number) {
  const angle = Math.atan2(h, w);
  const [endX, endY] = [x + w, y + h];
  const side = (by: number) =>
    `${endX - HEAD_PX * Math.cos(angle + by)} ${endY - HEAD_PX * Math.sin(angle + by)}`;
  return `M${x} ${y}L${endX} ${endY}M${side(HEAD_ANGLE)}L${endX} ${endY}L${side(-HEAD_ANGLE)}`;
}
