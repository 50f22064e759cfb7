import { C, at, circle, disc, ellipse, flat, line, rect, shape } from './kit';

/** A golden cheese bread with its centre in the origin, about 130 wide. */
export const bun = (spots = 0) =>
  shape('M-78 40Q-92 -20 -50 -54Q0 -82 52 -52Q92 -18 78 40Q60 62 0 62Q-60 62 -78 40Z', C.crust) +
  flat('M-66 36Q-76 -14 -40 -42Q-6 -60 20 -54Q-40 -30 -50 40Z', '#EBC078') +
  [
    [20, -18],
    [46, 12],
    [-4, 14],
    [10, 38],
  ]
    .slice(spots)
    .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 11, 7, '#C3873A').replace('/>', ' stroke="none"/>'))
    .join('');
export const doughBall = (r = 56) =>
  circle(0, 0, r, C.dough) +
  line(`M${-r * 0.5} ${-r * 0.3}Q${-r * 0.3} ${-r * 0.6} ${r * 0.1} ${-r * 0.62}`, C.white, 10);
/** A bowl seen from the side with its rim at y = 0; `inside` lies behind the front wall. */
export function bowl(w: number, h: number, fill: string, inside = ''): string {
  const half = w / 2;
  return (
    ellipse(0, 0, half, w * 0.11, '#00000020') +
    inside +
    shape(
      `M${-half} 0Q${-half} ${h * 0.75} ${-half * 0.42} ${h}H${half * 0.42}Q${half} ${h * 0.75} ${half} 0Q${half * 0.9} ${w * 0.115} 0 ${w * 0.115}Q${-half * 0.9} ${w * 0.115} ${-half} 0Z`,
      fill,
    ) +
    line(`M${-half * 0.78} ${h * 0.36}Q0 ${h * 0.56} ${half * 0.78} ${h * 0.36}`, C.blue, 8)
  );
}
export const shreds = (points: [number, number][]) =>
  points
    .map(([x, y], i) =>
      at(
        x,
        y,
        { turn: (i * 67) % 180 },
        line('M-22 4Q0 -10 22 4', C.ink, 18),
        line('M-22 4Q0 -10 22 4', C.cheese, 9),
      ),
    )
    .join('');
/** A small pot with its base on the origin; the handle points right. */
export const saucepan = () =>
  rect(236, -210, 330, 44, 20, C.rubber) +
  shape('M-240 -240H240V-40Q240 0 200 0H-200Q-240 0 -240 -40Z', C.steel) +
  rect(-262, -264, 524, 34, 12, C.steelDark) +
  line('M-180 -190V-70', C.white, 14);
export const coffee = () =>
  shape('M-90 -150H90L74 -20Q70 0 50 0H-50Q-70 0 -74 -20Z', C.white) +
  line('M88 -120Q160 -120 150 -70Q140 -34 80 -40') +
  flat('M-82 -146H82L80 -128H-80Z', '#5B3A29') +
  rect(-130, -4, 260, 22, 10, C.white) +
  line('M-30 -190q-20 -26 0 -52t0 -52M34 -190q-20 -26 0 -52t0 -52', C.steelDark, 8) +
  line('M-84 -90H84', C.blue, 8);
export const cheeseWedge = () =>
  shape('M-190 40Q-190 -80 -60 -110L170 -30V100H-190Z', C.cheese) +
  line('M-190 20Q-60 -20 170 -24') +
  disc(-80, 54, 16, '#DDB04A') +
  disc(20, 34, 12, '#DDB04A') +
  disc(90, 66, 18, '#DDB04A');
export const egg = () =>
  shape('M0 -70Q52 -40 50 16Q46 62 0 62Q-46 62 -50 16Q-52 -40 0 -70Z', '#F0D9C0');
export const towel = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 8, C.white) +
  line(`M${x + 40} ${y}V${y + h}M${x + w - 40} ${y}V${y + h}`, C.signal, 10);
