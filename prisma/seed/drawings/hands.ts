import { C, OUTLINE, at, line, pipe, rect } from './kit';

export type Maker = { skin: string; sleeve: string };
export const ANA: Maker = { skin: '#B57B52', sleeve: '#7FA06B' };
export const THEO: Maker = { skin: '#E8B993', sleeve: '#5F7388' };

type Limb = [d: string, width: number];
/** Several limbs with one common outline. */
function body(skin: string, limbs: Limb[]): string {
  const strokes = (extra: number, color: string) =>
    limbs
      .map(([d, width]) => `<path d="${d}" stroke="${color}" stroke-width="${width + extra}"/>`)
      .join('');
  return `<g fill="none">${strokes(OUTLINE * 2, C.ink)}${strokes(0, skin)}</g>`;
}
const sleeve = (maker: Maker, x: number, y: number) =>
  rect(x, y - 92, 1200, 184, 24, maker.sleeve) + rect(x - 14, y - 100, 60, 200, 20, maker.sleeve);

type Pose = { turn?: number; scale?: number; flip?: boolean };
/** Thumb and index finger meet at (x, y); the arm leaves to the right. */
export const pinchHand = (maker: Maker, x: number, y: number, pose: Pose = {}) =>
  at(
    x,
    y,
    pose,
    pipe('M250 30L150 40L110 10', 50, maker.skin),
    pipe('M260 60L165 84L128 52', 50, maker.skin),
    body(maker.skin, [
      ['M520 20L300 6', 128],
      ['M300 -6L262 14', 170],
      ['M250 -52L112 -92L14 -24', 52],
      ['M262 70L118 96L16 26', 54],
    ]),
    line('M120 -66L92 -48M214 66Q240 40 244 6', C.ink, 6),
    sleeve(maker, 440, 16),
  );
/** A flat hand seen from above; the finger tips are at x, the arm leaves to the right. */
export const flatHand = (maker: Maker, x: number, y: number, pose: Pose = {}) =>
  at(
    x,
    y,
    pose,
    body(maker.skin, [
      ['M560 10L350 4', 132],
      ['M330 -30L330 40', 190],
      ['M260 -78L66 -88', 50],
      ['M260 -22L26 -28', 52],
      ['M260 36L40 34', 52],
      ['M270 92L92 92', 46],
      ['M350 -70L250 -158L176 -178', 54],
    ]),
    line('M80 -58H200M60 3H200M80 66H200', C.ink, 6),
    sleeve(maker, 500, 10),
  );
/** An index finger that points or presses at (x, y). */
export const pointHand = (maker: Maker, x: number, y: number, pose: Pose = {}) =>
  at(
    x,
    y,
    pose,
    body(maker.skin, [
      ['M560 40L330 30', 128],
      ['M320 10L300 50', 170],
      ['M280 -34L150 -26L30 0', 54],
    ]),
    [40, 90, 136]
      .map((fy, i) => pipe(`M292 ${fy}L${186 + i * 16} ${fy + 2}`, 46, maker.skin))
      .join(''),
    pipe('M352 4L268 22L214 40', 46, maker.skin),
    sleeve(maker, 480, 36),
  );
/** A fist around an upright bar that goes through (x, y); the arm leaves to the right. */
export const gripHand = (maker: Maker, x: number, y: number, pose: Pose = {}) =>
  at(
    x,
    y,
    pose,
    body(maker.skin, [
      ['M420 10L160 4', 130],
      ['M120 -50L120 60', 150],
    ]),
    [-84, -28, 28, 82]
      .map((fy, i) => pipe(`M96 ${fy}L${i === 3 ? -26 : -40} ${fy}`, i === 3 ? 42 : 48, maker.skin))
      .join(''),
    pipe('M130 -96L40 -138L-16 -132', 50, maker.skin),
    sleeve(maker, 330, 8),
  );
/** A hand whose thumb presses at (x, y); the arm leaves to the right. */
export const thumbHand = (maker: Maker, x: number, y: number, pose: Pose = {}) =>
  at(
    x,
    y,
    pose,
    body(maker.skin, [
      ['M560 60L330 60', 130],
      ['M300 30L300 110', 150],
      ['M270 -4L130 -22L22 0', 62],
    ]),
    [64, 116, 166]
      .map((fy, i) => pipe(`M290 ${fy}L${176 + i * 16} ${fy + 4}`, 48, maker.skin))
      .join(''),
    line('M14 -22Q34 -34 54 -28', C.ink, 6),
    sleeve(maker, 480, 60),
  );
