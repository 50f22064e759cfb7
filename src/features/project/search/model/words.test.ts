import { describe, expect, it } from 'vitest';
import { nameKeyOf, searchKey, signsOf, wordsOf } from './words';

describe('words of a text', () => {
  it.each([
    ['Crème BRÛLÉE', ['creme', 'brulee']], ['l’impression d\'un cœur', ['l', 'impression', 'd', 'un', 'coeur']], ['NWZ-E473', ['nwz', 'e473', 'e', '473', 'nwze473']],
    ['BL810', ['bl810', 'bl', '810']], ['Volume/Tuning', ['volume', 'tuning', 'volumetuning']], ['2.5 mm', ['2', '5', '25', 'mm']], ['% _ \\', []], ['', []], ['🔥', []], ['Straße', ['strasse']],
    ['日本語', ['日本語']], [' a  a ', ['a']],
  ])('of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps the words of a name in their order', () => {
    expect(nameKeyOf('  How to: Fix — a «Zipper»!  ')).toBe('how to fix a zipper');
  });

  it('knows signs by themselves, and what is not seen not at all', () => {
    expect(signsOf('50% of \\ and 🔥, 🔥\u200b')).toEqual(['%', '\\', '🔥', ',']);
    expect(searchKey('ＡＢＣ')).toBe('abc');
  });
});
