import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { readScalable } from './read-scalable';
import {
  scaledLine,
  type Scaling,
  shareText,
  type ShownMeasure,
  textOf,
  yieldFor,
  yieldText,
} from './scale-line';

const WORDS = { cup: ['cup', 'cups'], tbsp: ['tbsp'], tsp: ['tsp'] };

function scaled(
  line: string,
  scaling: Scaling,
  lang: ProjectLanguage = 'en',
): (string | ShownMeasure)[] {
  const measures = readScalable(line, lang);
  return measures ? scaledLine(line, measures, { words: WORDS, ...scaling }, lang) : [line];
}
const shown = (line: string, scaling: Scaling, lang?: ProjectLanguage) =>
  textOf(scaled(line, scaling, lang));

type Case = [line: string, factor: number, expected: string, lang?: ProjectLanguage];
describe('a line for more or less', () => {
  it.each<Case>([
    ['1 1/2 cups flour, sifted', 2, '3 cups flour, sifted'],
    ['1 cup of sugar', 3, '3 cups of sugar'],
    ['1 CUP SUGAR', 2, '2 CUPS SUGAR'],
    ['one and a half cups milk', 2, '3 cups milk'],
    ['1 cup half and half', 2, '2 cups half and half'],
    ['uno y medio litros de agua', 2, '3 litros de agua', 'es'],
    ['2 cups sugar', 0.5, '1 cup sugar'],
    ['½ tsp salt', 0.25, '⅛ tsp salt'],
    ['1/4 cup oil', 0.5, '2 tbsp oil'],
    ['a couple of nails', 2, '4 nails'],
    ['- 5 eggs', 0.5, '- 2½ eggs'],
    ['about 2-3 tbsp oil', 2, 'about 4-6 tbsp oil'],
    ['20g to 40g sugar', 2, '40g to 80g sugar'],
    ['750g flour', 2, '1.5kg flour'],
    ['1 kg nails', 0.25, '250 g nails'],
    ['333 g flour', 2, '666 g flour'],
    ['1 loaf bread', 2, '2 loaves bread'],
    ['2 lb beef', 2, '4 lb beef'],
    ['M5 bolt × 12', 2, 'M5 bolt × 24'],
    ['Washers (8x)', 2, 'Washers (16x)'],
    ['2 x 200 g smoked tofu', 2, '4 x 200 g smoked tofu'],
    ['4 10 mm bolts', 2, '8 10 mm bolts'],
    ['2 heaped tbsp flour', 10, '20 heaped tbsp flour'],
    ['bay leaves: 2', 1.5, 'bay leaves: 3'],
    ['1,5 kg de farinha', 3, '4,5 kg de farinha', 'pt-BR'],
    ['1 colher (sopa) de azeite', 2, '2 colheres (sopa) de azeite', 'pt-BR'],
    ['uma xícara e meia de leite', 2, '3 xícaras de leite', 'pt-BR'],
    ['uma dúzia de ovos', 2, '24 ovos', 'pt-BR'],
    ['1 kilo y medio de patatas', 2, '3 kilos de patatas', 'es'],
    ['1 cucharada sopera de aceite', 2, '2 cucharadas soperas de aceite', 'es'],
    ['un demi-oignon', 4, '2 oignon', 'fr'],
    ['2 c. à s. d’huile', 1.5, '3 c. à s. d’huile', 'fr'],
    ['anderthalb Liter Milch', 0.5, '750 ml Milch', 'de'],
    ['1 Prise Salz', 3, '3 Prisen Salz', 'de'],
  ])('%s × %d', (line, factor, expected, lang) => {
    expect(shown(line, { factor }, lang)).toBe(expected);
  });

  it.each([
    ['1 kg / 2 lbs potatoes', '2 kg / 4 lbs potatoes'],
    ['1 cup + 2 tbsp butter', '2 cups + 4 tbsp butter'],
    ['¾ cup sugar (150 gr)', '1½ cups sugar (300 gr)'],
    ['1kg/2lbs potatoes', '2kg/4lbs potatoes'],
    ['2 tbsp (1 oz / 30 g) butter', '4 tbsp (2 oz / 60 g) butter'],
    ['230 g butter (2 sticks), soft', '460 g butter (4 sticks), soft'],
  ])('multiplies a second measure of the whole: %s', (line, expected) => {
    expect(shown(line, { factor: 2 })).toBe(expected);
  });

  it.each([
    ['1 (400 g) tin of tomatoes', '2 (400 g) tins of tomatoes'],
    ['2 cans tomatoes (400 g)', '4 cans tomatoes (400 g)'],
    ['3 x 250g tins peas', '6 x 250g tins peas'],
    ['500 g beef, in 2 cm cubes', '1 kg beef, in 2 cm cubes'],
  ])('leaves a size: %s', (line, expected) => {
    expect(shown(line, { factor: 2 })).toBe(expected);
  });

  it.each([
    '3 onions (300 g)',
    '28 oz can chickpeas',
    '8 cups broth + 2 cups water',
    '2 (3 1/2) pound hens',
    '2 eggs + 1 yolk',
    '1 onion or 2 shallots',
    '1 onion (or 2 shallots)',
    '2 cups flour, plus 1 egg',
  ])('stays as written where a number may be of the whole or of one: %s', (line) => {
    expect(readScalable(line, 'en')).toEqual([]);
    expect(shown(line, { factor: 2 })).toBe(line);
  });

  it.each(['10 mm socket', 'M6 × 20', '1998 Volvo', 'salt to taste', '500 ml beaker'])(
    'has no amount: %s',
    (line) => {
      expect(readScalable(line, 'en')).toBeUndefined();
    },
  );
});

