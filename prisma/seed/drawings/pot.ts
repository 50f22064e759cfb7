import { ANA, gripHand, pinchHand } from './hands';
import {
  C,
  arrow,
  at,
  circle,
  disc,
  ellipse,
  figures,
  flat,
  floor,
  glow,
  line,
  page,
  pipe,
  rect,
  shape,
  table,
} from './kit';
import { herb, seedling } from './plants';

const PET = '#CFE6DF';
const shine = (d: string) => line(d, C.white, 16);
/** A two-litre bottle, standing on the origin, 860 high. */
const bottle = () =>
  shape(
    'M-150 -40Q-150 0 -110 0Q-80 -30 -50 0Q0 -30 50 0Q80 -30 110 0Q150 0 150 -40V-520Q150 -620 70 -730V-790H-70V-730Q-150 -620 -150 -520Z',
    PET,
  ) +
  line('M-150 -120Q0 -90 150 -120', C.ink, 5) +
  rect(-78, -860, 156, 76, 12, C.signal) +
  line('M-40 -850V-794M0 -850V-794M40 -850V-794', C.ink, 5) +
  shine('M-104 -480V-180');
/** Lower part with water up to `level`; (0, 0) is its foot. */
const base = (level: number) =>
  (level
    ? flat(`M-196 ${-level}H196V-50Q196 -6 150 -6H-150Q-196 -6 -196 -50Z`, C.water) +
      line(`M-196 ${-level}Q-100 ${-level - 14} 0 ${-level}T196 ${-level}`, C.blue, 8)
    : '') +
  shape(
    'M-200 -520V-50Q-200 0 -150 0Q-105 -36 -66 0Q0 -36 66 0Q105 -36 150 0Q200 0 200 -50V-520',
    'none',
  );
/** Upper part upside down, filled with soil; (0, 0) is the foot of the base it hangs in. */
const funnel = (soil: boolean) =>
  (soil
    ? flat('M-186 -570H186V-430Q180 -330 60 -240V-190H-60V-240Q-180 -330 -186 -430Z', C.soil)
    : flat('M-186 -556H186V-430Q180 -330 60 -240H-60Q-180 -330 -186 -430Z', PET)) +
  line('M-188 -570V-430Q-182 -330 -60 -236V-190M188 -570V-430Q182 -330 60 -236V-190') +
  rect(-70, -190, 140, 62, 10, C.signal) +
  ellipse(0, -570, 188, 26, soil ? C.soil : '#BBD9D0');
const wick = (top: number) => pipe(`M0 ${top}V-130Q0 -90 30 -70T10 -24`, 16, C.white);
const dots = [
  [-120, -440],
  [-40, -400],
  [90, -450],
  [60, -340],
  [-70, -320],
  [130, -400],
  [10, -470],
]
  .map(([x, y]) => disc(x ?? 0, y ?? 0, 9, '#5E4331'))
  .join('');
const windowFrame = (x: number, y: number, w: number, h: number, sun = 0.78) =>
  rect(x, y, w, h, 8, '#CFE0EA') +
  flat(
    `M${x} ${y + h * 0.75}Q${x + w * 0.3} ${y + h * 0.6} ${x + w * 0.55} ${y + h * 0.75}T${x + w} ${y + h * 0.68}V${y + h}H${x}Z`,
    '#A9C39B',
  ) +
  circle(x + w * sun, y + h * 0.24, 70, C.cheese) +
  `<g stroke-width="30"><path d="M${x} ${y}H${x + w}V${y + h}H${x}Z" stroke="${C.paper}"/><path d="M${x + w / 2} ${y}V${y + h}" stroke="${C.paper}"/></g>` +
  line(`M${x - 18} ${y - 18}H${x + w + 18}V${y + h + 18}H${x - 18}Z`);

