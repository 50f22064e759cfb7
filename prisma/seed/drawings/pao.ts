import { ANA, flatHand, gripHand, pinchHand } from './hands';
import {
  C,
  arrow,
  at,
  bothWays,
  circle,
  clock,
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
  turnArrow,
} from './kit';
import { bowl, bun, cheeseWedge, coffee, doughBall, egg, saucepan, shreds } from './kitchen';

const heap = (n: number, x: number, y: number, spread: number): [number, number][] =>
  Array.from({ length: n }, (_, i) => [
    x + (((i * 0.7549) % 1) - 0.5) * spread * (1 - ((i * 0.5698) % 1) * 0.7),
    y - ((i * 0.5698) % 1) * spread * 0.26,
  ]);
const crumbs = (n: number, w: number, y: number) =>
  Array.from({ length: n }, (_, i) =>
    circle((((i * 0.7549) % 1) - 0.5) * w, y + ((i * 0.5698) % 1) * 60, 22 + (i % 3) * 8, C.dough),
  ).join('');
const steam = (x: number, y: number) =>
  line(`M${x} ${y}q-30 -34 0 -68t0 -68M${x + 80} ${y}q-30 -34 0 -68t0 -68`, C.steelDark, 9);
const BOWL = '#F7F3EC';
const SHELL = shape(
  'M-70 -10L-44 16L-22 -10L0 16L22 -10L44 16L70 -10Q80 -100 0 -130Q-80 -100 -70 -10Z',
  '#F0D9C0',
);

