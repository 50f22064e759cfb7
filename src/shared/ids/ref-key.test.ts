import { expect, it } from 'vitest';
import { refKeyOf } from './ref-key';

it('is the same for a code however it was copied', () => {
  for (const code of [
    'MS-2000',
    ' ms-2000 ',
    'MS\u20112000',
    'MS\u20132000',
    'M\u00ADS-20\u200B00',
    '\uFEFFMS-2000\u2060',
    'ＭＳ－２０００',
  ]) {
    expect(refKeyOf(code), code).toBe('ms-2000');
  }
  for (const code of ['Kit 7', 'Kit\u00A07', 'KIT\u202F7', 'Kit  7', 'Kit\t7'])
    expect(refKeyOf(code), code).toBe('kit 7');
});

it('keeps different codes apart', () => {
  expect(new Set(['MS-2000', 'MS2000', 'MS 2000', 'MS_2000'].map(refKeyOf)).size).toBe(4);
  expect(refKeyOf('\u200B \u00AD')).toBe('');
});
