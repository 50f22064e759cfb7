import { ANA, flatHand, gripHand, pinchHand } from './hands';
import {
  C,
  arrow,
  at,
  badge,
  circle,
  clock,
  ellipse,
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

const drop = (fill: string = C.blue) =>
  shape('M0 -70Q54 0 44 34Q30 62 0 62Q-30 62 -44 34Q-54 0 0 -70Z', fill) +
  line('M-18 26Q-14 40 0 42', C.white, 8);
/** Cross handle with its hub at the origin, seen from the side. */
const handle = () =>
  rect(-170, -34, 340, 58, 29, C.steel) + rect(-60, -58, 120, 120, 22, C.steelDark);
const cap = () => shape('M-50 0Q-50 -34 0 -34Q50 -34 50 0Z', C.blue);
/**
 * The part that is unscrewed: stem above, thread below; 0 is the shoulder that rests on the tap.
 */
const bonnet = () =>
  rect(-24, -190, 48, 90, 4, '#E0B35A') +
  line('M-24 -165H24M-24 -140H24M-24 -115H24', C.ink, 5) +
  shape('M-60 -110H60L92 -86V-14H-92V-86Z', '#E0B35A') +
  line('M-36 -84V-16M36 -84V-16', C.ink, 6) +
  rect(-74, -14, 148, 130, 4, '#C99A43') +
  line('M-74 20H74M-74 52H74M-74 84H74', C.ink, 6) +
  rect(-34, 116, 68, 50, 4, '#E0B35A');
const washer = (fill: string) =>
  rect(-62, -24, 124, 40, 6, C.steelDark) + rect(-62, 4, 124, 36, 12, fill);
/** A wall tap; its opening for the bonnet is at the origin. */
const tap = () =>
  pipe('M-420 130H-60', 110, C.steel, 'butt') +
  rect(-470, 30, 50, 200, 10, C.steelDark) +
  pipe('M20 130H190Q290 130 290 250V330', 96, C.steel, 'butt') +
  rect(232, 320, 116, 44, 10, C.steelDark) +
  shape('M-110 0H110V150Q110 226 0 226Q-110 226 -110 150Z', C.steel) +
  line('M-70 60V140', C.white, 16);
const wall = () =>
  flat('M0 0H360V1200H0Z', '#C9DAD3') +
  line(
    'M0 300H360M0 620H360M0 940H360M180 0V300M180 620V940M90 300V620M270 300V620',
    '#B2C8C0',
    8,
  ) +
  line('M360 0V1200');
/** A basin from the side, its rim at y. */
const basin = (y: number) =>
  shape(
    `M420 ${y}H1500Q1500 ${y + 60} 1470 ${y + 60}Q1420 ${y + 300} 1180 ${y + 320}H740Q500 ${y + 300} 450 ${y + 60}Q420 ${y + 60} 420 ${y}Z`,
    C.paper,
  ) + line(`M470 ${y + 60}H1450`, C.ink, 6);
/** Jaws of the spanner from above, around a nut at the origin. */
const topSpanner = () =>
  shape(
    'M-50 -76L-10 -130Q70 -130 96 -56L280 -40V40L96 56Q70 130 -10 130L-50 76H44L84 0L44 -76Z',
    C.steelDark,
  );
const driver = () =>
  rect(-12, -260, 24, 260, 2, C.steel) +
  shape('M-40 -260Q-56 -300 -48 -470Q0 -510 48 -470Q56 -300 40 -260Z', C.signal) +
  line('M0 -300V-440', C.ink, 6);

export const tapDrawings = {
  'tap-cover': () =>
    page(
      C.mint,
      glow(860, 520, 500),
      wall(),
      basin(980),
      at(
        780,
        400,
        { scale: 1.15 },
        bonnet(),
        at(0, -200, {}, handle(), at(0, -58, {}, cap())),
        tap(),
      ),
      at(1114, 890, { scale: 0.8 }, drop()),
      at(
        1370,
        380,
        { scale: 1.2 },
        circle(0, 0, 110, C.rubber),
        circle(0, 0, 34, C.paper),
        circle(0, 0, 78),
      ),
    ),
  'tap-shut-off': () =>
    page(
      C.mint,
      flat('M0 0H1600V1200H0Z', '#D3E2DB'),
      line(
        'M0 300H1600M0 620H1600M0 940H1600M400 0V300M1200 0V300M800 300V620M400 620V940M1200 620V940M800 940V1200',
        '#BCD0C8',
        8,
      ),
      glow(700, 600, 470),
      circle(700, 620, 190, C.steelDark),
      circle(700, 620, 60, C.steel),
      shape(
        'M700 400Q770 400 780 470Q790 530 850 540Q920 550 920 620Q920 690 850 700Q790 710 780 770Q770 840 700 840Q630 840 620 770Q610 710 550 700Q480 690 480 620Q480 550 550 540Q610 530 620 470Q630 400 700 400Z',
        C.steel,
      ),
      circle(700, 620, 50, C.blue),
      turnArrow(700, 620, 340, 195, 330),
      gripHand(ANA, 900, 640, { turn: 14, scale: 1.05 }),
      at(1330, 180, { scale: 0.9 }, drop()),
      line('M1230 280L1430 80', C.signal, 26),
    ),
  'tap-cover-drain': () =>
    page(
      C.mint,
      glow(800, 460, 480),
      shape(
        'M120 560H1480Q1500 560 1490 600Q1440 1080 1080 1100H520Q160 1080 110 600Q100 560 120 560Z',
        C.white,
      ),
      shape('M260 560Q320 980 560 1010H1040Q1280 980 1340 560Z', '#C9D6D2'),
      rect(730, 1010, 140, 190, 10, C.steelDark),
      ellipse(800, 960, 90, 24, C.steelDark),
      shape(
        'M520 900Q600 860 690 890Q790 850 880 890Q990 850 1080 900L1110 990Q960 960 860 1000Q760 960 660 1000Q570 970 490 990Z',
        C.signal,
      ),
      line('M600 920L590 970M740 900V960M900 910L920 960M1020 910L1050 960', C.ink, 6),
      at(760, 250, { scale: 0.8 }, bonnet(), at(0, -200, {}, handle()), tap()),
      flatHand(ANA, 930, 850, { turn: -32, scale: 0.95 }),
      arrow(620, 700, 620, 840),
    ),
  'tap-handle': () =>
    page(
      C.mint,
      glow(700, 560, 520),
      wall(),
      at(720, 950, { scale: 1.1 }, bonnet(), tap()),
      line('M720 740V440', C.ink, 6, '18 18'),
      at(720, 620, { scale: 1.1 }, handle()),
      at(
        720,
        480,
        {},
        shape('M-34 -26H34L22 0H-22Z', C.signal),
        rect(-12, 0, 24, 64, 4, C.signal),
        line('M-12 20L12 30M-12 40L12 50', C.ink, 5),
      ),
      at(400, 330, { turn: -24, scale: 1.3 }, cap()),
      arrow(600, 420, 490, 360, { width: 14, bend: -8 }),
      at(720, 448, { scale: 0.85 }, driver()),
      gripHand(ANA, 720, 130, { turn: -6, scale: 0.85 }),
      arrow(610, 300, 850, 300, { bend: 46, width: 20 }),
      arrow(1010, 660, 1010, 490),
    ),
  'tap-bonnet': () =>
    page(
      C.mint,
      glow(820, 520, 520),
      wall(),
      at(720, 640, { scale: 1.3 }, bonnet(), tap()),
      rect(590, 524, 260, 78, 18, C.steelDark),
      rect(840, 538, 560, 50, 20, C.steelDark),
      circle(870, 563, 18, C.signal),
      line('M960 563H1180', C.ink, 6),
      gripHand(ANA, 1290, 560, { turn: -58, scale: 0.9 }),
      line('M1180 420A480 150 0 0 0 880 300', C.signal, 26),
      at(860, 294, { turn: -172 }, shape('M44 0L-22 -36V36Z', C.signal)),
      gripHand(ANA, 1096, 1010, { turn: 30, scale: 0.95 }),
      circle(280, 270, 230, C.paper),
      at(
        220,
        320,
        { turn: -20, scale: 0.72 },
        shape('M-76 0L-38 -66H38L76 0L38 66H-38Z', '#E0B35A'),
        circle(0, 0, 24, C.paper),
        topSpanner(),
      ),
      turnArrow(240, 300, 165, -45, -125, { width: 18 }),
    ),
  'tap-washer': () =>
    page(
      C.mint,
      glow(800, 560, 540),
      table(980),
      at(560, 430, { scale: 1.7 }, bonnet()),
      at(
        1200,
        860,
        { scale: 1.4 },
        washer(C.rubber),
        line('M-40 20L-20 34L0 16L24 32L44 18', C.paper, 5),
      ),
      at(560, 850, { scale: 1.4 }, washer(C.signal)),
      arrow(430, 900, 430, 720),
      arrow(700, 740, 1060, 800, { color: C.blue, bend: -60 }),
      line('M1150 610L1250 710M1250 610L1150 710', C.ink, 20),
      pinchHand(ANA, 660, 880, { turn: 18, scale: 0.9 }),
    ),
  'tap-seat': () =>
    page(
      C.mint,
      glow(800, 560, 540),
      rect(-20, 900, 460, 240, 0, C.steel),
      rect(1160, 560, 460, 260, 0, C.steel),
      rect(420, 300, 760, 860, 20, C.steel),
      flat('M0 904H428V1136H0Z M1170 564H1600V816H1170Z', C.steel),
      flat('M544 292H1056V620H1610V760H1056V896H880V964H720V896H544Z', '#EAF1EE'),
      flat('M0 960H880V1080H0Z', '#B7D3E4'),
      line('M540 300V900H720V960H-10M-10 1080H880V900H1060V760H1610M1060 300V620H1610'),
      rect(600, 852, 130, 48, 10, C.signal),
      rect(870, 852, 130, 48, 10, C.signal),
      line(
        'M560 380H580M560 440H580M560 500H580M1020 380H1040M1020 440H1040M1020 500H1040',
        C.ink,
        7,
      ),
      at(
        800,
        640,
        { turn: 10 },
        rect(-26, -560, 52, 600, 20, C.wood),
        rect(-90, 30, 180, 46, 10, C.woodDark),
        Array.from({ length: 9 }, (_, i) => line(`M${i * 20 - 80} 78V160`, C.blue, 10)).join(''),
      ),
      gripHand(ANA, 870, 230, { turn: -8, scale: 0.95 }),
      turnArrow(800, 560, 190, 150, 30),
    ),
  'tap-test': () =>
    page(
      C.mint,
      glow(800, 520, 500),
      wall(),
      basin(930),
      at(
        760,
        480,
        { scale: 1.15 },
        bonnet(),
        at(0, -200, {}, handle(), at(0, -58, {}, cap())),
        tap(),
      ),
      pinchHand(ANA, 940, 245, { turn: -6, scale: 1 }),
      arrow(580, 150, 900, 140, { bend: -46, width: 22 }),
      clock(1330, 600, 150, 2),
      badge('2', 1440, 720, 58),
      tick(1094, 1040, 80),
    ),
};