export const paoDrawings = {
  'pao-cover': () =>
    page(
      C.butter,
      glow(800, 540, 520),
      table(900, C.paper),
      floor(700, 1060, 520),
      [
        [470, 560],
        [620, 510],
        [770, 500],
        [920, 560],
        [540, 640],
        [700, 590],
        [850, 630],
        [400, 660],
        [990, 660],
      ]
        .map(([x, y], i) =>
          at(x ?? 0, y ?? 0, { scale: 1.15, turn: ((i * 23) % 30) - 15 }, bun(i % 3)),
        )
        .join(''),
      shape(
        'M270 700Q340 650 420 700Q500 740 580 700Q660 660 740 704Q820 744 900 704Q980 664 1060 700Q1110 690 1130 716L1090 830H310Z',
        C.white,
      ),
      line('M330 770Q700 850 1080 770', C.signal, 12),
      shape('M290 790H1110L1030 1040Q1020 1060 990 1060H410Q380 1060 370 1040Z', C.woodDark),
      line(
        'M320 870H1084M344 950H1060M420 800L450 1050M560 800L574 1050M700 800V1050M840 800L826 1050M980 800L950 1050',
        C.ink,
        6,
      ),
      at(1330, 1040, { scale: 1.25 }, coffee()),
      steam(620, 380),
      steam(820, 360),
    ),
  'pao-grate': () =>
    page(
      C.butter,
      glow(760, 520, 480),
      table(960),
      shape('M520 300H820L900 960H440Z', C.steel),
      rect(500, 260, 340, 50, 14, C.steelDark),
      pipe('M580 260Q580 150 670 150T760 260', 24, C.signal),
      Array.from({ length: 18 }, (_, i) =>
        at(
          545 + (i % 4) * 84 + (Math.floor(i / 4) % 2) * 20,
          390 + Math.floor(i / 4) * 110,
          {},
          shape('M-20 0Q0 26 20 0Z', C.steelDark),
        ),
      ).join(''),
      shreds(heap(34, 560, 1010, 620)),
      at(940, 560, { turn: -78, scale: 0.8 }, cheeseWedge()),
      pinchHand(ANA, 980, 560, { turn: -14, scale: 1.15 }),
      bothWays(400, 420, 350, 760),
    ),
  'pao-boil': () =>
    page(
      C.butter,
      glow(760, 500, 480),
      rect(0, 960, 1600, 260, 0, C.steelDark),
      rect(420, 920, 620, 40, 8, C.rubber),
      [500, 600, 700, 800, 900]
        .map((x) => shape(`M${x} 920Q${x - 44} 880 ${x} 800Q${x + 44} 880 ${x} 920Z`, C.signal))
        .join(''),
      shape(
        'M430 560Q440 420 540 440Q580 350 680 390Q760 330 830 400Q930 370 950 450Q1030 460 1020 560Z',
        C.white,
      ),
      circle(560, 480, 26, C.white),
      circle(700, 440, 34, C.white),
      circle(860, 470, 28, C.white),
      circle(780, 500, 20, C.white),
      at(730, 800, { scale: 1.2 }, saucepan()),
      arrow(330, 640, 330, 400),
      steam(640, 330),
      steam(800, 310),
      [0, 1]
        .map(
          (i) =>
            circle(300 + i * 900, 1090, 60, C.rubber) +
            line(`M${300 + i * 900} 1080V1046`, C.paper, 12),
        )
        .join(''),
      turnArrow(1200, 1090, 100, 300, 200, { width: 16 }),
    ),
  'pao-scald': () =>
    page(
      C.butter,
      glow(760, 560, 500),
      table(980),
      at(
        640,
        680,
        {},
        bowl(
          860,
          380,
          BOWL,
          flat('M-420 0Q-200 -150 0 -170Q200 -150 420 0Q200 90 0 90Q-200 90 -420 0Z', C.white) +
            line('M-420 0Q-200 -150 0 -170Q200 -150 420 0') +
            crumbs(9, 420, -110),
        ),
      ),
      pipe('M820 340Q740 400 740 540', 26, C.white),
      at(1050, 360, { turn: -38, scale: 0.9 }, saucepan()),
      at(
        470,
        560,
        { turn: -28 },
        rect(-20, -440, 40, 400, 18, C.woodDark),
        ellipse(0, 10, 60, 80, C.woodDark),
      ),
      gripHand(ANA, 330, 300, { turn: 62, scale: 0.8, flip: true }),
      turnArrow(620, 500, 250, 250, 312, { width: 20 }),
      steam(900, 560),
    ),
  'pao-eggs': () =>
    page(
      C.butter,
      glow(700, 560, 500),
      table(980),
      at(
        700,
        680,
        {},
        bowl(
          860,
          380,
          BOWL,
          flat('M-420 0Q-200 -110 0 -120Q200 -110 420 0Q200 90 0 90Q-200 90 -420 0Z', C.dough) +
            line('M-420 0Q-200 -110 0 -120Q200 -110 420 0') +
            crumbs(8, 560, -50),
        ),
      ),
      shape('M600 470Q610 400 690 410Q760 380 800 450Q830 520 700 530Q600 530 600 470Z', C.white),
      circle(704, 466, 50, C.cheese),
      at(600, 300, { turn: 24 }, SHELL),
      at(820, 300, { turn: -24 }, SHELL),
      pinchHand(ANA, 860, 220, { turn: -12, scale: 0.9 }),
      pinchHand(ANA, 560, 220, { turn: 12, scale: 0.9, flip: true }),
      at(1330, 930, {}, egg()),
      clock(1360, 560, 150, 15),
    ),
  'pao-knead': () =>
    page(
      C.butter,
      glow(760, 600, 500),
      table(820),
      floor(780, 1040, 460, 40),
      shape(
        'M370 960Q330 800 480 740Q560 640 760 690Q960 620 1080 740Q1230 800 1190 960Q1150 1050 780 1050Q410 1050 370 960Z',
        C.dough,
      ),
      line('M520 800Q600 750 680 790M900 780Q980 740 1060 800', C.ink, 6),
      shreds(heap(12, 780, 960, 640)),
      flatHand(ANA, 850, 820, { turn: -58, scale: 1.05 }),
      flatHand(ANA, 700, 820, { turn: 58, scale: 1.05, flip: true }),
      shreds([
        [700, 180],
        [780, 120],
        [850, 220],
        [760, 280],
        [690, 330],
        [830, 360],
        [770, 430],
      ]),
      clock(180, 1030, 120, 5),
    ),
  'pao-roll': () =>
    page(
      C.butter,
      glow(620, 420, 420),
      table(760),
      flatHand(ANA, 480, 560, { turn: 10, scale: 1.05 }),
      at(690, 500, { scale: 1.7 }, doughBall()),
      flatHand(ANA, 800, 290, { turn: 10, scale: 1.05, flip: true }),
      turnArrow(700, 440, 270, 305, 385),
      shape('M420 860H1440L1520 1120H340Z', C.steelDark),
      shape('M450 880H1410L1474 1094H386Z', C.steel),
      [
        [540, 930],
        [760, 930],
        [980, 930],
        [1200, 930],
        [500, 1040],
        [740, 1040],
        [980, 1040],
        [1220, 1040],
      ]
        .map(([x, y]) => at(x ?? 0, y ?? 0, {}, doughBall(46)))
        .join(''),
      bothWays(806, 985, 920, 985, { width: 12 }),
    ),
  'pao-bake': () =>
    page(
      C.butter,
      glow(800, 560, 560),
      rect(270, 90, 1060, 1020, 36, C.steel),
      rect(270, 90, 1060, 190, 36, C.paper),
      rect(350, 340, 900, 640, 24, C.rubber),
      rect(420, 430, 760, 460, 16, '#F0B35B'),
      rect(520, 356, 560, 36, 18, C.steelDark),
      line('M430 740H1170M430 560H1170', C.steelDark, 8),
      shape('M450 720H1150L1120 756H480Z', C.ink),
      [520, 660, 800, 940, 1080].map((x, i) => at(x, 668, { scale: 0.78 }, bun(i % 3))).join(''),
      circle(430, 186, 60, C.white),
      line('M430 186L470 150', C.signal, 14),
      circle(570, 186, 40, C.white),
      circle(680, 186, 40, C.white),
      figures('200', 1010, 186, 84),
      circle(1136, 158, 13),
      line('M560 850q-26 -30 0 -60M800 850q-26 -30 0 -60M1040 850q-26 -30 0 -60', C.signal, 14),
      clock(1400, 900, 150, 22),
    ),
  'pao-serve': () =>
    page(
      C.butter,
      glow(720, 480, 460),
      table(900),
      line('M560 420Q720 500 900 420M566 460Q730 560 894 460M572 500Q730 600 890 504', C.ink, 26),
      line(
        'M560 420Q720 500 900 420M566 460Q730 560 894 460M572 500Q730 600 890 504',
        C.cheese,
        14,
      ),
      shape(
        'M580 320Q420 290 350 400Q330 520 420 580Q520 610 590 560Q540 520 590 480Q540 430 590 390Q550 350 580 320Z',
        C.crust,
      ),
      shape(
        'M590 560Q540 520 590 480Q540 430 590 390Q550 350 580 320Q620 340 610 440Q620 520 590 560Z',
        C.dough,
      ),
      shape(
        'M880 320Q1040 290 1110 400Q1130 520 1040 580Q940 610 870 560Q920 520 870 480Q920 430 870 390Q910 350 880 320Z',
        C.crust,
      ),
      shape(
        'M870 560Q920 520 870 480Q920 430 870 390Q910 350 880 320Q840 340 850 440Q840 520 870 560Z',
        C.dough,
      ),
      pinchHand(ANA, 1040, 450, { turn: 14, scale: 1.1 }),
      pinchHand(ANA, 420, 450, { turn: -14, scale: 1.1, flip: true }),
      arrow(660, 260, 480, 230),
      arrow(800, 260, 980, 230),
      at(420, 1080, { scale: 1.1 }, bun()),
      at(610, 1100, { scale: 1 }, bun(2)),
      at(1130, 1110, { scale: 1.1 }, coffee()),
    ),
};
