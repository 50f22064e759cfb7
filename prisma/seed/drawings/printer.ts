import { THEO, flatHand, pinchHand } from './hands';
import {
  C,
  arrow,
  at,
  badge,
  bothWays,
  circle,
  figures,
  flat,
  glow,
  line,
  page,
  pipe,
  rect,
  shape,
  table,
  tick,
  turnArrow,
} from './kit';

const BRASS = '#E0B35A';
/** A nozzle whose tip is at the origin. */
const nozzle = (fill: string = BRASS) =>
  rect(-150, -430, 300, 190, 10, C.steelDark) +
  line('M-150 -380H150M-150 -335H150M-150 -290H150', C.ink, 6) +
  rect(-64, -240, 128, 50, 4, C.steel) +
  shape('M-96 -190H96V-100L22 0H-22L-96 -100Z', fill) +
  line('M-96 -130H96', C.ink, 6);
const heat = (x: number, y: number) =>
  [0, 1, 2].map((i) => line(`M${x + i * 90} ${y}q-36 -40 0 -80t0 -80`, C.signal, 16)).join('');
/** The whole machine from the front, standing on the origin, about 860 wide and 900 high. */
const printer = (print = '') =>
  rect(-430, -120, 860, 120, 20, C.steelDark) +
  rect(120, -92, 230, 64, 10, C.ink) +
  circle(60, -60, 30, C.paper) +
  rect(-360, -860, 56, 740, 8, C.steel) +
  rect(304, -860, 56, 740, 8, C.steel) +
  rect(-390, -900, 780, 60, 14, C.steelDark) +
  circle(210, -960, 110, C.signal) +
  circle(210, -960, 40, C.paper) +
  line('M130 -960H148M272 -960H290M210 -1040V-1022', C.ink, 6) +
  rect(-390, -560, 780, 44, 8, C.rubber) +
  rect(-270, -190, 540, 36, 6, C.ink) +
  rect(-230, -154, 60, 34, 4, C.steel) +
  rect(170, -154, 60, 34, 4, C.steel) +
  print +
  at(
    0,
    0,
    {},
    pipe('M90 -900Q60 -760 10 -640', 12, C.signal),
    rect(-90, -640, 180, 190, 16, C.blue),
    circle(0, -560, 52, C.paper),
    line('M-30 -590L30 -530M30 -590L-30 -530', C.ink, 6),
  ) +
  shape('M-36 -450H36V-420L10 -390H-10L-36 -420Z', BRASS);
const bed = () =>
  shape('M330 560H1270L1480 960H120Z', C.rubber) +
  shape('M120 960H1480V1000H120Z', C.steelDark) +
  line('M380 620H1220M300 900H1300', '#6D6760', 6);
const knob = (x: number, y: number) =>
  circle(x, y, 74, C.signal) +
  Array.from({ length: 8 }, (_, i) => at(x, y, { turn: i * 45 }, line('M48 0H64', C.ink, 7))).join(
    '',
  ) +
  circle(x, y, 20, C.steel);

