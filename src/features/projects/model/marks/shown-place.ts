import { type PictureCut, WHOLE } from '@/features/uploads/model/picture-cut';
import type { MarkPlace } from './marks';

/** How a picture is cut out of the upright one, and then turned clockwise by quarters. */
export type Cut = Pick<PictureCut, 'crop' | 'turn'>;
type Turn = Cut['turn'];
type Point = { x: number; y: number };

/**
 * A mark in fractions of its picture as it is shown, where its stored place is one of the upright,
 * uncropped picture. What the crop left out is below 0 or above 1.
 */
export function shownPlace<Each extends MarkPlace>(mark: Each, cut: Cut | null): Each {
  if (!cut) return mark;
  const { crop, turn } = cut;
  const area = crop ?? WHOLE;
  return placed(mark, ({ x, y }) =>
    turned({ x: (x - area.x) / area.w, y: (y - area.y) / area.h }, turn),
  );
}

/** The stored place of a mark that is placed on its picture as it is shown. */
export function storedPlace<Each extends MarkPlace>(mark: Each, cut: Cut | null): Each {
  if (!cut) return mark;
  const { crop, turn } = cut;
  const area = crop ?? WHOLE;
  return placed(mark, (point) => {
    const { x, y } = turned(point, ((4 - turn) % 4) as Turn);
    return { x: area.x + x * area.w, y: area.y + y * area.h };
  });
}

/** Reports whether any of a shown mark is on the picture. */
export const isOnPicture = ({ x, y, w, h }: MarkPlace): boolean =>
  Math.max(x, x + w) > 0 &&
  Math.min(x, x + w) < 1 &&
  Math.max(y, y + h) > 0 &&
  Math.min(y, y + h) < 1;

function placed<Each extends MarkPlace>(mark: Each, move: (point: Point) => Point): Each {
  const from = move({ x: mark.x, y: mark.y });
  const to = move({ x: mark.x + mark.w, y: mark.y + mark.h });
  // Only an arrow has a direction.
  const [start, end] =
    mark.kind === 'arrow'
      ? [from, to]
      : [
          { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
          { x: Math.max(from.x, to.x), y: Math.max(from.y, to.y) },
        ];
  return { ...mark, ...start, w: end.x - start.x, h: end.y - start.y };
}

/** A point of a picture that is turned clockwise by quarters. */
const turned = ({ x, y }: Point, turn: Turn): Point =>
  turn === 1
    ? { x: 1 - y, y: x }
    : turn === 2
      ? { x: 1 - x, y: 1 - y }
      : turn === 3
        ? { x: y, y: 1 - x }
        : { x, y };
