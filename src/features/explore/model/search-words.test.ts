import { expect, it } from 'vitest';
import { containsPattern, searchWords } from './search-words';

it('a search is at most eight words without case and accents, the longest ones; only plain words are forgiven wrong letters', () => {
  expect(searchWords('  Pão de  PÃO queijo bolo ')).toEqual([
    { text: 'queijo', mistakes: 2 }, { text: 'bolo', mistakes: 1 }, { text: 'pao', mistakes: 0 }, { text: 'de', mistakes: 0 },
  ]);
  expect(searchWords('SH-2000')).toEqual([{ text: 'sh-2000', mistakes: 0 }]);
  expect(searchWords('a bb ccc dddd eeeee f g h i j').map((word) => word.text)).toHaveLength(8);
  expect(searchWords(' \t ')).toEqual([]);
});

it('what LIKE would interpret is a plain character', () => {
  expect(containsPattern('50%_\\x')).toBe('%50\\%\\_\\\\x%');
});
