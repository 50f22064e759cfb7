import { expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { yieldFrom } from './yields';

type Row = [texts: string | string[], read: string, facts?: string[], lang?: ProjectLanguage];
const ROWS: Row[] = [
  ['4', '4 servings'],
  ['1', '1 serving'],
  ['1 loaf', '1 loaf'],
  ['Serves: 4 people.', '4 people'],
  ['Makes about 24 cookies', '24 cookies'],
  ['2 dozen cookies', '24 cookies'],
  ['1 9-inch pie', '1 9-inch pie'],
  ['A loaf', '1 loaf'],
  ['A crowd', 'none', ['A crowd']],
  ['1 1/2 cups', '1.5 cups'],
  ['4 serving(s)', '4 servings'],
  ['1,200 g', '1200 g'],
  ['500g', '500 g'],
  ['9 x 13 pan', 'none', ['9 x 13 pan']],
  [['4', '4 servings'], '4 servings'],
  ['4-6 servings', '4 servings', ['4-6 servings']],
  ['Serves 8 to 10', '8 servings', ['Serves 8 to 10']],
  ['24 cookies (3 each)', '24 cookies', ['24 cookies (3 each)']],
  ['2 loaves and 12 rolls', '2 loaves', ['2 loaves and 12 rolls']],
  [['8', '1 loaf'], '1 loaf', ['8']],
  [['4', '24 cookies'], '24 cookies', ['4']],
  ['2|4|8', '2 servings', ['2|4|8']],
  ['several', 'none', ['several']],
  ['9-inch pie', 'none', ['9-inch pie']],
  ['9 inch pie', 'none', ['9 inch pie']],
  ['Family of 4', 'none', ['Family of 4']],
  ['a few', 'none', ['a few']],
  [`4 ${'pies '.repeat(13)}`, 'none', [`4 ${'pies '.repeat(13)}`.trim()]],
  ['2000000', 'none', ['2000000']],
  ['1e+21', 'none', ['1e+21']],
  ['1e308 rolls', 'none', ['1e308 rolls']],
  [['', '0'], 'none'],
  ['Rende 40 pãezinhos', '40 pãezinhos', [], 'pt-BR'],
  ['2 dúzias de pãezinhos', '24 pãezinhos', [], 'pt-BR'],
  ['Para 4 personas', '4 personas', [], 'es'],
  ['Pour une douzaine de crêpes', '12 crêpes', [], 'fr'],
  ['Für 4 Personen', '4 Personen', [], 'de'],
  ['Für 4 Personen', '4 Personen', [], 'en'],
  ['2,5 Liter', '2.5 Liter', [], 'de'],
];

it.each(ROWS)('%s is %s', (texts, read, facts = [], lang = 'en') => {
  const said = yieldFrom([texts].flat(), lang);
  expect([
    said.yield ? `${said.yield.amount} ${said.yield.unit}` : 'none',
    said.facts.map((fact) => fact.replace(/^\S+: /, '')),
  ]).toEqual([read, facts]);
});
