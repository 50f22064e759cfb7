import { describe, expect, it } from 'vitest';
import { anyMeaningOf, type Known, meaningOf } from './meaning';
import { readSearchText, type Unit } from './search-query';

const unitOf = (text: string): Unit => readSearchText(text).units[0] ?? fail();
const word = unitOf('cabniet');
const near = (text: string, distance: number, projects: number) => ({
  word: text,
  distance,
  projects,
});
const unknown: Known = {
  count: 0,
  isWord: false,
  isBeginning: false,
  near: [],
  within: [],
  splits: [],
  joined: [],
  alike: null,
};
const ALONE = { isAlone: true, isLast: true, joined: [] };
const BESIDE_OTHERS = { isAlone: false, isLast: false, joined: [] };

describe('what a word may be meant for', () => {
  it('is the nearest word, the likeliest first; beside other words, which tell it, more of them', () => {
    const known = {
      ...unknown,
      near: [
        near('cabinet', 1, 3),
        near('cabine', 1, 2),
        near('cabiner', 1, 1),
        near('cabined', 1, 1),
        near('cabin', 2, 90),
      ],
    };
    expect(meaningOf(word, known, ALONE)).toMatchObject({
      meant: ['cabinet', 'cabine', 'cabiner'],
      correction: 'cabinet',
    });
    expect(meaningOf(word, known, BESIDE_OTHERS)).toMatchObject({
      meant: ['cabinet', 'cabine', 'cabiner', 'cabined'],
      correction: 'cabinet',
    });
  });

  it('is itself where others write it so too, unless hardly anybody does and many write the other', () => {
    expect(meaningOf(word, { ...unknown, count: 1, near: [near('cabinet', 1, 4)] }, ALONE)).toBe(
      word,
    );
    expect(
      meaningOf(word, { ...unknown, count: 1, near: [near('cabinet', 1, 40)] }, ALONE),
    ).toMatchObject({ meant: ['cabinet'] });
    expect(meaningOf(word, { ...unknown, count: 1, near: [near('cabinet', 2, 40)] }, ALONE)).toBe(
      word,
    );
    expect(meaningOf(word, { ...unknown, count: 9, near: [near('cabinet', 1, 40)] }, ALONE)).toBe(
      word,
    );
    expect(meaningOf(word, undefined, ALONE)).toBe(word);
  });

  it('is itself while it is being typed and begins a word, however many have one that is near', () => {
    const begun = { ...unknown, count: 1, isBeginning: true, near: [near('cabinet', 1, 40)] };
    expect(meaningOf(word, begun, ALONE)).toBe(word);
    expect(meaningOf(word, { ...begun, isWord: true }, ALONE)).toMatchObject({
      meant: ['cabinet'],
    });
    expect(meaningOf(word, begun, BESIDE_OTHERS)).toMatchObject({ meant: ['cabinet'] });
  });

  it('is a word around it when none is near', () => {
    expect(meaningOf(word, { ...unknown, within: ['xcabnietx'] }, ALONE)).toMatchObject({
      meant: ['xcabnietx'],
    });
  });

  it('is two words without a blank, unless one wrong letter is likelier, and one word with a blank within', () => {
    const split = {
      ...unknown,
      splits: [['cab', 'niet']] as [string, string][],
      near: [near('cabin', 2, 9)],
    };
    expect(meaningOf(word, split, ALONE)).toMatchObject({
      spellings: [['cabniet'], ['cab', 'niet']],
      meant: [],
    });
    expect(meaningOf(word, { ...split, near: [near('cabinet', 1, 9)] }, ALONE)).toMatchObject({
      spellings: [['cabniet']],
      correction: 'cabinet',
    });
    expect(
      meaningOf(word, { ...unknown, count: 9 }, { ...ALONE, joined: ['cabnietoak'] }),
    ).toMatchObject({ meant: ['cabnietoak'] });
  });

  it('is, for few letters, no word that begins otherwise and has two others', () => {
    expect(
      meaningOf(unitOf('cabni'), { ...unknown, near: [near('rabbi', 2, 9)] }, ALONE),
    ).toMatchObject({ meant: [] });
    expect(
      meaningOf(unitOf('cabni'), { ...unknown, near: [near('cabin', 2, 9)] }, ALONE),
    ).toMatchObject({ meant: ['cabin'] });
  });

  it('is, where nothing has all words together, also what is near one that is no word of its own', () => {
    expect(
      anyMeaningOf(word, {
        ...unknown,
        count: 30,
        near: [near('cabinet', 1, 4), near('cabin', 2, 9)],
        within: ['xcabnietx'],
      }),
    ).toMatchObject({ meant: ['cabinet'], guesses: ['cabinet'] });
    expect(
      anyMeaningOf(word, {
        ...unknown,
        near: [near('cabinet', 1, 4), near('cabin', 2, 9)],
        within: ['xcabnietx'],
      }),
    ).toMatchObject({ meant: ['cabinet', 'cabin', 'xcabnietx'], guesses: ['cabinet', 'cabin'] });
    expect(
      anyMeaningOf(word, { ...unknown, count: 30, isWord: true, near: [near('cabinet', 1, 4)] }),
    ).toBe(word);
    expect(anyMeaningOf(word, { ...unknown, count: 30 })).toBe(word);
  });
});

function fail(): never {
  throw new Error('There is no such word.');
}
