import { hole, rimArc, tube, valve, wheel } from './bike-parts';
import { THEO, flatHand, gripHand, pinchHand, pointHand, thumbHand } from './hands';
import {
  C,
  arc,
  arrow,
  at,
  badge,
  bothWays,
  circle,
  clock,
  disc,
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

const bench = () => table(760, C.paper);
const patchShape = (r: number) => {
  const lobes = Array.from(
    { length: 12 },
    (_, i) =>
      `${i ? 'L' : 'M'}${Math.round(Math.cos((i * Math.PI) / 6) * (i % 2 ? r * 0.9 : r))} ${Math.round(Math.sin((i * Math.PI) / 6) * (i % 2 ? r * 0.62 : r * 0.7))}`,
  );
  return `${lobes.join('')}Z`;
};
const grit = (x: number, y: number, w: number, h: number) =>
  Array.from({ length: 26 }, (_, i) =>
    disc(x + ((i * 0.7549) % 1) * w, y + ((i * 0.5698) % 1) * h, 5, '#A8A199'),
  ).join('');

export const patching = {
  'puncture-bubbles': () =>
    page(
      C.sky,
      glow(760, 500, 480),
      table(930, C.sand),
      flat('M250 560H1230L1150 930Q1140 980 1080 980H400Q340 980 330 930Z', C.white),
      flat('M268 640H1212L1150 930Q1140 980 1080 980H400Q340 980 330 930Z', C.water),
      pipe('M780 300C380 300 360 880 740 880S1120 300 780 300Z', 62, '#77716A'),
      flat('M268 640H1212L1150 930Q1140 980 1080 980H400Q340 980 330 930Z', C.water, 0.45),
      line('M262 640Q340 620 420 640T580 640T740 640T900 640T1060 640T1218 640', C.blue, 8),
      line('M230 560H1250L1160 930Q1148 990 1080 990H400Q332 990 320 930Z', C.ink, 12),
      hole(470, 770, 62),
      [
        [440, 670, 18],
        [480, 620, 26],
        [430, 560, 20],
        [480, 500, 30],
        [425, 440, 16],
        [470, 390, 22],
      ]
        .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, C.white))
        .join(''),
      pinchHand(THEO, 1000, 440, { turn: -24, scale: 0.95 }),
    ),
  'puncture-mark': () =>
    page(
      C.sky,
      glow(760, 560, 520),
      table(880, C.sand),
      tube('M-60 640H1660', 300),
      line('M-60 540H1660', '#8E8880', 14),
      hole(620, 640, 90),
      line(arc(620, 640, 150, -40, 300), C.white, 18),
      at(
        736,
        544,
        { turn: 42 },
        shape('M0 0L-20 -60H20Z', C.paper),
        rect(-24, -400, 48, 340, 10, C.blue),
        rect(-24, -440, 48, 48, 10, C.ink),
      ),
      pinchHand(THEO, 900, 330, { turn: -30, scale: 1.05 }),
    ),
  'puncture-thorn': () =>
    page(
      C.sky,
      glow(800, 620, 540),
      pipe(
        'M420 1010Q330 860 340 680Q370 300 800 290Q1230 300 1260 680Q1270 860 1180 1010',
        120,
        C.rubber,
      ),
      line(
        'M420 1010Q330 860 340 680Q370 300 800 290Q1230 300 1260 680Q1270 860 1180 1010',
        '#3B3834',
        10,
        '34 30',
      ),
      [-2, -1, 0, 1, 2]
        .map((i) => at(800, 690, { turn: i * 27 }, rect(-44, -488, 88, 46, 14, C.rubber)))
        .join(''),
      shape('M650 150L720 120L704 470Z', C.signal),
      line('M656 210L610 180M716 190L760 170', C.signal, 14),
      pointHand(THEO, 716, 540, { turn: 68, scale: 0.95 }),
      shape(
        'M716 486Q640 500 650 600Q600 680 640 770Q720 740 790 790Q860 700 806 640Q800 520 716 486Z',
        C.butter,
      ),
      line('M690 540Q720 600 700 680M760 560Q760 620 780 690', C.ink, 6),
      arrow(560, 300, 500, 90, { bend: -20 }),
    ),
  'puncture-sand': () =>
    page(
      C.sky,
      at(
        0,
        110,
        {},
        glow(760, 560, 480),
        bench(),
        tube('M-60 640H1660', 230),
        line('M-60 560H1660', '#8E8880', 14),
        flat('M420 540H1040V740H420Z', '#918A82'),
        grit(440, 552, 580, 180),
        hole(560, 640, 60),
        rect(660, 560, 330, 150, 14, C.butter),
        rect(660, 690, 330, 34, 6, C.clay),
        flatHand(THEO, 720, 560, { turn: 20 }),
        bothWays(400, 420, 860, 380, { bend: 10 }),
        shape('M180 860L420 830L430 980L200 1010Z', C.clay),
        grit(212, 860, 190, 110),
      ),
    ),
  'puncture-glue': () =>
    page(
      C.sky,
      at(
        0,
        110,
        {},
        glow(700, 560, 480),
        bench(),
        tube('M-60 660H1660', 230),
        flat(
          'M330 580Q560 540 820 584Q880 660 800 740Q560 780 350 736Q270 660 330 580Z',
          C.butter,
          0.95,
        ),
        disc(560, 660, 11, C.ink),
        at(
          760,
          590,
          { turn: 42 },
          shape('M0 0L-26 -74H26Z', C.steel),
          shape('M-60 -84H60L80 -420H-80Z', C.signal),
          rect(-44, -104, 88, 34, 8, C.steel),
          rect(-96, -452, 192, 40, 8, C.steelDark),
          flat('M-36 -180H36V-330H-36Z', C.paper),
        ),
        pinchHand(THEO, 920, 350, { turn: -6, scale: 1.05 }),
        bothWays(380, 500, 640, 490, { width: 20 }),
        clock(280, 260, 170, 5),
        rect(240, 56, 80, 36, 10, C.steel),
      ),
    ),
  'puncture-patch': () =>
    page(
      C.sky,
      at(
        0,
        110,
        {},
        glow(760, 580, 480),
        bench(),
        tube('M-60 680H1660', 250),
        flat(
          'M380 590Q560 560 860 594Q920 680 850 768Q560 800 400 764Q320 680 380 590Z',
          C.butter,
          0.8,
        ),
        at(630, 680, {}, shape(patchShape(150), C.signal), shape(patchShape(88), '#E2733F')),
        thumbHand(THEO, 650, 660, { turn: -24, scale: 1.15 }),
        arrow(560, 380, 600, 530),
        arrow(450, 680, 260, 680, { width: 20, color: C.blue }),
        arrow(640, 800, 640, 930, { width: 20, color: C.blue }),
        shape('M150 960Q260 870 380 950L430 1060Q300 980 190 1070Z', C.steel),
        clock(250, 260, 140, 59.9),
      ),
    ),
};

