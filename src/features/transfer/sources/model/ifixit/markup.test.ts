import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARK_TONES, MARKS_MAX } from '@/features/projects/constants';
import { placeProblem } from '@/features/projects/model/marks/marks';
import { readBy } from '@/testing/found-guides';
import { ifixitReader } from './ifixit-reader';
import { shapesIn, sizeIn } from './markup';

const SIZE = { width: 4032, height: 3024 };
const counts = (markup: string, size?: typeof SIZE) => {
  const { marks, found, outside, unreadable } = shapesIn(markup, size);
  return [found, marks.length, outside, unreadable];
};

describe('shapes of iFixit', () => {
  it('are boxes of two corners in any order, arrows to their second end, and circles', () => {
    const markup =
      ';rectangle,828x1164,586x430,red;arrow,2544.5x2220,932.25x2208,lightBlue;circle,368x263,251,violet;';
    const [box, arrow, circle] = shapesIn(markup, SIZE).marks;
    expect(box).toMatchObject({ kind: 'box', tone: 'red', x: 586 / 4032, y: 430 / 3024 });
    expect([box?.w, box?.h]).toEqual([242 / 4032, 734 / 3024]);
    expect(arrow).toMatchObject({ kind: 'arrow', tone: 'light_blue', x: 2544.5 / 4032 });
    expect(arrow?.w).toBeCloseTo(-1612.25 / 4032, 9);
    expect(circle).toMatchObject({ kind: 'circle', x: 117 / 4032, w: 502 / 4032, h: 502 / 3024 });
    expect(circle?.number).toBeNull();
  });

  it('are found, drawn, beyond the edge, or unreadable, and never moved', () => {
    expect(counts(';crop,-1176x0,5376x4032;null;;', SIZE)).toEqual([0, 0, 0, 0]);
    expect(counts(';arrow,100x100,9999x99,red;circle,10x10,11,red;', SIZE)).toEqual([2, 0, 2, 0]);
    expect(counts(';circle,368x263,251,red;')).toEqual([1, 0, 0, 1]);
    for (const broken of [
      ...['freehand,1x1,2x2,red', 'rectangle,10x10,20x20,pink', 'rectangle,10x10,20,red'],
      ...['circle,10x10,-3,red', 'circle,10x10,20x20,red', 'arrow,1x1,900x900', 'arrow'],
      ...['arrow,NaNx1,9x9,red', 'arrow,1e3x1,9x9,red', 'arrow,1x1x1,900x9,red', 'box,1x1,2x2,red'],
      ...['rectangle,10x10,12x900,red', 'arrow,1x1,900x900,red,thick', 'arrow,x,x,red', '🖍,,,'],
    ])
      expect([broken, ...counts(`;${broken};`, SIZE)]).toEqual([broken, 1, 0, 0, 1]);
    const many = ';rectangle,10x10,900x900,red'.repeat(MARKS_MAX + 3);
    expect(counts(many, SIZE)).toEqual([MARKS_MAX + 3, MARKS_MAX, 0, 3]);
  });

  it('are measured against the picture that has no shapes drawn in', () => {
    expect(sizeIn({ width: '800', height: 600 })).toEqual({ width: 800, height: 600 });
    expect(sizeIn({ width: 8, height: 6, srcImageInfo: { width: 80, height: 60 } })).toEqual({
      width: 80,
      height: 60,
    });
    expect(sizeIn({ markup_width: 8, markup_height: 6 })).toEqual({ width: 8, height: 6 });
    expect(sizeIn({ width: 0, height: 600 })).toBeUndefined();
  });

  it('is each one drawn within its picture or counted, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const markup of [text, `;arrow,${text},red;`, `;circle,${text}`]) {
          const { marks, found, outside, unreadable } = shapesIn(markup, SIZE);
          expect(marks.length + outside + unreadable).toBe(found);
          expect(marks.map(placeProblem).every((problem) => problem === undefined)).toBe(true);
        }
      }),
    );
  });
});

