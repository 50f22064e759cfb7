/** Helpers for all drawings: flat shapes with an ink outline of one width, in one small palette. */
export const C = {
  paper: '#FBF8F3',
  white: '#FFFFFF',
  ink: '#1B1916',
  signal: '#C2410C',
  blue: '#1D4ED8',
  sky: '#D9E3EA',
  water: '#A9C6DE',
  sand: '#EFE4D2',
  mint: '#DBE7E0',
  lilac: '#E2E2EC',
  butter: '#F5E4C3',
  sage: '#DDE7D2',
  wood: '#DDB98A',
  woodDark: '#BF8F58',
  steel: '#CDD2D6',
  steelDark: '#8F989F',
  rubber: '#55514B',
  leaf: '#7FA06B',
  leafDark: '#56784A',
  clay: '#C98A66',
  soil: '#7A5A43',
  cheese: '#F2CB6C',
  dough: '#F6E7C4',
  crust: '#DDA550',
  shade: '#00000018',
} as const;

export const OUTLINE = 8;

export const shape = (d: string, fill: string = 'none') => `<path d="${d}" fill="${fill}"/>`;
export const rect = (x: number, y: number, w: number, h: number, r = 0, fill: string = 'none') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const circle = (x: number, y: number, r: number, fill: string = 'none') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string = 'none') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const line = (d: string, color: string = C.ink, width = OUTLINE, dash = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;
/** Without outline: light, shadow, liquid behind glass. */
export const flat = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" stroke="none" opacity="${opacity}"/>`;
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;
export const floor = (x: number, y: number, rx: number, ry = 26) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${C.shade}" stroke="none"/>`;

/** A thick line: hoses, cables, arms. */
export const pipe = (d: string, width: number, fill: string, cap: 'round' | 'butt' = 'round') =>
  `<g fill="none" stroke-linecap="${cap}"><path d="${d}" stroke-width="${width + OUTLINE * 2}"/>` +
  `<path d="${d}" stroke="${fill}" stroke-width="${width}"/></g>`;

type Place = { turn?: number; scale?: number; flip?: boolean };
export const at = (
  x: number,
  y: number,
  { turn = 0, scale = 1, flip = false }: Place,
  ...parts: string[]
) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${parts.join('')}</g>`;

function head(x: number, y: number, angle: number, size: number, color: string): string {
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M${size} 0L${-size * 0.5} ${-size * 0.85}L${-size * 0.5} ${size * 0.85}Z" fill="${color}" stroke="${color}" stroke-width="10"/>`;
}
type ArrowLook = { bend?: number; color?: string; width?: number };
/** An arrow from one point to another; `bend` moves its middle sideways. */
export function arrow(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  look: ArrowLook = {},
): string {
  const { bend = 0, color = C.signal, width = 24 } = look;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const cx = (x1 + x2) / 2 - ((y2 - y1) / length) * bend * 2;
  const cy = (y1 + y2) / 2 + ((x2 - x1) / length) * bend * 2;
  const angle = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
  return (
    line(`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, color, width) +
    head(x2, y2, angle, width * 1.7, color)
  );
}
export const bothWays = (x1: number, y1: number, x2: number, y2: number, look: ArrowLook = {}) => {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return arrow(mx, my, x1, y1, look) + arrow(mx, my, x2, y2, look);
};
export const polar = (cx: number, cy: number, r: number, degrees: number): [number, number] => {
  const rad = (degrees * Math.PI) / 180;
  return [
    Math.round((cx + r * Math.cos(rad)) * 10) / 10,
    Math.round((cy + r * Math.sin(rad)) * 10) / 10,
  ];
};
/** Path of an arc; degrees count clockwise from three o'clock. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  return `M${x1} ${y1}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${x2} ${y2}`;
}
export function turnArrow(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  look: ArrowLook = {},
): string {
  const { color = C.signal, width = 24 } = look;
  const [x, y] = polar(cx, cy, r, to);
  return (
    line(arc(cx, cy, r, from, to), color, width) +
    head(x, y, to + (to > from ? 90 : -90), width * 1.7, color)
  );
}
export const tick = (x: number, y: number, size = 60) =>
  line(
    `M${x - size} ${y}L${x - size * 0.2} ${y + size * 0.75}L${x + size} ${y - size * 0.75}`,
    C.signal,
    28,
  );

const DIGITS: Record<string, string> = {
  '0': 'M20 0Q40 0 40 22V58Q40 80 20 80Q0 80 0 58V22Q0 0 20 0Z',
  '1': 'M4 18L22 0V80',
  '2': 'M0 20Q2 0 21 0Q40 0 40 20Q40 34 26 46L0 80H42',
  '3': 'M0 10Q8 0 20 0Q40 0 40 20Q40 38 18 38Q42 38 42 59Q42 80 20 80Q6 80 0 69',
  '4': 'M30 80V0L-2 56H42',
  '5': 'M38 0H6L3 36Q10 30 20 30Q41 30 41 55Q41 80 19 80Q6 80 0 70',
  '6': 'M34 4Q2 10 2 52Q2 80 21 80Q41 80 41 58Q41 37 22 37Q5 37 2 56',
  '8': 'M20 38Q2 36 2 19Q2 0 20 0Q38 0 38 19Q38 36 20 38Q0 40 0 60Q0 80 20 80Q40 80 40 60Q40 40 20 38Z',
};
/**
 * Digits as paths, because the rendering machine may have no fonts. Centred; `size` is the height.
 */
export function figures(
  text: string,
  x: number,
  y: number,
  size = 80,
  color: string = C.ink,
): string {
  const scale = size / 80;
  const startX = x - ((text.length * 62 - 22) * scale) / 2;
  return [...text]
    .map((digit, i) =>
      at(startX + i * 62 * scale, y - size / 2, { scale }, line(DIGITS[digit] ?? '', color, 13)),
    )
    .join('');
}
export const badge = (digit: string, x: number, y: number, r = 62, color: string = C.signal) =>
  disc(x, y, r, color) + figures(digit, x, y, r * 0.95, C.paper);

/** A clock with the waiting time marked, in minutes. */
export function clock(x: number, y: number, r: number, minutes: number): string {
  const [ex, ey] = polar(x, y, r - 22, -90 + minutes * 6);
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [[x1, y1], [x2, y2]] = [polar(x, y, r - 14, i * 30), polar(x, y, r - 32, i * 30)];
    return line(`M${x1} ${y1}L${x2} ${y2}`, C.ink, 7);
  });
  return (
    circle(x, y, r, C.white) +
    flat(
      `M${x} ${y}V${y - r + 22}A${r - 22} ${r - 22} 0 ${minutes > 30 ? 1 : 0} 1 ${ex} ${ey}Z`,
      C.signal,
    ) +
    ticks.join('') +
    line(`M${x} ${y}V${y - r + 40}`, C.ink, 12) +
    circle(x, y, 9, C.ink)
  );
}

export function sheet(
  width: number,
  height: number,
  background: string,
  ...parts: string[]
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>` +
    `<g stroke="${C.ink}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round" fill="none">${parts.join('')}</g></svg>`
  );
}
/** A step picture, 1600 × 1200. */
export const page = (tint: string, ...parts: string[]) => sheet(1600, 1200, tint, ...parts);
/** The table top that most steps happen on; it begins at `y`. */
export const table = (y: number, fill: string = C.paper, width = 1600, height = 1200) =>
  flat(`M0 ${y}H${width}V${height}H0Z`, fill) + line(`M0 ${y}H${width}`);
/** A disc of light behind the subject. */
export const glow = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.paper}" stroke="none" opacity="0.75"/>`;
