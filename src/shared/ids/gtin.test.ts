import { describe, expect, it } from 'vitest';
import { gtinKeyOf, gtinOf, missingCheckDigit } from './gtin';

describe('the number under a bar code', () => {
  it('has one normal form for every printed form', () => {
    expect(gtinOf('4006381333931')).toBe('04006381333931');
    expect(gtinOf('036000291452')).toBe('00036000291452');
    expect(gtinOf('0036000291452')).toBe('00036000291452');
    expect(gtinOf('00036000291452')).toBe('00036000291452');
    expect(gtinOf('96385074')).toBe('00000096385074');
    expect(gtinOf('10614141000415')).toBe('10614141000415');
    expect(gtinOf('7891000315507')).toBe('07891000315507');
  });

  it('may contain blanks and hyphens, and full-width digits', () => {
    for (const text of [
      '4 006381 333931',
      ' 4006381-333931 ',
      '4‑006381–333931',
      '４００６３８１３３３９３１',
      '4\u00A0006381\u00A0333931',
    ]) {
      expect(gtinOf(text), text).toBe('04006381333931');
    }
  });

  it('is found without leading zeros, in any form', () => {
    for (const text of [
      '36000291452',
      '036000291452',
      '0036000291452',
      '00036000291452',
      '0 36000 29145 2',
      '36000\u00AD291452',
      '36000\u200B29145\u20112',
    ]) {
      expect(gtinKeyOf(text), text).toBe('00036000291452');
    }
    expect(gtinKeyOf('1234565')).toBe('00000001234565');
    expect(gtinKeyOf('4006381333931')).toBe('04006381333931');
    for (const text of [
      '36000291453',
      '123457',
      '000000000000',
      '036000291452000',
      'UPC 36000291452',
      '',
      '1'.repeat(40),
    ])
      expect(gtinKeyOf(text), text).toBeUndefined();
    // Codes printed on products have all of their digits.
    expect(gtinOf('36000291452')).toBeUndefined();
  });

  it('rejects other lengths, letters, wrong check digits and zeros only', () => {
    for (const text of [
      '',
      ' ',
      '-',
      '4006381333930',
      '400638133393',
      '1234567',
      '123456789',
      'MS-4006381333931',
      '4006381333931x',
      '00000000',
      '0000000000000',
      '٤٠٠٦٣٨١٣٣٣٩٣١',
      '4.006.381.333.931',
    ]) {
      expect(gtinOf(text), text).toBeUndefined();
    }
  });

  it('with a wrong check digit suggests the right one', () => {
    expect(missingCheckDigit('4006381333930')).toBe('1');
    expect(missingCheckDigit('036000291453')).toBe('2');
    expect(missingCheckDigit('9638507-5')).toBe('4');
    expect(missingCheckDigit('10614141000410')).toBe('5');
  });

  it('suggests nothing for valid codes and other texts', () => {
    for (const text of [
      '4006381333931',
      '96385074',
      'MS-2000',
      '',
      '1234567',
      '00000001x',
      '000000000000',
    ])
      expect(missingCheckDigit(text), text).toBeUndefined();
  });

  it('every wrong check digit is detected', () => {
    const wrong = [...'0123456789'].filter((digit) => gtinOf(`400638133393${digit}`) === undefined);
    expect(wrong).toHaveLength(9);
    for (const digit of wrong) expect(missingCheckDigit(`400638133393${digit}`)).toBe('1');
  });
});