/** A shape, and how it ends. */
type Made = { text: string; as: 'drawn' | 'outside' | 'unreadable' | 'ignored' };
const COLOURS = [...MARK_TONES, 'lightBlue'];
const point = (max: number) =>
  fc.tuple(fc.integer({ min: 0, max }), fc.constantFrom('', '.5', '.9731115392738'));
const made: fc.Arbitrary<Made> = fc
  .record({
    kind: fc.constantFrom('rectangle', 'arrow', 'circle'),
    x: point(1000),
    y: point(1000),
    dx: fc.integer({ min: 100, max: 1000 }),
    dy: fc.integer({ min: 100, max: 1000 }),
    isTurned: fc.boolean(),
    colour: fc.constantFrom(...COLOURS),
    fate: fc.constantFrom('drawn', 'drawn', 'outside', 'unreadable', 'ignored'),
    fault: fc.constantFrom('colour', 'kind', 'second', 'sign'),
  })
  .map(({ kind, x, y, dx, dy, isTurned, colour, fate, fault }): Made => {
    if (fate === 'ignored') return { text: isTurned ? 'null' : `crop,-${dx}x0,${dy}x9`, as: fate };
    const beyond = fate === 'outside' ? 5000 : 0;
    const from = `${x[0] + dx + beyond}${x[1]}x${y[0] + dy}${y[1]}`;
    const to = `${x[0]}x${y[0]}`;
    const ends =
      kind === 'circle'
        ? [`${x[0] + dx + beyond}x${y[0] + dy}`, `${Math.min(dx, dy)}`]
        : isTurned
          ? [to, from]
          : [from, to];
    const parts = [kind, ...ends, colour];
    if (fate === 'unreadable') {
      if (fault === 'colour') parts[3] = 'chartreuse';
      if (fault === 'kind') parts[0] = `free${kind}`;
      if (fault === 'second') parts[2] = '';
      if (fault === 'sign') parts[1] = `--${parts[1]}`;
    }
    return { text: parts.join(','), as: fate as Made['as'] };
  });

it('200 strings of records, with broken ones, come with their counts', () => {
  const strings = fc.sample(fc.array(made, { minLength: 1, maxLength: 6 }), {
    numRuns: 200,
    seed: 61,
  });
  const of = (all: Made[], as: Made['as']) => all.filter((each) => each.as === as).length;
  const totals = { found: 0, drawn: 0, reported: 0 };
  for (const [index, all] of strings.entries()) {
    const { guides, refusals } = readBy(
      ifixitReader,
      'x.json',
      JSON.stringify({
        guideid: index,
        title: 'x',
        steps: [
          {
            title: 'Open it',
            lines: [{ text_raw: 'Turn it.', bullet: 'black' }],
            media: {
              type: 'image',
              data: [
                {
                  original: 'https://i.example/1.full',
                  ...SIZE,
                  markup: `;${all.map(({ text }) => text).join(';')};`,
                },
              ],
            },
          },
        ],
      }),
    );
    const raw = guides[0]?.raw as { steps: { marks?: { kind: string }[] }[] };
    const drawn = raw.steps[0]?.marks ?? [];
    const [outside, unreadable] = [of(all, 'outside'), of(all, 'unreadable')];
    const found = all.length - of(all, 'ignored');
    expect([all, drawn.length]).toEqual([all, of(all, 'drawn')]);
    const values = (count: number) => ({ count, found, drawn: drawn.length });
    expect(refusals.map(({ reason, values: shown }) => [reason, shown])).toEqual([
      ...(outside > 0 ? [['shapes_outside', values(outside)]] : []),
      ...(unreadable > 0 ? [['shapes_left_out', values(unreadable)]] : []),
    ]);
    totals.found += found;
    totals.drawn += drawn.length;
    totals.reported += outside + unreadable;
  }
  expect(totals.drawn + totals.reported).toBe(totals.found);
  expect(Math.min(totals.drawn, totals.reported)).toBeGreaterThan(100);
});
