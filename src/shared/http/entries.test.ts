import { describe, expect, it } from 'vitest';
import { keyedEntries, splitEntries, splitTyped } from './entries';

describe('a list in one line', () => {
  it.each([
    ['flour, milk,eggs', ['flour', 'milk', 'eggs']],
    ['2,5 kg flour, 1,000 g sugar', ['2,5 kg flour', '1,000 g sugar']],
    ['١,٥ لتر, حليب', ['١,٥ لتر', 'حليب']],
    ['M4, 5 nuts', ['M4', '5 nuts']],
    ['2, 3', ['2', '3']],
    ['screws (M4, 20 mm), glue', ['screws (M4, 20 mm)', 'glue']],
    [
      'board [oak, planed], box {a, (b, c), d}, end',
      ['board [oak, planed]', 'box {a, (b, c), d}', 'end'],
    ],
    ['a) saw, b) drill', ['a) saw', 'b) drill']],
    ['saw :(, drill, glue', ['saw :(', 'drill', 'glue']],
    ['pipe (1/2", (open), nut', ['pipe (1/2"', '(open)', 'nut']],
    [',, a , ,b,', ['a', 'b']],
    [' , ', []],
    ['', []],
    ['egg, egg', ['egg', 'egg']],
  ])('%j', (text, entries) => {
    expect(splitEntries(text)).toEqual(entries);
  });
});

it('unmatched brackets in a long text take no time', () => {
  expect(splitEntries(`${'('.repeat(200_000)}${']'.repeat(200_000)}, a`)).toHaveLength(2);
});

it('a list of lines has one entry per line, whatever is in it', () => {
  expect(splitEntries('flour, sifted\r\n\r\n 2 eggs \n2 eggs\rsalt\u2028milk\n')).toEqual([
    'flour, sifted',
    '2 eggs',
    '2 eggs',
    'salt',
    'milk',
  ]);
  // One line with its line break is not a list of lines.
  expect(splitEntries('flour, salt\n')).toEqual(['flour', 'salt']);
});

it.each([
  ['flour,', ['flour'], ''],
  ['flour, mi', ['flour'], 'mi'],
  ['2,', [], '2,'],
  ['2,5', [], '2,5'],
  ['2, ', ['2'], ''],
  ['screws (M4,', [], 'screws (M4,'],
  ['glue, screws (M4, 20', ['glue'], 'screws (M4, 20'],
  ['screws (M4, 20 mm),', ['screws (M4, 20 mm)'], ''],
  [' fl', [], ' fl'],
  [',', [], ''],
])('typing %j completes %j and leaves %j', (text, done, rest) => {
  expect(splitTyped(text)).toEqual({ done, rest });
});

it('equal entries have distinct keys', () => {
  expect(keyedEntries(['egg', 'salt', 'egg', 'Egg', 'egg']).map(({ key }) => key)).toEqual([
    'egg',
    'salt',
    'egg\n2',
    'Egg',
    'egg\n3',
  ]);
});
