import type { MarkPlace } from './marks';

type Size = { width: number; height: number };
/** A point of a shown picture, in fractions of it. */
export type Point = { x: number; y: number };

/** The sides of the head of an arrow, as a part of the longer side of its picture. */
const HEAD = 0.035;

/** The line of a shown mark on a picture of this size, as a path; empty for a dot. */
export function markPath({ kind, x, y, w, h }: MarkPlace, { width, height }: Size): string {
  const start = { x: x * width, y: y * height };
  const end = { x: start.x + w * width, y: start.y + h * height };
  if (kind === 'dot') return '';
  if (kind === 'arrow') return arrow(start, end, HEAD * Math.max(width, height));
  return kind === 'box' ? box(start, end) : oval(start, end);
}

/** The point that a mark names: the head of an arrow, else the middle. */
export const pointOf = ({ kind, x, y, w, h }: MarkPlace): Point =>
  kind === 'arrow' ? { x: x + w, y: y + h } : { x: x + w / 2, y: y + h / 2 };

/** Where the number of a shown mark stands: in fractions of its picture. */
export function signPlace(mark: MarkPlace): Point {
  const { kind, x, y, w, h } = mark;
  if (kind === 'dot') return pointOf(mark);
  const inset = kind === 'circle' ? (1 - Math.SQRT1_2) / 2 : 0;
  return { x: x + w * inset, y: y + h * inset };
}

const box = (start: Point, end: Point) =>
  `M${px(start.x)} ${px(start.y)}H${px(end.x)}V${px(end.y)}H${px(start.x)}z`;

function oval(start: Point, end: Point): string {
  const [rx, ry] = [px((end.x - start.x) / 2), px((end.y - start.y) / 2)];
  const y = px((start.y + end.y) / 2);
  const arc = (x: number) => `A${rx} ${ry} 0 0 1 ${px(x)} ${y}`;
  return `M${px(start.x)} ${y}${arc(end.x)}${arc(start.x)}z`;
}

/** A line with two strokes at its head, no longer than half of it. */
function arrow(start: Point, end: Point, head: number): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const side = Math.min(head, Math.hypot(dx, dy) / 2);
  const stroke = (turn: number) => {
    const angle = Math.atan2(dy, dx) + turn;
    return `M${px(end.x - side * Math.cos(angle))} ${px(end.y - side * Math.sin(angle))}L${px(end.x)} ${px(end.y)}`;
  };
  return `M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}${stroke(Math.PI / 6)}${stroke(-Math.PI / 6)}`;
}

const px = (value: number): number => Math.round(value * 100) / 100;
