import { describe, expect, it } from 'vitest';
import { codeOf, pageOf, searchOf } from './explore-address';

describe('the address of explore', () => {
  it('shows page 1 for a bad page number', () => {
    for (const bad of [undefined, '', '0', '-1', '1.5', 'abc', '1e3', '0x10', ' 2', '99999999999999', '٣']) expect(pageOf(bad), String(bad)).toBe(1);
    expect(pageOf('7')).toBe(7);
    expect(pageOf(['3', '9'])).toBe(3);
  });

  it('cuts a search at 200 code points and never through a character', () => {
    expect([...searchOf('🔧'.repeat(300))]).toHaveLength(200);
    expect(searchOf('🔧'.repeat(300))).toBe('🔧'.repeat(200));
  });

  it('takes out what no database holds', () => {
    expect(searchOf('a\u0000b')).toBe('a b');
    expect(searchOf('   ')).toBe('');
    expect(searchOf(['pot', 'pan'])).toBe('pot');
  });

  it('reads a code with slashes, spaces and accents, and survives a broken one', () => {
    expect(codeOf(['MS%2FBIKE%2F01'])).toBe('MS/BIKE/01');
    expect(codeOf(['MS', 'BIKE'])).toBe('MS/BIKE');
    expect(codeOf(['p%C3%A3o%20de'])).toBe('pão de');
    expect(codeOf(['%E0%A4%A'])).toBe('%E0%A4%A');
    expect(codeOf(undefined)).toBe('');
  });
});
