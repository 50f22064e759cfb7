import type { MarkPlace, MarkTone } from './marks';

/** Colours of marks, with that of a number on them. */
export const TONE_COLOURS: Record<MarkTone, { line: string; ink: string }> = {
  black: { line: '#141311', ink: '#ffffff' },
  red: { line: '#dc2626', ink: '#ffffff' },
  orange: { line: '#f97316', ink: '#141311' },
  yellow: { line: '#facc15', ink: '#141311' },
  green: { line: '#15803d', ink: '#ffffff' },
  light_blue: { line: '#38bdf8', ink: '#141311' },
  blue: { line: '#2563eb', ink: '#ffffff' },
  violet: { line: '#9333ea', ink: '#ffffff' },
};

/** A mark on its picture as it is shown (shownPlace). */
type ShownMark = MarkPlace & { number: number | null; tone: MarkTone | null };
type Colours = { line: string; ink: string };
type Point = { x: number; y: number };

/** Edges of each line, so that one of them is seen on any photo. */
const DARK = '#141311';
const LIGHT = '#ffffff';
/** Widths in units, of which the longer side of the picture has so many. */
const UNITS = 400;
const LINES = [4.4, 3.2, 2] as const;
const HEAD = 12;
const DISC = 8;
const DOT = 4;
/** Digits as lines of 10 × 14, as a server may have no font. */
const DIGITS = [
  'M3 3.2 6 1V13',
  'M1.5 4.5C1.5 2 3 1 5 1s3.5 1.2 3.5 3.3c0 1.6-.9 2.7-2.3 4L1.5 13H8.7',
  'M1.7 2.6C2.6 1.5 3.7 1 5 1c2 0 3.3 1.1 3.3 2.9S7 6.8 5 6.8H4.2M5 6.8c2.2 0 3.7 1.1 3.7 3.1S7 13 5 13c-1.6 0-2.9-.6-3.7-1.9',
  'M6.8 13V1L1.2 9.3H9',
  'M8 1H2.7L2.2 6.6c.8-.6 1.7-.9 2.8-.9 2.2 0 3.7 1.4 3.7 3.6S7.1 13 4.9 13c-1.5 0-2.7-.6-3.5-1.7',
  'M7.8 2.2C7 1.4 6.2 1 5.2 1 2.8 1 1.4 3.2 1.4 7.3 1.4 11 2.7 13 5 13c2.2 0 3.6-1.5 3.6-3.7S7.2 5.7 5.1 5.7c-1.8 0-3.2 1.2-3.7 3',
  'M1.4 1H8.6L4 13',
  'M5 6.6C3.1 6.6 1.9 5.5 1.9 3.8S3.1 1 5 1s3.1 1.1 3.1 2.8S6.9 6.6 5 6.6zm0 0c-2.2 0-3.6 1.2-3.6 3.2S2.8 13 5 13s3.6-1.2 3.6-3.2S7.2 6.6 5 6.6z',
  'M2.2 11.8C3 12.6 3.8 13 4.8 13 7.2 13 8.6 10.8 8.6 6.7 8.6 3 7.3 1 5 1 2.8 1 1.4 2.5 1.4 4.7S2.8 8.3 4.9 8.3c1.8 0 3.2-1.2 3.7-3',
] as const;

/**
 * Marks as an SVG of the size of their picture, in pixels. It contains only numbers and colours.
 * @param site the colours of marks without a tone
 */
export function marksSvg(
  marks: readonly ShownMark[],
  { width, height }: { width: number; height: number },
  site: Colours,
): string {
  const unit = Math.max(width, height) / UNITS;
  const drawn = marks.map((mark) => {
    const colours = mark.tone ? TONE_COLOURS[mark.tone] : site;
    const start = { x: mark.x * width, y: mark.y * height };
    const end = { x: start.x + mark.w * width, y: start.y + mark.h * height };
    return shapeOf(mark, start, end, colours, unit) + numberOf(mark, start, end, colours, unit);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</svg>`;
}

function shapeOf(
  { kind, number }: ShownMark,
  start: Point,
  end: Point,
  { line }: Colours,
  unit: number,
): string {
  if (kind === 'dot')
    return number === null ? disc(middle(start, end), DOT * unit, line, unit) : '';
  const path =
    kind === 'arrow'
      ? arrow(start, end, unit)
      : kind === 'box'
        ? box(start, end)
        : oval(start, end);
  return LINES.map(
    (widthInUnits, index) =>
      `<path d="${path}" stroke="${[DARK, LIGHT, line][index]}" stroke-width="${px(widthInUnits * unit)}"/>`,
  ).join('');
}

/** The number of a mark: in its middle for a dot, where an arrow begins, else at the upper left. */
function numberOf(
  { kind, number }: ShownMark,
  start: Point,
  end: Point,
  { line, ink }: Colours,
  unit: number,
): string {
  const digit = number === null ? undefined : DIGITS[number - 1];
  if (digit === undefined) return '';
  const at = kind === 'dot' ? middle(start, end) : kind === 'circle' ? onOval(start, end) : start;
  const scale = (DISC * unit) / 11;
  return (
    disc(at, DISC * unit, line, unit) +
    `<path d="${digit}" transform="translate(${px(at.x - 5 * scale)} ${px(at.y - 7 * scale)}) scale(${px(scale)})" stroke="${ink}" stroke-width="2"/>`
  );
}

const disc = ({ x, y }: Point, radius: number, fill: string, unit: number) =>
  [DARK, LIGHT, fill]
    .map(
      (colour, index) =>
        `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius + (1.2 - index * 0.6) * unit)}" fill="${colour}"/>`,
    )
    .join('');

const box = (start: Point, end: Point) =>
  `M${px(start.x)} ${px(start.y)}H${px(end.x)}V${px(end.y)}H${px(start.x)}z`;

function oval(start: Point, end: Point): string {
  const [rx, ry] = [px((end.x - start.x) / 2), px((end.y - start.y) / 2)];
  const y = px((start.y + end.y) / 2);
  const arc = (x: number) => `A${rx} ${ry} 0 0 1 ${px(x)} ${y}`;
  return `M${px(start.x)} ${y}${arc(end.x)}${arc(start.x)}z`;
}

/** The point of an oval at its upper left. */
function onOval(start: Point, end: Point): Point {
  const { x, y } = middle(start, end);
  return { x: x - (x - start.x) * Math.SQRT1_2, y: y - (y - start.y) * Math.SQRT1_2 };
}

/** A line with two strokes at its head, no longer than half of it. */
function arrow(start: Point, end: Point, unit: number): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const side = Math.min(HEAD * unit, length / 2);
  const stroke = (turn: number) => {
    const angle = Math.atan2(dy, dx) + turn;
    return `M${px(end.x - side * Math.cos(angle))} ${px(end.y - side * Math.sin(angle))}L${px(end.x)} ${px(end.y)}`;
  };
  return `M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}${stroke(Math.PI / 6)}${stroke(-Math.PI / 6)}`;
}

const middle = (start: Point, end: Point): Point => ({
  x: (start.x + end.x) / 2,
  y: (start.y + end.y) / 2,
});
const px = (value: number): number => Math.round(value * 100) / 100;
