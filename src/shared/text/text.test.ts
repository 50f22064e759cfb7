import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, harmlessLine, harmlessText, lengthOf, SEEN_PATTERN } from './text';
import { line, paragraph } from './text-schemas';

describe('texts', () => {
  it('are measured in code points', () => {
    expect([lengthOf(''), lengthOf('ação'), lengthOf('🔥🔥'), lengthOf('👩‍🔧')]).toEqual([
      0, 4, 2, 3,
    ]);
  });

  it('are blank in the API description where they are on the server', () => {
    const pattern = new RegExp(SEEN_PATTERN, 'u');
    const others = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (text) => pattern.test(text) !== (harmlessText(`${text}`) !== ''),
    );
    // Characters that are visible and yet removed never were the whole text.
    expect(others.filter((text) => harmlessLine(text) !== '' || !/\p{C}/u.test(text))).toEqual([]);
  });

  it('are compared without case and accents', () => {
    for (const text of ['Pão', 'PAO', ' pão ', 'pa\u0303o']) expect(foldText(text)).toBe('pao');
    expect([
      foldText('Straße'),
      foldText('Ørsted'),
      foldText('Łódź'),
      foldText('ﬁne'),
      foldText('日本'),
    ]).toEqual(['strasse', 'orsted', 'lodz', 'fine', '日本']);
  });

  it('lose invisible characters that can only deceive', () => {
    expect(harmlessText('a\u202eb\u200bc\ufeffd\ufffc\u0007e')).toBe('abcde');
    expect(harmlessText('one\r\ntwo\rthree\tfour')).toBe('one\ntwo\nthree\tfour');
    expect(harmlessText('👩‍🔧')).toBe('👩‍🔧');
    for (const unseen of ['\u200d', '\u2800 ', '\u3164', '\u034f\ufe0f', '\ufffc', ' \n\t'])
      expect(harmlessText(unseen)).toBe('');
    expect(harmlessLine(' one\r\n two\u2028three ')).toBe('one  two three');
  });

  it('keep the line breaks of Word, PowerPoint and other systems; single-line texts get blanks', () => {
    for (const lineBreak of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
      expect(harmlessText(`one${lineBreak}two`)).toBe('one\ntwo');
      expect(paragraph(9).parse(`one${lineBreak}two${lineBreak}`)).toBe('one\ntwo');
      expect(line(9).parse(`one${lineBreak}two`)).toBe('one two');
    }
    expect(harmlessText('one\u200b\v\u200btwo')).toBe('one\ntwo');
  });

  it('do not change when they are cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(harmlessText(harmlessText(text))).toBe(harmlessText(text));
        expect(harmlessLine(harmlessLine(text))).toBe(harmlessLine(text));
        expect(foldText(foldText(text)).length).toBeGreaterThanOrEqual(0);
      }),
    );
  }, 30_000);

  it('are limited after trimming, and required ones are not blank', () => {
    expect(line(3).safeParse('  abc  ')).toMatchObject({ success: true, data: 'abc' });
    expect(line(3).safeParse('abcd').error?.issues[0]).toMatchObject({
      message: 'tooLong',
      params: { max: 3 },
    });
    expect(line(3, 'nameRequired').safeParse(' \u200b ').error?.issues[0]?.message).toBe(
      'nameRequired',
    );
    expect(line(3, 'nameRequired').safeParse(undefined).error?.issues[0]?.message).toBe(
      'nameRequired',
    );
    expect(paragraph(9).parse(' one\ntwo ')).toBe('one\ntwo');
  });
});