export const printerDrawings = {
  'printer-cover': () =>
    page(
      C.lilac,
      glow(800, 620, 560),
      table(1080),
      at(
        800,
        1090,
        { scale: 0.98 },
        printer(
          rect(-90, -204, 180, 16, 4, C.signal) +
            shape('M-74 -204Q-150 -290 -66 -340L-52 -386H52L66 -340Q150 -290 74 -204Z', C.signal) +
            line('M-104 -246H104M-106 -290H106M-72 -336H72', C.ink, 5),
        ),
      ),
    ),
  'printer-clean': () =>
    page(
      C.lilac,
      glow(800, 560, 520),
      bed(),
      flat('M560 700Q760 640 980 720L1080 860Q800 900 480 840Z', '#6D6760'),
      shape('M640 700Q760 650 900 690L960 800Q780 850 600 810Z', C.butter),
      line('M690 720Q760 750 860 720M680 780Q760 760 880 790', C.ink, 6),
      flatHand(THEO, 640, 720, { turn: -22, scale: 1.1 }),
      bothWays(260, 780, 540, 780),
      at(
        280,
        560,
        {},
        rect(-90, -300, 180, 300, 26, C.water),
        flat('M-86 -180H86V-26Q86 -4 64 -4H-64Q-86 -4 -86 -26Z', '#8DB3D2'),
        rect(-36, -360, 72, 60, 8, C.paper),
        shape('M-70 -430H60L90 -400H40V-360H-40V-390H-70Z', C.blue),
        rect(-56, -190, 112, 110, 10, C.paper),
        shape('M0 -176Q34 -136 0 -112Q-34 -136 0 -176Z', C.blue),
      ),
    ),
  'printer-heat': () =>
    page(
      C.lilac,
      glow(800, 560, 540),
      table(1060),
      rect(240, 900, 1120, 60, 8, C.rubber),
      rect(300, 960, 80, 100, 6, C.steel),
      rect(1220, 960, 80, 100, 6, C.steel),
      flat('M248 904H1352V922H248Z', C.signal),
      heat(420, 870),
      heat(1010, 870),
      at(800, 660, { scale: 1.1 }, nozzle(C.signal)),
      at(
        310,
        330,
        {},
        rect(-220, -110, 440, 220, 26, C.paper),
        figures('200', -26, 6, 120),
        circle(152, -36, 18),
      ),
      at(
        1290,
        330,
        {},
        rect(-200, -110, 400, 220, 26, C.paper),
        figures('60', -26, 6, 120),
        circle(90, -36, 18),
      ),
      arrow(540, 330, 640, 420, { width: 16 }),
      line('M1290 440V560Q1290 800 1370 880', C.ink, 6, '20 18'),
    ),
  'printer-nozzle': () =>
    page(
      C.lilac,
      glow(700, 560, 540),
      at(640, 640, { scale: 1.35 }, nozzle()),
      pipe('M640 650Q690 740 620 800Q580 850 640 900', 26, C.signal),
      rect(240, 1060, 800, 50, 8, C.rubber),
      line('M640 940V1040', C.ink, 6, '16 16'),
      at(
        730,
        560,
        { turn: -16 },
        Array.from({ length: 8 }, (_, i) => line(`M0 ${i * 20 - 70}H120`, BRASS, 12)).join(''),
        rect(116, -96, 64, 190, 10, C.wood),
        rect(180, -34, 480, 68, 30, C.wood),
      ),
      pinchHand(THEO, 1150, 430, { turn: -12, scale: 1 }),
      bothWays(880, 760, 1010, 920, { bend: 20 }),
      line('M360 700Q330 660 360 620T360 540M290 700Q260 660 290 620T290 540', C.signal, 14),
    ),
  'printer-corners': () =>
    page(
      C.lilac,
      glow(800, 600, 560),
      rect(400, 200, 800, 800, 30, C.rubber),
      rect(440, 240, 720, 720, 10, '#6D6760'),
      line('M520 320H1080L520 880H1080', C.paper, 12, '30 26'),
      knob(400, 200),
      knob(1200, 200),
      knob(400, 1000),
      knob(1200, 1000),
      shape('M470 270H690V470H470Z', C.white),
      circle(540, 340, 44, BRASS),
      circle(540, 340, 12, C.ink),
      badge('1', 640, 420, 42),
      badge('2', 1060, 340, 42),
      badge('3', 540, 860, 42),
      badge('4', 1060, 860, 42),
      turnArrow(400, 200, 140, 170, 280),
      pinchHand(THEO, 330, 240, { turn: -32, scale: 0.85, flip: true }),
    ),
  'printer-offset': () =>
    page(
      C.lilac,
      glow(700, 560, 540),
      flat('M0 940H1600V1200H0Z', '#6D6760'),
      line('M0 940H1600'),
      at(620, 908, { scale: 1.5 }, nozzle()),
      rect(200, 912, 1000, 24, 2, C.white),
      shape('M1200 912Q1290 900 1330 850L1346 866Q1300 930 1200 936Z', C.white),
      pinchHand(THEO, 1330, 850, { turn: -26, scale: 0.9 }),
      bothWays(860, 1040, 1200, 1040),
      arrow(260, 560, 260, 860, { color: C.blue }),
      arrow(180, 860, 180, 560, { color: C.blue }),
    ),
  'printer-read': () =>
    page(
      C.lilac,
      rect(550, 70, 500, 1060, 40, C.paper),
      [300, 800, 1300].map((x) => rect(x - 210, 860, 420, 60, 6, C.rubber)).join(''),
      [-150, -50, 50, 150].map((dx) => circle(300 + dx, 818, 42, C.signal)).join(''),
      [-150, -50, 50, 150].map((dx) => rect(750 + dx, 796, 100, 64, 26, C.signal)).join(''),
      shape(
        'M1100 860L1110 828L1140 812L1160 790L1180 816L1230 828L1262 786L1286 822L1330 830L1362 792L1390 826L1440 812L1470 834L1500 860Z',
        C.signal,
      ),
      at(300, 640, { scale: 0.8 }, nozzle()),
      at(800, 756, { scale: 0.8 }, nozzle()),
      at(1300, 786, { scale: 0.8 }, nozzle()),
      badge('1', 300, 1020, 60, C.ink),
      badge('2', 800, 1020, 60),
      badge('3', 1300, 1020, 60, C.ink),
      tick(800, 190, 80),
      line('M255 130L345 220M345 130L255 220M1255 130L1345 220M1345 130L1255 220', C.ink, 22),
    ),
};