it.each([
  [12_345, 1, '12,345 rolls'],
  [12_345, 1 / 3, '4,115 rolls'],
  [10.125, 1, '10.125 rolls'],
  [40, 1 / 3, '13.33 rolls'],
])('a yield of %d times %d is %s', (written, factor, expected) => {
  expect(yieldText(yieldFor(written, factor), 'rolls', 'en')).toBe(expected);
});

it.each([
  [1 / 3, '⅓'],
  [0.333, '⅓'],
  [0.2, '20%'],
])('a share of %d is %s', (share, expected) => {
  expect(shareText(share, 'en')).toBe(expected);
});

it('shows a yield without a word as a number', () => {
  expect(yieldText(4, '', 'en')).toBe('4');
});

describe('units', () => {
  it.each([
    ['8 oz pasta', 'metric', '227 g pasta'],
    ['1/2 cup milk', 'metric', '120 ml milk'],
    ['5 cups milk', 'metric', '1.2 l milk'],
    ['2 tbsp oil', 'metric', '2 tbsp oil'],
    ['500 g flour', 'us', '1⅛ lb flour'],
    ['30g butter', 'us', '1 oz butter'],
    ['500 ml milk', 'us', '2⅛ cups milk'],
    ['30ml oil', 'us', '2 tbsp oil'],
    ['2 heaped cups oats', 'metric', '2 heaped cups oats'],
    ['1 kg / 2 lbs potatoes', 'us', '1 kg / 2 lbs potatoes'],
    ['10 mm socket', 'us', '10 mm socket'],
    ['3 m of rope', 'us', '9¾ ft of rope'],
  ] as const)('%s in %s', (line, units, expected) => {
    expect(shown(line, { factor: 1, units })).toBe(expected);
  });
});

describe('any line', () => {
  const numbers = [
    '1',
    '2',
    '7',
    '10',
    '333',
    '999',
    '1250',
    '0.5',
    '2.75',
    '½',
    '1 1/2',
    '2-3',
    '1/3',
    '0.05',
  ];
  const units = [
    ' ',
    ' g ',
    'g ',
    ' kg ',
    ' mg ',
    ' ml ',
    ' l ',
    ' cups ',
    ' tsp ',
    ' tbsp ',
    ' oz ',
    ' lb ',
    ' cans ',
    ' m of ',
  ];
  const line = fc
    .tuple(
      fc.constantFrom(...numbers),
      fc.constantFrom(...units),
      fc.constantFrom('', ', sifted', ' (2 cups)'),
    )
    .map(([number, unit, note]) => `${number}${unit}things${note}`);
  const factor = fc.double({ min: 0.05, max: 100, noNaN: true });
  const system = fc.constantFrom(undefined, 'metric' as const, 'us' as const);
  const factorOfUnit = {
    mg: 0.001,
    g: 1,
    kg: 1000,
    oz: 28.3495,
    lb: 453.592,
    ml: 1,
    cl: 10,
    dl: 100,
    l: 1000,
    fl_oz: 30,
    tsp: 5,
    tbsp: 15,
    cup: 240,
    mm: 1,
    cm: 10,
    m: 1000,
    in: 25.4,
    ft: 304.8,
  };
  const totals = (pieces: readonly (string | ShownMeasure)[]) =>
    pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? []
        : [piece.amount, piece.amountTo ?? piece.amount].map(
            (amount) => amount * (piece.unit ? factorOfUnit[piece.unit] : 1),
          ),
    );

  it('comes back letter by letter', () => {
    fc.assert(
      fc.property(fc.oneof(line, fc.string()), (text) => {
        expect(shown(text, { factor: 1 })).toBe(text);
      }),
    );
  });

  it('never shows less for a larger factor', () => {
    fc.assert(
      fc.property(line, factor, factor, system, (text, one, two, units) => {
        const small = totals(scaled(text, { factor: Math.min(one, two), units }));
        const large = totals(scaled(text, { factor: Math.max(one, two), units }));
        for (const [index, total] of small.entries())
          expect(large[index]).toBeGreaterThanOrEqual(total * (1 - 1e-9));
      }),
      { numRuns: 2000 },
    );
  });

  it('is right to a hundredth on a scale, and to a sixteenth in fractions', () => {
    fc.assert(
      fc.property(line, factor, (text, by) => {
        const exact = totals(scaled(text, { factor: 1 }));
        for (const [index, total] of totals(scaled(text, { factor: by })).entries())
          expect(Math.abs(total / ((exact[index] ?? 0) * by) - 1)).toBeLessThan(
            /^[^(]*([gl] |m of)[^(]*$/.test(text) ? 0.026 : 0.07,
          );
      }),
      { numRuns: 1000 },
    );
  });
});
