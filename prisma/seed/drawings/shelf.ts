import { THEO, flatHand, gripHand, pinchHand } from './hands';
import {
  C,
  arrow,
  at,
  bothWays,
  circle,
  ellipse,
  figures,
  flat,
  floor,
  glow,
  line,
  page,
  rect,
  shape,
  table,
  turnArrow,
} from './kit';
import { pot } from './plants';

const grain = (x: number, y: number, w: number, h: number) =>
  line(
    `M${x + w * 0.06} ${y + h * 0.3}Q${x + w * 0.3} ${y + h * 0.2} ${x + w * 0.5} ${y + h * 0.34}T${x + w * 0.92} ${y + h * 0.28}M${x + w * 0.1} ${y + h * 0.7}Q${x + w * 0.4} ${y + h * 0.62} ${x + w * 0.88} ${y + h * 0.74}`,
    C.woodDark,
    5,
  );
const board = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 6, C.wood) + grain(x, y, w, h);
/** The finished shelf from the front; (x, y) is the left foot, `u` pixels are one centimetre. */
const shelf = (x: number, y: number, u: number) =>
  board(x, y - 40 * u, 2 * u, 40 * u) +
  board(x + 52 * u, y - 40 * u, 2 * u, 40 * u) +
  board(x + 2 * u, y - 37 * u, 50 * u, 2 * u) +
  board(x + 2 * u, y - 9 * u, 50 * u, 2 * u);
const screw = (fill: string = C.signal) =>
  shape('M-22 -16L0 -28V28L-22 16Z', fill) +
  shape('M0 -13H92L116 0L92 13H0Z', fill) +
  line('M24 -18L36 18M48 -18L60 18M72 -18L84 18', C.ink, 6);
const driver = () =>
  rect(-150, -9, 150, 18, 0, C.steel) +
  shape('M-150 -34Q-180 -44 -330 -40Q-370 0 -330 40Q-180 44 -150 34Z', C.blue) +
  line('M-190 0H-320', C.ink, 6);
const clamp = () =>
  rect(-16, -190, 32, 330, 6, C.steelDark) +
  rect(-16, -200, 150, 40, 8, C.steelDark) +
  rect(96, -160, 30, 50, 4, C.steel) +
  rect(-16, 104, 150, 40, 8, C.steelDark) +
  rect(100, 48, 22, 152, 4, C.steel) +
  rect(80, 196, 62, 34, 12, C.signal);
const drillMachine = () =>
  rect(-10, -120, 20, 124, 4, C.steel) +
  line('M-10 -90L10 -70M-10 -50L10 -30', C.ink, 5) +
  shape('M-34 -120H34L44 -190H-44Z', C.steelDark) +
  shape('M-74 -190H74V-420Q74 -460 34 -460H-34Q-74 -460 -74 -420Z', C.blue) +
  shape('M74 -410H330Q350 -410 350 -390V-320Q350 -300 330 -300H74Z', C.blue) +
  rect(330, -440, 70, 170, 14, C.rubber) +
  rect(96, -296, 56, 26, 8, C.signal) +
  line('M-40 -260H40M-40 -230H40', C.ink, 6);

