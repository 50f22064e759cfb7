import { C, at, circle, ellipse, line, shape } from './kit';

const leafShape = (fill: string) =>
  shape('M0 0Q-46 -50 0 -130Q46 -50 0 0Z', fill) + line('M0 -14V-92', C.ink, 5);
/** A herb that grows from the origin, about 220 high. */
export const herb = () =>
  line('M0 0V-130', C.leafDark, 14) +
  [-78, 78, -40, 40, 0]
    .map((turn, i) =>
      at(
        0,
        i < 2 ? -40 : i < 4 ? -90 : -110,
        { turn, scale: i < 2 ? 0.9 : 1 },
        leafShape(i % 2 ? C.leaf : '#93B37F'),
      ),
    )
    .join('');
export const seedling = () =>
  line('M0 0V-70', C.leafDark, 12) +
  [-52, 52].map((turn) => at(0, -60, { turn, scale: 0.7 }, leafShape(C.leaf))).join('');
const snake = () =>
  [-26, 22, -8, 8]
    .map((turn, i) =>
      at(
        0,
        0,
        { turn, scale: 1 + i * 0.14 },
        shape('M-22 0Q-30 -120 0 -190Q30 -120 22 0Z', i % 2 ? '#93B37F' : C.leaf),
      ),
    )
    .join('');
const cactus = () =>
  shape('M-56 0V-110Q-56 -170 0 -170Q56 -170 56 -110V0Z', C.leaf) +
  line('M-22 -20V-130M22 -20V-130', C.leafDark, 6) +
  circle(0, -178, 20, C.signal);
const trailing = () =>
  [-1, 1]
    .map(
      (s) =>
        line(`M0 -10Q${s * 70} -90 ${s * 110} 20T${s * 120} 130`, C.leafDark, 8) +
        [
          [60, -46],
          [106, 10],
          [104, 70],
          [122, 126],
        ]
          .map(([x, y]) => ellipse(s * (x ?? 0), y ?? 0, 24, 20, C.leaf))
          .join(''),
    )
    .join('') + ellipse(0, -34, 60, 44, C.leaf);
const KINDS = { herb, snake, cactus, trailing };

/** A flower pot that stands on the origin, 130 high without its plant. */
export function pot(kind: keyof typeof KINDS, fill: string = C.clay): string {
  const body = shape('M-74 -104H74L56 0H-56Z', fill) + shape('M-86 -134H86V-98H-86Z', fill);
  return kind === 'trailing'
    ? body + at(0, -136, {}, trailing())
    : at(0, -128, {}, KINDS[kind]()) + body;
}