export const potDrawings = {
  'pot-cover': () =>
    page(
      C.sage,
      windowFrame(230, 110, 1140, 770),
      table(960, C.paper),
      floor(800, 1060, 330),
      at(
        800,
        1060,
        { scale: 1.02 },
        base(170),
        funnel(true),
        dots,
        wick(-440),
        at(0, -570, { scale: 1.5 }, herb()),
        rect(-70, -190, 140, 62, 10, C.signal),
      ),
      at(
        330,
        1060,
        {},
        rect(-80, -150, 160, 150, 20, C.blue),
        pipe('M80 -90L190 -190', 20, C.blue),
        rect(170, -230, 60, 50, 8, C.blue),
        pipe('M-80 -120Q-170 -110 -150 -50Q-130 -20 -80 -30', 14, C.blue),
      ),
    ),
  'pot-cut': () =>
    page(
      C.sage,
      glow(720, 560, 520),
      table(1040),
      floor(640, 1050, 230),
      at(640, 1050, { scale: 1.14 }, bottle()),
      line('M440 520H860', C.signal, 14, '34 24'),
      rect(300, 500, 90, 560, 6, C.butter),
      Array.from({ length: 18 }, (_, i) =>
        line(`M${390 - (i % 5 ? 26 : 46)} ${1030 - i * 29}H390`, C.ink, 5),
      ).join(''),
      figures('18', 200, 520, 90),
      at(
        880,
        520,
        { turn: 6 },
        shape('M-60 -8Q120 -70 300 -20L320 10Z', C.steel),
        shape('M-60 8Q120 70 300 20L320 -10Z', C.steel),
        circle(290, 0, 16, C.ink),
        pipe('M310 -6Q380 -100 470 -90Q540 -70 480 -20Q420 10 320 6', 22, C.blue),
        pipe('M310 6Q380 100 470 90Q540 70 480 20Q420 -10 320 -6', 22, C.blue),
      ),
      pinchHand(ANA, 1270, 540, { turn: 6, scale: 1.05 }),
      arrow(1000, 380, 800, 380),
    ),
  'pot-wick': () =>
    page(
      C.sage,
      glow(760, 600, 520),
      shape(
        'M400 640V560Q400 520 440 520H1080Q1120 520 1120 560V820H1050V640H800V600H720V640H470V820H400Z',
        C.signal,
      ),
      line('M470 640V820M1050 640V820', C.ink),
      flat('M724 516H796V648H724Z', C.sage),
      line('M724 520V640M796 520V640'),
      line('M430 560V780M1090 560V780', C.ink, 5),
      pipe('M760 1120Q720 1000 760 900V720', 34, C.white),
      pipe('M760 520V330Q760 220 860 160', 34, C.white),
      pipe('M760 720V480', 34, C.white),
      pipe('M710 730Q690 680 760 676Q830 680 812 730Q790 770 740 752', 34, C.white),
      line('M744 560l32 20M744 440l32 20M744 380l32 20M744 860l32 20M744 940l32 20', '#BBB4A6', 6),
      pinchHand(ANA, 850, 170, { turn: -12, scale: 1 }),
      arrow(560, 440, 560, 220),
      at(
        230,
        420,
        { turn: -20 },
        rect(-50, -180, 100, 24, 8, C.steelDark),
        shape('M-16 -156H16V80L0 130L-16 80Z', C.steel),
      ),
      circle(1330, 840, 170, C.paper),
      at(
        1330,
        910,
        { scale: 0.62 },
        rect(-150, -150, 300, 150, 20, C.water),
        line('M-150 -120Q-70 -140 0 -120T150 -120', C.blue, 10),
        pipe('M-60 -210Q-40 -100 20 -90Q80 -60 0 -40', 26, C.white),
      ),
    ),
  'pot-plant': () =>
    page(
      C.sage,
      glow(680, 620, 520),
      table(1080),
      floor(640, 1100, 280),
      at(
        640,
        1100,
        { scale: 1.2 },
        base(0),
        funnel(true),
        dots,
        wick(-450),
        rect(-70, -190, 140, 62, 10, C.signal),
      ),
      at(640, 330, { scale: 1.4 }, shape('M-50 0H50L36 70Q0 92 -36 70Z', C.soil), seedling()),
      pinchHand(ANA, 690, 340, { turn: -16, scale: 1 }),
      arrow(440, 210, 440, 370),
      at(
        1300,
        1040,
        {},
        shape('M-160 60Q-140 -60 0 -90Q140 -60 160 60Z', C.soil),
        rect(-20, -300, 40, 160, 16, C.woodDark),
        shape('M-50 -150H50V-40Q0 20 -50 -40Z', C.steel),
      ),
    ),
  'pot-water': () =>
    page(
      C.sage,
      windowFrame(120, 90, 820, 640, 0.2),
      table(960, C.paper),
      floor(560, 1090, 260),
      at(
        560,
        1090,
        { scale: 1.12 },
        base(170),
        funnel(true),
        dots,
        wick(-440),
        at(0, -570, { scale: 1.25 }, herb()),
        rect(-70, -190, 140, 62, 10, C.signal),
      ),
      [-70, 70]
        .map((dx) => arrow(560 + dx, 880, 560 + dx * 0.9, 660, { color: C.blue, width: 14 }))
        .join(''),
      at(
        1035,
        330,
        { turn: -24, scale: 0.85 },
        shape('M-150 -180H150L130 130H-130Z', C.blue),
        pipe('M-140 60Q-250 0 -300 -130', 40, C.blue),
        rect(-350, -190, 110, 60, 12, C.blue),
        pipe('M150 -130Q260 -110 230 0Q210 80 136 70', 24, C.blue),
      ),
      gripHand(ANA, 1235, 235, { turn: -14, scale: 0.85 }),
      [
        [716, 350],
        [690, 372],
        [740, 384],
        [700, 412],
        [728, 424],
      ]
        .map(([x, y]) => line(`M${x} ${y}l-6 18`, C.blue, 12))
        .join(''),
      arrow(210, 330, 320, 460),
      line('M770 912H1010', C.blue, 8, '20 16'),
      arrow(960, 1040, 960, 940, { width: 16 }),
    ),
};
