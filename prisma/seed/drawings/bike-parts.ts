import { C, arc, at, circle, disc, line, pipe, polar, rect, shape } from './kit';

/** A spoked wheel with its tyre around the origin. */
export function wheel(r: number, spokes = 18): string {
  const rim = r * 0.84;
  const lines = Array.from({ length: spokes }, (_, i) => {
    const [x1, y1] = polar(0, 0, r * 0.08, (i * 360) / spokes + (i % 2 ? 40 : -40));
    const [x2, y2] = polar(0, 0, rim - 10, (i * 360) / spokes);
    return line(`M${x1} ${y1}L${x2} ${y2}`, C.ink, 4);
  });
  const band = (radius: number, width: number, color: string) =>
    `<circle r="${radius}" stroke-width="${width + 16}"/><circle r="${radius}" stroke="${color}" stroke-width="${width}"/>`;
  return (
    lines.join('') +
    band(rim, r * 0.055, C.steel) +
    band(r * 0.945, r * 0.09, C.rubber) +
    circle(0, 0, r * 0.09, C.steel) +
    circle(0, 0, r * 0.03, C.ink)
  );
}

/**
 * A bicycle from the side, front to the right; axles at y = 0, ground at y = 250, saddle and bar at
 * −380.
 */
export function bicycle(frame: string = C.blue): string {
  return (
    at(-420, 0, {}, wheel(250)) +
    at(430, 0, {}, wheel(250)) +
    pipe('M-420 0L-60 40', 12, frame) +
    pipe('M-420 0L-118 -250', 12, frame) +
    pipe('M290 -250L322 -120Q350 -40 430 0', 20, C.steelDark) +
    pipe('M-60 40L-148 -340', 24, frame) +
    pipe('M-122 -236L282 -262', 24, frame) +
    pipe('M-60 40L302 -190', 28, frame) +
    pipe('M276 -290L304 -182', 32, frame) +
    shape(
      'M-250 -384Q-150 -372 -60 -380Q-44 -368 -60 -356L-150 -346L-232 -336Q-262 -350 -250 -384Z',
      C.rubber,
    ) +
    pipe('M280 -292L268 -352', 20, C.steelDark) +
    pipe('M268 -362L330 -352L352 -366', 22, C.rubber) +
    line('M-420 -26L-66 -16M-420 26L-66 96', C.ink, 6) +
    circle(-60, 40, 58, C.steel) +
    circle(-60, 40, 18, C.ink) +
    pipe('M-60 40L10 150', 14, C.steelDark) +
    rect(-30, 146, 90, 24, 10, C.rubber) +
    circle(-420, 0, 26, C.steelDark)
  );
}

/** The inner tube as a band along a path. */
export const tube = (d: string, width = 70) => pipe(d, width, '#77716A');

/** A valve on the tube at the origin, pointing up. */
export const valve = () =>
  rect(-15, -120, 30, 120, 8, C.steel) +
  rect(-24, -60, 48, 26, 6, C.steelDark) +
  rect(-9, -150, 18, 34, 6, C.steelDark);

/** A tyre lever that points up with its hook at the origin. */
export const tyreLever = (color: string = C.blue) =>
  shape('M-26 10Q-24 -22 4 -22Q30 -20 26 16L30 290Q30 330 0 330Q-30 330 -30 290Z', color) +
  circle(0, 290, 12, C.paper);

/**
 * Part of a big wheel in close-up: tyre, rim and spokes between two angles around (cx, cy); spokes
 * begin `hub` away from it.
 */
export function rimArc(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  hub = r * 0.2,
): string {
  const spokes = Array.from({ length: 11 }, (_, i) => {
    const angle = from + ((to - from) * (i + 0.5)) / 11;
    const [x1, y1] = polar(cx, cy, hub, angle + (i % 2 ? 9 : -9));
    const [x2, y2] = polar(cx, cy, r * 0.76, angle);
    return line(`M${x1} ${y1}L${x2} ${y2}`, C.ink, 6);
  });
  return (
    spokes.join('') +
    pipe(arc(cx, cy, r * 0.78, from, to), r * 0.06, C.steel, 'butt') +
    pipe(arc(cx, cy, r * 0.915, from, to), r * 0.14, C.rubber, 'butt') +
    line(arc(cx, cy, r * 0.95, from, to), '#3B3834', 8, '30 26')
  );
}

export const hole = (x: number, y: number, r = 64) =>
  disc(x, y, 11, C.ink) +
  `<circle cx="${x}" cy="${y}" r="${r}" stroke="${C.signal}" stroke-width="14"/>`;
