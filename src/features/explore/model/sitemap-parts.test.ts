import { describe, expect, it } from 'vitest';
import { UID_ALPHABET } from '@/shared/ids/uid';
import { LOCALES } from '@/shared/interface/languages';
import { ENTRIES_PER_PART, parsePartName, partName, partPrefixes, uidsFrom } from './sitemap-parts';

describe('the parts of a sitemap', () => {
  it('are one for few entries, and as many as keep each of them far below 50,000 addresses', () => {
    expect(partPrefixes(0)).toEqual(['']);
    expect(partPrefixes(ENTRIES_PER_PART)).toEqual(['']);
    for (const entries of [ENTRIES_PER_PART + 1, 250_000, 1_000_000, 5_000_000]) {
      const prefixes = partPrefixes(entries);
      expect((entries / prefixes.length) * LOCALES.length).toBeLessThanOrEqual(25_000);
      expect(prefixes.length).toBeLessThan(25_000);
    }
  });

  it('hold every uid exactly once', () => {
    const prefixes = partPrefixes(1_000_000);
    expect(new Set(prefixes).size).toBe(UID_ALPHABET.length ** 2);
    const { first, last } = uidsFrom('ab');
    expect([first, last]).toEqual(['ab2222222222', 'abzzzzzzzzzz']);
    expect(uidsFrom('')).toEqual({ first: '222222222222', last: 'zzzzzzzzzzzz' });
  });

  it('have names that can be read back, and nothing else is a name', () => {
    for (const prefix of ['', 'a', '2z'])
      expect(parsePartName(partName('projects', prefix))).toEqual({ kind: 'projects', prefix });
    for (const name of [
      '',
      'users',
      'projects-',
      'projects-a-b',
      'projects-A',
      'projects-0',
      'creators-%',
      'projects-abcdefghjkmn',
      '__proto__',
    ]) {
      expect(parsePartName(name), name).toBeUndefined();
    }
  });
});
