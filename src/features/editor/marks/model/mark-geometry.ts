import type { Point } from '@/features/projects/model/marks/mark-path';
import type { MarkKind, MarkPlace } from '@/features/projects/model/marks/marks';

/** Width and height of a picture as it is drawn, in CSS pixels. */
export type Size = { width: number; height: number };
export type Corner = 'start' | 'end' | 'topRight' | 'bottomLeft';

/** Size of a mark that is made with one press, as a share of the shorter side. */
const DEFAULT_SHARE = 0.2;
/** A dot is drawn at a constant size; its place is this share of the shorter side. */
const DOT_SHARE = 0.04;
/** No mark can be made smaller than a finger can find, in fractions of the picture. */
const SIZE_MIN = 0.02;
/** Distance from a line at which a press still finds it. */
const NEAR_PX = 16;
/** Smaller marks are found everywhere within. */
const SMALL_PX = 64;

const limited = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** The sides of a mark whatever the direction of its arrow. */
export const boundsOf = ({ x, y, w, h }: MarkPlace) => ({
  left: Math.min(x, x + w),
  right: Math.max(x, x + w),
  top: Math.min(y, y + h),
  bottom: Math.max(y, y + h),
});

/** A mark of the default size around a point, or with its head there, within the picture. */
export function placeAt(kind: MarkKind, at: Point, { width, height }: Size): MarkPlace {
  const side = Math.min(width, height) * (kind === 'dot' ? DOT_SHARE : DEFAULT_SHARE);
  const [w, h] = [side / width, side / height];
  // An arrow comes from the lower left.
  if (kind === 'arrow') return moved({ kind, x: at.x - w, y: at.y + h, w, h: -h }, { x: 0, y: 0 });
  return moved({ kind, x: at.x - w / 2, y: at.y - h / 2, w, h }, { x: 0, y: 0 });
}

/** A mark that is drawn from one point to another. */
export function placeBetween(kind: MarkKind, from: Point, to: Point, size: Size): MarkPlace {
  if (kind === 'dot') return placeAt(kind, to, size);
  const end = { x: limited(to.x, 0, 1), y: limited(to.y, 0, 1) };
  const [w, h] = [end.x - from.x, end.y - from.y];
  return kind === 'arrow'
    ? withLength({ kind, x: from.x, y: from.y, w, h })
    : ordered({ kind, x: from.x, y: from.y, w, h });
}

/** A mark elsewhere, which stays within the picture. */
export function moved<Place extends MarkPlace>(place: Place, by: Point): Place {
  const { left, right, top, bottom } = boundsOf(place);
  return {
    ...place,
    x: place.x + limited(by.x, -left, 1 - right),
    y: place.y + limited(by.y, -top, 1 - bottom),
  };
}

/** A mark with a corner, or an end of its arrow, at another point. */
export function withCornerAt<Place extends MarkPlace>(
  place: Place,
  corner: Corner,
  { x, y }: Point,
): Place {
  const at = { x: limited(x, 0, 1), y: limited(y, 0, 1) };
  const end = { x: place.x + place.w, y: place.y + place.h };
  const [fromX, toX] = isLeft(corner) ? [at.x, end.x] : [place.x, at.x];
  const [fromY, toY] = isTop(corner) ? [at.y, end.y] : [place.y, at.y];
  const next = { ...place, x: fromX, y: fromY, w: toX - fromX, h: toY - fromY };
  return place.kind === 'arrow' ? withLength(next) : ordered(next);
}

/** Where a corner, or an end of an arrow, is. */
export const cornerOf = ({ x, y, w, h }: MarkPlace, corner: Corner): Point => ({
  x: isLeft(corner) ? x : x + w,
  y: isTop(corner) ? y : y + h,
});

const isLeft = (corner: Corner) => corner === 'start' || corner === 'bottomLeft';
const isTop = (corner: Corner) => corner === 'start' || corner === 'topRight';

/** The corners by which a mark is resized; a dot has a constant size. */
export const cornersOf = (kind: MarkKind): readonly Corner[] =>
  kind === 'dot'
    ? []
    : kind === 'arrow'
      ? ['start', 'end']
      : ['start', 'topRight', 'bottomLeft', 'end'];

/** The topmost mark under a point; a large one is found by its line, a chosen one also within. */
export function markAt<Each extends MarkPlace & { id: string }>(
  marks: readonly Each[],
  point: Point,
  size: Size,
  chosenId?: string,
): Each | undefined {
  const chosen = marks.find(({ id }) => id === chosenId);
  return [...marks, ...(chosen ? [chosen] : [])].findLast((mark) =>
    isUnder(mark, point, size, mark.id === chosenId),
  );
}

function isUnder(mark: MarkPlace, point: Point, { width, height }: Size, isChosen: boolean) {
  const at = { x: point.x * width, y: point.y * height };
  const { left, right, top, bottom } = boundsOf(mark);
  const box = {
    left: left * width,
    right: right * width,
    top: top * height,
    bottom: bottom * height,
  };
  if (mark.kind === 'arrow') {
    const from = { x: mark.x * width, y: mark.y * height };
    return distanceToLine(at, from, { x: mark.w * width, y: mark.h * height }) <= NEAR_PX;
  }
  const outside = Math.hypot(
    Math.max(box.left - at.x, 0, at.x - box.right),
    Math.max(box.top - at.y, 0, at.y - box.bottom),
  );
  if (outside > NEAR_PX) return false;
  const isSmall = Math.min(box.right - box.left, box.bottom - box.top) <= SMALL_PX;
  return isSmall || isChosen || distanceToOutline(mark, at, box) <= NEAR_PX;
}

type Box = { left: number; right: number; top: number; bottom: number };

function distanceToOutline({ kind }: MarkPlace, at: Point, box: Box): number {
  if (kind !== 'circle')
    return Math.min(
      ...[at.x - box.left, box.right - at.x, at.y - box.top, box.bottom - at.y].map(Math.abs),
    );
  const [radiusX, radiusY] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const [x, y] = [at.x - box.left - radiusX, at.y - box.top - radiusY];
  return Math.abs(Math.hypot(x / radiusX, y / radiusY) - 1) * Math.min(radiusX, radiusY);
}

function distanceToLine(at: Point, from: Point, along: Point): number {
  const length = along.x ** 2 + along.y ** 2;
  const share = length
    ? limited(((at.x - from.x) * along.x + (at.y - from.y) * along.y) / length, 0, 1)
    : 0;
  return Math.hypot(at.x - from.x - share * along.x, at.y - from.y - share * along.y);
}

/** With its corner at the upper left, and large enough. */
function ordered<Place extends MarkPlace>(place: Place): Place {
  const { left, right, top, bottom } = boundsOf(place);
  const [w, h] = [Math.max(SIZE_MIN, right - left), Math.max(SIZE_MIN, bottom - top)];
  return { ...place, x: limited(left, 0, 1 - w), y: limited(top, 0, 1 - h), w, h };
}

/** An arrow that is long enough to have a direction. */
function withLength<Place extends MarkPlace>(place: Place): Place {
  if (Math.hypot(place.w, place.h) >= SIZE_MIN) return place;
  return { ...place, w: place.x > 0.5 ? -SIZE_MIN : SIZE_MIN, h: 0 };
}
