import { MARKS_MAX } from '@/features/projects/constants';
import {
  type MarkKind,
  type MarkPlace,
  type MarkShape,
  type MarkTone,
  placeProblem,
} from '@/features/projects/model/marks/marks';
import type { DraftPicture } from '../draft-guide';
import { type Fields, isFields, numberOf } from '../json-ld/json-values';

/** Size of the picture whose pixels a markup counts. */
type Size = { width: number; height: number };
/** The shapes of a picture: those that can be drawn, and the numbers of the others. */
export type Shapes = {
  marks: MarkShape[];
  found: number;
  /** Beyond the edge of their picture. */
  outside: number;
  /** Of an unknown form, without a size, too small, or too many. */
  unreadable: number;
};

const KINDS = new Map<string, MarkKind>([
  ['rectangle', 'box'],
  ['arrow', 'arrow'],
  ['circle', 'circle'],
]);
const TONES = new Map<string, MarkTone>([
  ['black', 'black'],
  ['red', 'red'],
  ['orange', 'orange'],
  ['yellow', 'yellow'],
  ['green', 'green'],
  ['light_blue', 'light_blue'],
  ['lightblue', 'light_blue'],
  ['blue', 'blue'],
  ['violet', 'violet'],
]);
/** Removed shapes, and the frame that the stored picture was cut to. */
const NOT_SHAPES = new Set(['', 'null', 'crop']);
const NUMBER = /^-?\d{1,9}(?:\.\d{1,30})?$/;
/** One thing needs no more; the rest is counted. */
const SHAPES_MAX = 1000;

/** The colour of a bullet or shape. */
export const toneOf = (colour: string): MarkTone | undefined =>
  TONES.get(colour.trim().toLowerCase());

/**
 * Shapes over a picture, in its pixels: `;rectangle,828x1164,586x430,red;arrow,10x20,30x40,blue;`
 * with two corners or both ends, `;circle,368x263,251,red;` with its centre and radius.
 * @param size undefined where the file does not have it
 */
export function shapesIn(markup: string, size: Size | undefined): Shapes {
  const shapes: Shapes = { marks: [], found: 0, outside: 0, unreadable: 0 };
  for (const [kind = '', ...fields] of partsOf(markup)) {
    shapes.found += 1;
    const mark = shapes.found > SHAPES_MAX ? undefined : markOf(kind, fields, size);
    const problem = mark ? placeProblem(mark) : undefined;
    if (problem === 'markOutside') shapes.outside += 1;
    else if (!mark || problem || shapes.marks.length >= MARKS_MAX) shapes.unreadable += 1;
    else shapes.marks.push(mark);
  }
  return shapes;
}

/** The shapes of a markup by their fields, the kind first. */
export const partsOf = (markup: string): string[][] =>
  markup
    .split(';')
    .map((part) => part.split(',', 5).map((field) => field.trim()))
    .filter(([kind = '']) => !NOT_SHAPES.has(kind.toLowerCase()));

/** The size that a record of an image has, of the picture as it was before shapes were drawn. */
export function sizeIn(record: Fields): Size | undefined {
  const sizes = [sourceOf(record), record].flatMap((each) =>
    ['', 'markup_', 'original_'].map((before) => ({
      width: numberOf(each[`${before}width`]) ?? 0,
      height: numberOf(each[`${before}height`]) ?? 0,
    })),
  );
  return sizes.find(({ width, height }) => width > 0 && height > 0);
}

/**
 * The picture without its shapes, where a record has one. The others link a copy that has them
 * drawn in, and may have another size.
 */
export const sourceOf = (record: Fields): Fields =>
  isFields(record['srcImageInfo']) ? record['srcImageInfo'] : {};

/** The numbers, 1 to 9, of the colours that bullets share with shapes, in the order of the bullets. */
export function numbersOf(
  bullets: readonly string[],
  pictures: readonly DraftPicture[],
): Map<MarkTone | null, number> {
  const drawn = new Set(pictures.flatMap(({ marks = [] }) => marks.map(({ tone }) => tone)));
  const shared = new Set(bullets.map(toneOf).filter((tone) => tone && drawn.has(tone)));
  return new Map([...shared].map((tone, index) => [tone ?? null, index + 1]));
}

export const withNumbers = (
  picture: DraftPicture,
  numbers: ReadonlyMap<MarkTone | null, number>,
): DraftPicture =>
  picture.marks
    ? {
        ...picture,
        marks: picture.marks.map((mark) => ({ ...mark, number: numbers.get(mark.tone) ?? null })),
      }
    : picture;

function markOf(
  kindName: string,
  [first = '', second = '', colour = '', ...more]: string[],
  size: Size | undefined,
): MarkShape | undefined {
  const kind = KINDS.get(kindName.toLowerCase());
  const tone = toneOf(colour);
  const place = kind && size && placeOf(kind, pixelsOf(first), pixelsOf(second), size);
  return place && tone && more.length === 0 ? { ...place, tone, number: null } : undefined;
}

function placeOf(
  kind: MarkKind,
  from: number[],
  to: number[],
  { width, height }: Size,
): MarkPlace | undefined {
  const [[x, y], [toX, toY]] = [from, to];
  if (from.length !== 2 || to.length > 2) return undefined;
  if (x === undefined || y === undefined || toX === undefined) return undefined;
  const inPicture = (left: number, top: number, w: number, h: number): MarkPlace => ({
    kind,
    x: left / width,
    y: top / height,
    w: w / width,
    h: h / height,
  });
  if (kind === 'circle')
    return toY === undefined && toX > 0 ? inPicture(x - toX, y - toX, 2 * toX, 2 * toX) : undefined;
  if (toY === undefined) return undefined;
  return kind === 'arrow'
    ? inPicture(x, y, toX - x, toY - y)
    : inPicture(Math.min(x, toX), Math.min(y, toY), Math.abs(toX - x), Math.abs(toY - y));
}

/** `828x1164` as numbers; none when one is not. */
function pixelsOf(text: string): number[] {
  const parts = text.split('x', 3);
  return parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : [];
}
