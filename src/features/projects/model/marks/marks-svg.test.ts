import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrastOf, parseHexColor, TEXT_CONTRAST_MIN } from '@/shared/interface/contrast';
import { MARK_KINDS, MARK_TONES } from '../../constants';
import type { MarkPlace, MarkTone } from './marks';
import { marksSvg } from './marks-svg';
import { ninthOf } from './ninth';
import { TONE_COLOURS } from './tones';

const SIZE = { width: 1600, height: 1200 };
const SITE = { line: '#c2410c', ink: '#ffffff' };
const mark = (place: MarkPlace, number: number | null = null, tone: MarkTone | null = 'red') => ({
  ...place,
  ...{ number, tone },
});
const rgb = (hex: string) => [...(parseHexColor(hex) ?? [])];

/** Colours of a grey picture with marks, by places on 800 × 600. */
async function drawn(marks: ReturnType<typeof mark>[]) {
  const picture = sharp({ create: { ...SIZE, channels: 3, background: '#808080' } });
  const bytes = await picture
    .composite([{ input: Buffer.from(marksSvg(marks, SIZE, SITE)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return (x: number, y: number) => {
    const at = 3 * (Math.round(2 * y) * SIZE.width + Math.round(2 * x));
    return [...bytes.subarray(at, at + 3)];
  };
}

describe('marks as an SVG', () => {
  it('are lines at their place, with a light and a dark edge, in their tone or that of the site', async () => {
    const box = { kind: 'box' as const, x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
    const at = await drawn([mark(box)]);
    expect([at(200, 300), at(600, 300), at(400, 150), at(400, 450)]).toEqual(
      Array(4).fill(rgb('#dc2626')),
    );
    expect([at(202.5, 300), at(203.5, 300), at(210, 300)]).toEqual([
      rgb('#ffffff'),
      rgb('#141311'),
      rgb('#808080'),
    ]);
    expect((await drawn([mark(box, null, null)]))(200, 300)).toEqual(rgb(SITE.line));
  });

  it('are a circle, an arrow to its head, and a dot of one size', async () => {
    const circle = await drawn([mark({ kind: 'circle', x: 0.25, y: 0.25, w: 0.5, h: 0.5 })]);
    expect([circle(200, 300), circle(400, 150), circle(200, 150)]).toEqual([
      rgb('#dc2626'),
      rgb('#dc2626'),
      rgb('#808080'),
    ]);
    const arrow = await drawn([mark({ kind: 'arrow', x: 0.75, y: 0.5, w: -0.5, h: 0 })]);
    const spread = [210, 590].map((x) => arrow(x, 294)[0] === 0x80);
    expect([arrow(400, 300), spread]).toEqual([rgb('#dc2626'), [false, true]]);
    const [dot, wide] = await Promise.all(
      [0.02, 0.3].map((size) =>
        drawn([mark({ kind: 'dot', x: 0.5 - size / 2, y: 0.5 - size / 2, w: size, h: size })]),
      ),
    );
    for (const x of [400, 407, 411, 430]) expect(dot?.(x, 300)).toEqual(wide?.(x, 300));
  });

  it('have their numbers on discs, which need no font', async () => {
    const place = { kind: 'dot' as const, x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
    const pixels = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map(async (number) => {
        const at = await drawn([mark(place, number)]);
        return Array.from({ length: 32 * 32 }, (_, index) =>
          String(at(384 + (index % 32), 284 + Math.floor(index / 32))),
        ).join(' ');
      }),
    );
    expect(new Set(pixels).size).toBe(9);
    expect(pixels.every((each) => each.includes(String(rgb('#ffffff'))))).toBe(true);
    expect(marksSvg([mark(place, 1)], SIZE, SITE)).not.toContain('<text');
  });

  it('have colours on which their numbers are read, and are numbers and colours alone', () => {
    for (const tone of MARK_TONES) {
      const { line, ink } = TONE_COLOURS[tone];
      const [on, under] = [parseHexColor(ink), parseHexColor(line)];
      expect([tone, on && under && contrastOf(on, under) > TEXT_CONTRAST_MIN]).toEqual([
        tone,
        true,
      ]);
    }
    const all = MARK_KINDS.map((kind, index) =>
      mark({ kind, x: 1 / 3, y: 1 / 7, w: 0.1, h: 0.3 }, index + 1),
    );
    expect(marksSvg(all, SIZE, SITE)).toMatch(
      /^<svg [^<>]*>(<(path|circle) [\w\s="#.,()-]*\/>)*<\/svg>$/,
    );
  });
});

it('a mark is in one of nine parts of its picture, an arrow where its head is', () => {
  const at = (kind: MarkPlace['kind'], x: number, y: number, w: number, h: number) =>
    ninthOf({ kind, x, y, w, h });
  expect([
    at('circle', 0, 0, 0.2, 0.2),
    at('box', 0.4, 0.8, 0.2, 0.2),
    at('dot', 0.45, 0.45, 0.1, 0.1),
    at('arrow', 0.1, 0.9, 0.9, -0.8),
  ]).toEqual(['upper_left', 'lower_middle', 'middle_middle', 'upper_right']);
});