export const rolling = {
  'puncture-tube-in': () =>
    page(
      C.sky,
      glow(800, 900, 700),
      rimArc(800, -420, 1300, 25, 155),
      line(arc(800, -420, 1104, 48, 132), C.ink, 40),
      tube(`${arc(800, -420, 1100, 120, 70)}Q1290 590 1370 690T1660 760`, 44),
      at(800, 672, {}, valve()),
      arrow(640, 760, 640, 480),
      turnArrow(800, -420, 880, 82, 62),
      pinchHand(THEO, 1290, 640, { turn: 34, scale: 0.95 }),
    ),
  'puncture-thumbs': () =>
    page(
      C.sky,
      glow(800, 600, 560),
      at(800, 580, {}, wheel(460, 24)),
      at(800, 984, { scale: 0.8 }, valve()),
      turnArrow(800, 580, 525, 262, 150),
      turnArrow(800, 580, 525, 278, 390),
      badge('1', 800, 140),
      badge('2', 800, 1110),
      thumbHand(THEO, 962, 962, { turn: 10, scale: 0.8 }),
      thumbHand(THEO, 638, 962, { turn: -10, scale: 0.8, flip: true }),
    ),
  'puncture-pump': () =>
    page(
      C.sky,
      glow(640, 620, 540),
      table(1060, C.sage),
      floor(560, 1070, 420),
      at(560, 610, {}, wheel(450, 22)),
      pipe('M420 -60L560 610', 54, C.blue),
      circle(560, 610, 34, C.steel),
      shape('M548 594L720 520Q760 516 752 550L570 630Z', C.signal),
      at(560, 1000, { scale: 0.7 }, valve()),
      pipe('M562 920Q700 860 820 960T1120 1010', 22, C.rubber),
      rect(536, 880, 56, 60, 10, C.signal),
      rect(1120, 470, 90, 560, 20, C.steel),
      rect(1040, 1020, 260, 50, 16, C.rubber),
      circle(1165, 960, 70, C.white),
      line('M1165 960L1200 920', C.signal, 12),
      rect(1152, 300, 26, 180, 0, C.steelDark),
      rect(1020, 250, 290, 56, 28, C.rubber),
      gripHand(THEO, 1165, 276, { turn: 90 + 180, scale: 0.75 }),
      bothWays(940, 260, 940, 520),
    ),
};
