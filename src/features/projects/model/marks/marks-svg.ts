import { markPath, signPlace } from './mark-path';
import type { MarkShape } from './marks';
import { MARK_EDGES, TONE_COLOURS, type ToneColours } from './tones';

type Point = { x: number; y: number };

const { dark: DARK, light: LIGHT } = MARK_EDGES;
/** Widths in units, of which the longer side of the picture has so many. */
const UNITS = 400;
const LINES = [4.4, 3.2, 2] as const;
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
  marks: readonly MarkShape[],
  { width, height }: { width: number; height: number },
  site: ToneColours,
): string {
  const unit = Math.max(width, height) / UNITS;
  const drawn = marks.map((mark) => {
    const colours = mark.tone ? TONE_COLOURS[mark.tone] : site;
    const { x, y } = signPlace(mark);
    const path = markPath(mark, { width, height });
    return lines(path, colours, unit) + sign(mark, { x: x * width, y: y * height }, colours, unit);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</svg>`;
}

const lines = (path: string, { line }: ToneColours, unit: number) =>
  LINES.map(
    (width, index) =>
      `<path d="${path}" stroke="${[DARK, LIGHT, line][index]}" stroke-width="${px(width * unit)}"/>`,
  ).join('');

/** The number of a mark; of a dot without one, a small disc. */
function sign(
  { kind, number }: MarkShape,
  at: Point,
  { line, ink }: ToneColours,
  unit: number,
): string {
  const digit = number === null ? undefined : DIGITS[number - 1];
  if (digit === undefined) return kind === 'dot' ? disc(at, DOT * unit, line, unit) : '';
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

const px = (value: number): number => Math.round(value * 100) / 100;