export const shelfDrawings = {
  'shelf-cover': () =>
    page(
      '#E9E2D3',
      glow(800, 600, 540),
      table(1040, C.paper),
      floor(800, 1062, 520),
      shelf(368, 1060, 16),
      at(510, 916, { scale: 1.12 }, pot('herb')),
      at(720, 916, { scale: 0.98 }, pot('cactus', C.paper)),
      at(910, 916, { scale: 1.08 }, pot('snake', '#8FA6B8')),
      at(1090, 916, { scale: 0.86 }, pot('herb', C.butter)),
      at(530, 468, {}, pot('cactus', '#8FA6B8')),
      at(800, 468, { scale: 1.12 }, pot('trailing', C.signal)),
      at(1070, 468, {}, pot('snake')),
    ),
  'shelf-mark': () =>
    page(
      C.sand,
      glow(800, 560, 520),
      board(70, 500, 1460, 260),
      [362, 654, 1019, 1384].map((x) => line(`M${x} 500V760`, C.signal, 10)).join(''),
      [
        [216, '40'],
        [508, '40'],
        [836, '50'],
        [1201, '50'],
      ]
        .map(
          ([x, t]) =>
            figures(String(t), Number(x), 860, 70) +
            line(
              `M${Number(x) - (t === '40' ? 136 : 172)} 800H${Number(x) + (t === '40' ? 136 : 172)}`,
              C.ink,
              6,
            ),
        )
        .join(''),
      shape('M1019 440H1250V500H1079V800H1019Z', C.steel),
      line('M1040 760H1060M1040 700H1060M1040 640H1060M1040 580H1060', C.ink, 5),
      rect(1000, 424, 280, 78, 12, C.blue),
      at(
        1012,
        600,
        { turn: -42 },
        shape('M0 0L-17 -54H17Z', C.dough),
        rect(-17, -330, 34, 276, 4, C.signal),
        rect(-17, -360, 34, 40, 8, C.steel),
      ),
      pinchHand(THEO, 880, 430, { turn: 40, scale: 0.95, flip: true }),
      arrow(1340, 560, 1340, 720, { width: 18 }),
    ),
  'shelf-saw': () =>
    page(
      C.sand,
      glow(900, 460, 480),
      flat('M500 784H1600V1200H500Z', C.paper),
      line('M1600 784H500V1200M1600 850H500'),
      at(
        930,
        742,
        { turn: -34, scale: 1.15 },
        shape('M-330 74H420V-70L-330 14Z', C.steel),
        line(`M-330 74${'l11 20l11 -20'.repeat(34)}`, C.ink, 5),
        shape('M390 -100H510Q560 -96 560 -40V70Q560 110 520 110H450L390 70Z', C.clay),
        shape('M440 -50H510V60H440Z', C.sand),
      ),
      board(640, 700, 740, 84),
      at(1080, 806, {}, clamp()),
      at(1240, 806, {}, clamp()),
      gripHand(THEO, 1352, 470, { turn: -34, scale: 0.82 }),
      bothWays(640, 540, 960, 325),
      circle(250, 300, 210, C.paper),
      at(
        250,
        300,
        {},
        rect(-170, -86, 340, 172, 4, C.wood),
        line('M0 -86V86', C.signal, 12),
        line('M22 -86V70', C.ink, 14),
      ),
    ),
  'shelf-saw-line': () =>
    page(
      C.sand,
      glow(800, 600, 560),
      board(-40, 380, 1680, 460),
      line('M760 380V840', C.signal, 18),
      line('M800 380V760', C.ink, 26),
      rect(789, 130, 22, 610, 3, C.steel),
      rect(764, -40, 72, 190, 28, C.clay),
      bothWays(930, 180, 930, 340),
      arrow(1180, 980, 830, 870, { bend: -40 }),
    ),
  'shelf-drill': () =>
    page(
      C.sand,
      glow(1000, 440, 480),
      table(960),
      rect(560, 880, 940, 76, 4, C.crust),
      board(600, 780, 860, 100),
      flat('M850 780H874V880H850Z', C.ink, 0.25),
      at(1110, 828, {}, drillMachine()),
      gripHand(THEO, 1300, 462, { turn: -62, scale: 0.85 }),
      arrow(960, 420, 960, 700),
      circle(330, 420, 270, C.paper),
      at(
        330,
        420,
        { turn: 0 },
        rect(-105, -215, 210, 430, 6, C.wood),
        grain(-105, -215, 210, 430),
        line('M-105 -172H105M-105 129H105', C.blue, 6),
        [-172, 129]
          .map((y) => [-72, 0, 72].map((x) => circle(x, y, 17, C.signal)).join(''))
          .join(''),
      ),
      line('M520 610L600 780', C.ink, 6),
    ),
  'shelf-sand': () =>
    page(
      C.sand,
      glow(760, 520, 480),
      table(800),
      board(120, 640, 1240, 160),
      shape('M1360 646L1400 690V800H1360Z', C.woodDark),
      rect(520, 540, 400, 76, 10, C.butter),
      rect(510, 610, 420, 30, 4, C.clay),
      flatHand(THEO, 590, 500, { turn: -24, scale: 1.05 }),
      bothWays(250, 450, 520, 450),
      line('M1420 600L1470 560M1440 660L1500 650M1390 560L1410 500', C.signal, 12),
      ellipse(280, 900, 60, 16, C.dough),
      ellipse(420, 960, 80, 18, C.dough),
      ellipse(700, 900, 46, 12, C.dough),
      at(
        1180,
        980,
        { turn: -6 },
        rect(-130, -70, 260, 140, 6, C.clay),
        figures('120', 0, 0, 60, C.paper),
      ),
    ),
  'shelf-first-side': () =>
    page(
      C.sand,
      glow(860, 600, 520),
      table(1040),
      at(
        150,
        0,
        {},
        board(500, 300, 64, 740),
        board(640, 372, 1100, 64),
        board(640, 872, 1100, 64),
        flat('M500 396H564V412H500Z M500 896H564V912H500Z', C.ink, 0.5),
        rect(612, 384, 30, 40, 10, C.paper),
        rect(612, 884, 30, 40, 10, C.paper),
        line('M700 404H760M700 904H760', C.ink, 6, '14 14'),
        arrow(960, 560, 720, 560, { color: C.blue }),
        at(370, 904, {}, screw()),
        at(360, 404, {}, screw()),
        at(332, 404, {}, driver()),
        gripHand(THEO, 90, 404, { turn: 0, scale: 0.9, flip: true }),
        turnArrow(250, 404, 120, 215, 325),
        arrow(380, 800, 480, 800, { width: 16 }),
        at(
          980,
          800,
          { turn: 24 },
          rect(-50, -210, 100, 180, 20, C.paper),
          shape('M-26 -30H26L8 30H-8Z', C.signal),
          line('M-50 -130H50', C.signal, 20),
        ),
      ),
    ),
  'shelf-square': () =>
    page(
      C.sand,
      glow(800, 580, 540),
      table(1040),
      shelf(260, 1040, 20),
      line('M260 240L1340 1040', C.signal, 14, '34 26'),
      line('M1340 240L260 1040', C.blue, 14, '34 26'),
      at(
        1340,
        240,
        { turn: -36 },
        rect(-20, -60, 130, 120, 26, C.butter),
        circle(46, 0, 30, C.paper),
      ),
      circle(800, 640, 92, C.paper),
      line('M762 620H838M762 664H838', C.ink, 14),
      flatHand(THEO, 1330, 560, { turn: 4, scale: 0.85 }),
      flatHand(THEO, 270, 760, { turn: -4, scale: 0.85, flip: true }),
    ),
  'shelf-oil': () =>
    page(
      C.sand,
      glow(760, 560, 520),
      table(1010),
      floor(640, 1030, 480),
      shelf(120, 1020, 18),
      at(330, 858, {}, pot('herb')),
      at(580, 858, {}, pot('cactus', C.paper)),
      flat('M156 354H620V388H156Z', C.crust, 0.9),
      shape('M560 270Q640 230 740 280L770 356H540Q520 310 560 270Z', C.butter),
      flatHand(THEO, 560, 270, { turn: -12, scale: 0.9 }),
      bothWays(250, 230, 520, 230),
      at(
        1330,
        1010,
        {},
        rect(-110, -260, 220, 260, 16, C.signal),
        shape('M-50 -260V-310H50V-260Z', C.steel),
        shape('M0 -190Q50 -120 0 -90Q-50 -120 0 -190Z', C.butter),
        line('M-110 -60H110', C.ink, 6),
      ),
    ),
};
