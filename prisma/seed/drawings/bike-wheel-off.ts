import { bicycle, rimArc, tube, tyreLever, valve, wheel } from './bike-parts';
import { THEO, pinchHand } from './hands';
import {
  C,
  arc,
  arrow,
  at,
  circle,
  flat,
  floor,
  glow,
  line,
  page,
  pipe,
  polar,
  rect,
  shape,
  turnArrow,
} from './kit';

const bottle = () =>
  rect(-42, -200, 84, 200, 22, C.water) +
  rect(-28, -236, 56, 40, 8, C.steel) +
  rect(-12, -262, 24, 28, 8, C.signal) +
  line('M-42 -110H42');

export const wheelOff = {
  'puncture-cover': () =>
    page(
      C.sky,
      glow(800, 560, 500),
      flat('M0 960H1600V1200H0Z', C.sage),
      line('M0 960H1600M1180 1090l14 -34l14 34M760 1130l14 -34l14 34M1440 1150l14 -34l14 34'),
      floor(795, 976, 640, 30),
      at(795, 700, { scale: 1.08 }, bicycle(C.signal)),
      at(
        270,
        1090,
        {},
        rect(-110, -60, 220, 110, 14, C.butter),
        line('M-110 -20H110'),
        rect(-36, -8, 72, 46, 12, C.signal),
      ),
      at(640, 1040, { turn: 80, scale: 0.7 }, tyreLever(C.blue)),
      at(660, 1110, { turn: 86, scale: 0.7 }, tyreLever(C.blue)),
      at(
        1440,
        520,
        { turn: 46 },
        rect(-110, -44, 220, 88, 40, C.butter),
        rect(-40, -44, 80, 88, 0, '#E9CF9A'),
        [-16, 16].map((x) => line(`M${x} -12V-10M${x} 12V14`, C.ink, 9)).join(''),
      ),
    ),
  'puncture-upside-down': () =>
    page(
      C.sky,
      flat('M0 920H1600V1200H0Z', C.sage),
      line('M0 920H1600'),
      line(
        'M90 920l14 -34l14 34M1460 920l14 -34l14 34M1380 1090l14 -34l14 34M300 1120l14 -34l14 34',
        C.leafDark,
        8,
      ),
      flat('M430 910H1330L1390 990H370Z', C.paper),
      line('M430 910H1330L1390 990H370ZM410 965H1352', C.ink, 6),
      `<g transform="translate(820 520) scale(1.08 -1.08)">${bicycle(C.blue)}</g>`,
      turnArrow(800, 420, 330, 215, 325),
      at(190, 1120, { turn: 90, scale: 0.85 }, bottle()),
      at(
        1250,
        1090,
        {},
        rect(-60, -36, 110, 72, 20, C.rubber),
        rect(44, -46, 34, 92, 12, C.butter),
      ),
    ),
  'puncture-open-brake': () =>
    page(
      C.sky,
      glow(800, 640, 560),
      pipe('M520 1260V300Q520 190 640 180H960Q1080 190 1080 300V1260', 76, '#A9B9C6', 'butt'),
      rect(706, 260, 188, 1000, 90, C.rubber),
      line('M760 330V1200M840 330V1200', '#3B3834', 12, '40 34'),
      rect(700, 690, 200, 520, 0, C.steel),
      line('M800 690V1200', C.steelDark, 10),
      [-1, 1]
        .map((side) =>
          at(
            800,
            0,
            { flip: side < 0 },
            shape(
              'M196 1010L150 1010Q140 700 190 430Q200 400 240 410Q262 420 254 460Q216 720 226 1000Z',
              C.steelDark,
            ),
            circle(192, 990, 40, C.steel),
            circle(192, 990, 14, C.ink),
            rect(104, 720, 60, 200, 20, C.rubber),
            rect(160, 790, 40, 50, 8, C.steel),
          ),
        )
        .join(''),
      line('M1046 436L1150 436', C.ink, 12),
      pipe('M1040 430L700 330', 10, C.steel),
      pipe('M690 326Q560 290 500 180Q470 110 520 40', 26, C.signal),
      rect(528, 420, 70, 44, 12, C.steel),
      pinchHand(THEO, 690, 300, { turn: -28, scale: 0.8 }),
      arrow(430, 400, 400, 180, { bend: -30 }),
      arrow(270, 620, 430, 620, { color: C.blue, width: 34 }),
      arrow(1340, 620, 1180, 620, { color: C.blue, width: 34 }),
    ),
  'puncture-quick-release': () =>
    page(
      C.sky,
      glow(760, 640, 540),
      rimArc(760, 620, 820, 105, 435, 60),
      shape(
        'M640 1260L690 760Q690 700 720 690L724 560Q760 536 796 560L800 690Q830 700 830 760L880 1260Z',
        C.blue,
      ),
      flat('M738 550H782V640H738Z', C.sky),
      line('M738 556V630Q738 652 760 652Q782 652 782 630V556'),
      circle(760, 620, 74, C.steel),
      circle(760, 620, 30, C.steelDark),
      `<g stroke-dasharray="22 22" opacity="0.75">${line('M740 640L700 990Q720 1040 760 1000L800 640', C.ink, 8, '22 22')}</g>`,
      shape('M752 570L1120 520Q1190 516 1190 566Q1186 610 1130 612L770 664Z', C.signal),
      circle(760, 620, 30, C.signal),
      turnArrow(760, 620, 420, 82, 12),
      arrow(460, 560, 460, 260, { color: C.blue, width: 34 }),
      pinchHand(THEO, 1180, 570, { turn: 14, scale: 0.85 }),
    ),
  'puncture-levers': () =>
    page(
      C.sky,
      glow(800, 900, 700),
      rimArc(800, 1560, 1300, 205, 335),
      line(arc(800, 1560, 1110, 240, 300), C.ink, 30),
      tube(arc(800, 1560, 1085, 252, 288), 30),
      at(...polar(800, 1560, 1085, 252), { turn: -18 }, tyreLever(C.blue)),
      at(...polar(800, 1560, 1085, 288), { turn: 18 }, tyreLever(C.signal)),
      pinchHand(THEO, 1065, 790, { turn: 22, scale: 0.95 }),
      turnArrow(800, 1560, 1400, 270, 292),
    ),
  'puncture-tube-out': () =>
    page(
      C.sky,
      glow(760, 620, 560),
      at(600, 620, {}, wheel(500, 24)),
      tube('M600 156Q380 160 262 330', 44),
      tube(
        'M600 156Q800 150 880 330Q930 480 1100 420Q1260 350 1240 560Q1220 800 1010 840Q900 870 850 1000',
        44,
      ),
      at(880, 330, { turn: 60, scale: 0.8 }, valve()),
      pinchHand(THEO, 1225, 440, { turn: -14, scale: 0.9 }),
      arrow(1030, 250, 1290, 180, { bend: -30 }),
    ),
};
