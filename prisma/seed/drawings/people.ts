import { ANA, THEO } from './hands';
import { bicycle } from './bike-parts';
import { C, at, circle, disc, flat, line, pipe, rect, shape, sheet } from './kit';
import { bun, coffee } from './kitchen';
import { pot } from './plants';

const eyes = (y: number) => circle(336, y, 13, C.ink) + circle(464, y, 13, C.ink);
const curls = [
  [250, 250],
  [330, 190],
  [430, 180],
  [530, 220],
  [580, 310],
  [600, 410],
  [580, 510],
  [210, 340],
  [196, 440],
  [226, 530],
];

export const peopleDrawings = {
  'ana-avatar': () =>
    sheet(
      800,
      800,
      '#C9D9BC',
      curls.map(([x, y]) => circle(x ?? 0, y ?? 0, 92, '#3A2A22')).join(''),
      disc(400, 330, 210, '#3A2A22'),
      shape('M120 820Q130 660 300 640H500Q670 660 680 820Z', C.paper),
      shape('M250 820V690L310 640H490L550 690V820Z', C.leaf),
      line('M250 700Q240 660 270 640M550 700Q560 660 530 640', C.ink),
      pipe('M400 540V640', 110, ANA.skin, 'butt'),
      flat('M345 560H455V640Q400 690 345 640Z', ANA.skin),
      line('M338 636Q400 700 462 636'),
      shape('M252 380Q240 230 400 230Q560 230 548 380Q548 580 400 600Q252 580 252 380Z', ANA.skin),
      shape('M236 330Q250 180 400 176Q550 180 564 330Q480 270 400 272Q320 270 236 330Z', C.signal),
      shape('M540 220Q600 130 660 160Q640 240 570 260Z', C.signal),
      shape('M548 240Q640 250 650 320Q580 320 544 270Z', C.signal),
      [
        [320, 250],
        [400, 222],
        [480, 250],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 12, C.paper))
        .join(''),
      eyes(410),
      line('M306 366Q336 346 366 366M434 366Q464 346 494 366', C.ink, 9),
      line('M400 420Q386 460 408 464'),
      shape('M330 500Q400 520 470 500Q460 560 400 560Q340 560 330 500Z', C.white),
      disc(290, 474, 26, '#A8603F55'),
      disc(510, 474, 26, '#A8603F55'),
      circle(248, 470, 16, C.cheese),
      circle(552, 470, 16, C.cheese),
    ),
  'theo-avatar': () =>
    sheet(
      800,
      800,
      '#C5D3DE',
      shape('M110 820Q120 660 300 630H500Q680 660 690 820Z', THEO.sleeve),
      line('M400 700V820M340 650L400 710L460 650', C.ink),
      pipe('M400 540V630', 116, THEO.skin, 'butt'),
      flat('M342 560H458V630Q400 680 342 630Z', THEO.skin),
      circle(246, 420, 40, THEO.skin),
      circle(554, 420, 40, THEO.skin),
      shape(
        'M252 360Q250 220 400 220Q550 220 548 360V440Q548 600 400 610Q252 600 252 440Z',
        THEO.skin,
      ),
      shape(
        'M252 400Q280 470 330 470Q400 440 470 470Q520 470 548 400V470Q548 650 400 660Q252 650 252 470Z',
        '#9A5B34',
      ),
      shape('M340 520Q400 545 460 520Q450 566 400 566Q350 566 340 520Z', C.white),
      shape('M232 320Q230 130 400 126Q570 130 568 320Z', C.blue),
      rect(216, 276, 368, 84, 30, '#3B64DD'),
      line('M290 282V354M350 282V354M410 282V354M470 282V354M530 282V354', C.ink, 5),
      circle(400, 116, 36, C.signal),
      circle(330, 416, 50, '#FFFFFF66'),
      circle(470, 416, 50, '#FFFFFF66'),
      line('M380 412Q400 400 420 412'),
      circle(334, 418, 12, C.ink),
      circle(466, 418, 12, C.ink),
      line('M400 430Q384 464 412 470'),
      at(
        606,
        352,
        { turn: -16, scale: 0.72 },
        rect(-80, -12, 150, 24, 4, C.cheese),
        shape('M-80 -12L-112 0L-80 12Z', C.dough),
      ),
    ),
  'ana-cover': () =>
    sheet(
      1600,
      600,
      C.sage,
      flat('M0 0H1600V430H0Z', '#E9F0E2'),
      line(
        'M0 140H1600M0 290H1600M200 0V140M600 0V140M1000 0V140M1400 0V140M400 140V290M800 140V290M1200 140V290M200 290V430M600 290V430M1000 290V430M1400 290V430',
        '#D3DFC8',
        8,
      ),
      flat('M0 450H1600V600H0Z', C.wood),
      line('M0 450H1600M0 500H1600'),
      at(110, 450, { scale: 0.9 }, pot('cactus', C.butter)),
      at(290, 450, { scale: 1.1 }, pot('herb', C.signal)),
      at(470, 450, { scale: 0.95 }, pot('snake', C.blue)),
      [
        [640, 420],
        [760, 420],
        [880, 420],
        [700, 350],
        [820, 350],
        [760, 284],
      ]
        .map(([x, y], i) => at(x ?? 0, y ?? 0, { scale: 0.84 }, bun(i % 3)))
        .join(''),
      rect(560, 450, 400, 26, 13, C.white),
      at(1090, 440, { scale: 0.95 }, coffee()),
      pipe('M1600 200H1420Q1330 200 1330 290V330', 60, C.steel),
      rect(1284, 326, 92, 36, 8, C.steelDark),
      rect(1440, 110, 60, 70, 8, '#E0B35A'),
      rect(1390, 80, 160, 40, 20, C.steelDark),
      shape('M1330 380Q1364 430 1352 446Q1330 466 1308 446Q1296 430 1330 380Z', C.blue),
    ),
  'theo-cover': () =>
    sheet(
      1600,
      600,
      '#3A4858',
      Array.from({ length: 96 }, (_, i) =>
        disc(50 + (i % 16) * 100, 40 + Math.floor(i / 16) * 70, 6, '#2F3B4A'),
      ).join(''),
      at(420, 310, { scale: 0.62 }, bicycle(C.signal)),
      at(1070, 60, {}, rect(-14, 0, 28, 170, 6, C.steel), rect(-30, 160, 60, 150, 22, C.signal)),
      at(1180, 60, {}, rect(-80, 0, 160, 70, 12, C.steelDark), rect(-18, 70, 36, 240, 12, C.wood)),
      at(
        1300,
        60,
        { turn: 0 },
        shape('M-60 0L-30 60V250Q-30 290 0 290Q30 290 30 250V60L60 0L20 20V70H-20V20Z', C.steel),
      ),
      flat('M0 470H1600V600H0Z', C.wood),
      line('M0 470H1600M0 520H1600'),
      at(1460, 470, { scale: 0.9 }, pot('cactus')),
      rect(1040, 430, 320, 40, 4, C.crust),
      rect(1080, 392, 240, 38, 4, C.wood),
      at(930, 470, { scale: 0.9 }, pot('herb', C.paper)),
    ),
};
