import { describe, expect, it } from 'vitest';
import { meaningOf } from './meaning';
import { choices, readSearchText, unitQuery } from './search-query';

const texts = (text: string) => readSearchText(text).units.map((unit) => unit.text);
const [word] = readSearchText('cabniet').units;

describe('a search text', () => {
  it.each([
    ['How do I replace the battery of a Surge', ['replace', 'battery', 'surge']], ['Como trocar a bateria', ['trocar', 'bateria']], ['the of', ['the', 'of']], ['% _', ['%', '_']], ['wood % glue', ['wood', 'glue']],
    ['NWZ-E473', ['nwze473']], ['', []], ['\u202e', []], ['glue glue', ['glue']],
  ])('%s asks for', (text, asked) => {
    expect(texts(text)).toEqual(asked);
  });

  it('has what guides are about in general as what need not be found, unless it is all there is', () => {
    expect(readSearchText('replace battery').units.map(({ isSoft }) => isSoft)).toEqual([true, false]);
    expect(readSearchText('replace').units.map(({ isSoft }) => isSoft)).toEqual([false]);
  });

  it('is bounded, whatever is typed', () => {
    expect(texts(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ')).length).toBeLessThanOrEqual(10);
  });

  it('becomes a query in which every sign is plain', () => {
    const [unit] = readSearchText("it\\s").units;
    expect(unitQuery(unit ?? fail())).toBe("('it' & 's')");
    expect(readSearchText("'").units.map((each) => unitQuery(each))).toEqual(["''''"]);
    expect(readSearchText('\\').units.map((each) => unitQuery(each))).toEqual(["'\\\\'"]);
  });
});

describe('what a word may be meant for', () => {
  const near = (text: string, distance: number, projects: number) => ({ word: text, distance, projects });

  it('is the nearest word, swapped letters being one mistake', () => {
    expect(meaningOf(word ?? fail(), { count: 0, near: [near('cabin', 2, 90), near('cabinet', 2, 3)], within: [] })).toMatchObject({ meant: ['cabinet'], correction: 'cabinet' });
  });

  it('is itself where others write it so too, unless hardly anybody does and many write the other', () => {
    const searched = word ?? fail();
    expect(meaningOf(searched, { count: 1, near: [near('cabinet', 2, 4)], within: [] })).toBe(searched);
    expect(meaningOf(searched, { count: 1, near: [near('cabinet', 2, 40)], within: [] })).toMatchObject({ meant: ['cabinet'] });
    expect(meaningOf(searched, { count: 9, near: [near('cabinet', 2, 40)], within: [] })).toBe(searched);
    expect(meaningOf(searched, undefined)).toBe(searched);
  });

  it('is a word around it when none is near', () => {
    expect(meaningOf(word ?? fail(), { count: 0, near: [], within: ['xcabnietx'] })).toMatchObject({ meant: ['xcabnietx'] });
  });
});

it('choices are all of one size', () => {
  expect(choices([1, 2, 3], 2)).toEqual([[1, 2], [1, 3], [2, 3]]);
  expect(choices([1], 0)).toEqual([[]]);
});

function fail(): never {
  throw new Error('There is no such word.');
}
