import { describe, expect, it } from 'vitest';
import { searchKey } from '@/shared/text/search-key';
import { nameKeyOf, signsOf, wordsOf } from './words';

describe('words of a text', () => {
  it.each([
    ['Crème BRÛLÉE', ['creme', 'brulee']],
    ["l’impression d'un cœur", ['l', 'impression', 'd', 'un', 'coeur']],
    ['NWZ-E473', ['nwz', 'e473', 'e', '473', 'nwze473']],
    ['BL810', ['bl810', 'bl', '810']],
    ['Volume/Tuning', ['volume', 'tuning', 'volumetuning']],
    ['2.5 mm', ['2', '5', '25', 'mm']],
    ['% _ \\', []],
    ['', []],
    ['🔥', []],
    ['Straße', ['strasse']],
    ['日本語', ['日本語']],
    [' a  a ', ['a']],
  ])('of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are the same with invisible characters, and with other spaces and hyphens', () => {
    for (const text of [
      'hand\u00ADbook',
      'hand\u200Bbook',
      'hand\u200Dbook',
      '\uFEFFhandbook\u2060',
    ])
      expect(wordsOf(text), text).toEqual(['handbook']);
    for (const text of ['NWZ\u2011E473', 'NWZ\u2010E473', 'NWZ\u2212E473'])
      expect(wordsOf(text), text).toEqual(wordsOf('NWZ-E473'));
    for (const text of ['oak\u00A0table', 'oak\u202Ftable', 'oak\u3000table'])
      expect(wordsOf(text), text).toEqual(['oak', 'table']);
  });

  it('keep the words of a name in their order', () => {
    expect(nameKeyOf('  How to: Fix — a «Zipper»!  ')).toBe('how to fix a zipper');
  });

  it('include symbols, but no invisible characters', () => {
    expect(signsOf('50% of \\ and 🔥, 🔥\u200b')).toEqual(['%', '\\', '🔥', ',']);
    expect(searchKey('ＡＢＣ')).toBe('abc');
  });
});
