import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, firstLetterOf } from './letters';
import { lengthOf } from './text';

it('texts are cut between grapheme clusters', () => {
  expect([cutText('abc', 3), cutText('abcd', 3), cutText('', 3)]).toEqual(['abc', 'abc', '']);
  expect([
    cutText('ab👩‍👩‍👧c', 4),
    cutText('ab🇧🇷🇩🇪', 5),
    cutText('pa\u0303o', 2),
    cutText('ab👍🏽', 3),
    cutText('1️⃣2️⃣', 4),
  ]).toEqual(['ab', 'ab🇧🇷', 'p', 'ab', '1️⃣']);
  expect([
    firstLetterOf('👩‍🔧 Ana'),
    firstLetterOf('🇧🇷'),
    firstLetterOf('é'),
    firstLetterOf(''),
  ]).toEqual(['👩‍🔧', '🇧🇷', 'é', '']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut) && lengthOf(cut) <= max && !/\p{Surrogate}/u.test(cut)).toBe(
        true,
      );
      expect(cutText(cut, max)).toBe(cut);
    }),
  );
});
