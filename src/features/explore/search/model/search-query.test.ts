import { describe, expect, it } from 'vitest';
import { choices, isShort, readSearchText, typedAs, unitQuery } from './search-query';

const texts = (text: string) => readSearchText(text).units.map((unit) => unit.text);

describe('a search text', () => {
  it.each([
    ['How do I replace the battery of a Surge', ['replace', 'battery', 'surge']],
    ['Como trocar a bateria', ['trocar', 'bateria']],
    ['the of', ['the', 'of']],
    ['% _', ['%', '_']],
    ['wood % glue', ['wood', 'glue']],
    ['NWZ-E473', ['nwze473']],
    ['', []],
    ['\u202e', []],
    ['glue glue', ['glue']],
  ])('%s asks for', (text, asked) => {
    expect(texts(text)).toEqual(asked);
  });

  it('has what guides are about in general as what need not be found, unless it is all there is', () => {
    expect(readSearchText('replace battery').units.map(({ isSoft }) => isSoft)).toEqual([
      true,
      false,
    ]);
    expect(readSearchText('replace').units.map(({ isSoft }) => isSoft)).toEqual([false]);
  });

  it('may be a code that is parted otherwise', () => {
    expect(readSearchText('wd102').refKeys).toEqual(['wd102', 'wd-102', 'wd 102']);
    expect(readSearchText('NWZ E473').refKeys).toEqual(
      expect.arrayContaining(['nwz e473', 'nwz-e473', 'nwze473']),
    );
    expect(readSearchText('lamp').refKeys).toEqual(['lamp']);
    expect(readSearchText('%').refKeys).toEqual(['%']);
    expect(readSearchText('').refKeys).toEqual([]);
  });

  it('is still being typed when its last word is short, unless signs say that it is whole', () => {
    expect(['la', 'c++', 'lamp'].map((text) => readSearchText(text).units.every(isShort))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('names its words as they were typed, without the punctuation around them', () => {
    const text = '“Câmbio”, NWZ-E473! c++ (Oak)';
    expect(readSearchText(text).units.map((unit) => typedAs(text, unit))).toEqual([
      'Câmbio',
      'NWZ-E473',
      'c++',
      'Oak',
    ]);
  });

  // security: 53
  it('is bounded, whatever is typed', () => {
    expect(
      texts(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ')).length,
    ).toBeLessThanOrEqual(10);
  });

  it('becomes a query in which every sign is plain', () => {
    const [unit] = readSearchText('it\\s').units;
    expect(unitQuery(unit ?? fail())).toBe("('it' & 's')");
    expect(readSearchText("'").units.map((each) => unitQuery(each))).toEqual(["''''"]);
    expect(readSearchText('\\').units.map((each) => unitQuery(each))).toEqual(["'\\\\'"]);
  });
});

it('choices are all of one size', () => {
  expect(choices([1, 2, 3], 2)).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect(choices([1], 0)).toEqual([[]]);
});

function fail(): never {
  throw new Error('There is no such word.');
}
