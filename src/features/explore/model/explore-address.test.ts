import { describe, expect, it } from 'vitest';
import {
  askedOf,
  changedAddress,
  codeOf,
  mayBeIndexed,
  pageOf,
  queryOf,
  searchOf,
} from './explore-address';

describe('the address of explore', () => {
  it('shows page 1 for a bad page number', () => {
    for (const bad of [
      undefined,
      '',
      '0',
      '-1',
      '1.5',
      'abc',
      '1e3',
      '0x10',
      ' 2',
      '99999999999999',
      '٣',
    ])
      expect(pageOf(bad), String(bad)).toBe(1);
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

  it('takes what makes no sense as if it were not there', () => {
    const nothing = {
      search: '',
      page: 1,
      language: undefined,
      category: undefined,
      tag: undefined,
      sort: undefined,
    };
    expect(askedOf({})).toEqual(nothing);
    expect(
      askedOf({
        page: '0',
        language: 'xx',
        category: ' ',
        tag: 'x'.repeat(61),
        sort: 'price',
        lang: 'pt-BR',
        utm_source: 'x',
      }),
    ).toEqual(nothing);
    expect(
      askedOf({
        language: ['es', 'de'],
        category: ' Home\u0000lab ',
        tag: 'é'.repeat(60),
        sort: 'rating',
      }),
    ).toEqual({
      ...nothing,
      language: 'es',
      category: 'Home lab',
      tag: 'é'.repeat(60),
      sort: 'rating',
    });
  });

  it('asks for exactly a text until something else is looked for', () => {
    const choices = askedOf({ search: 'batery', exact: 'true', tag: 'x' });
    expect(queryOf(choices)).toMatchObject({ name: 'batery', exact: 'true' });
    expect(changedAddress(choices, { page: 2 })).toBe(
      '/explore?search=batery&exact=true&tag=x&page=2',
    );
    expect([
      askedOf({ exact: 'true' }).exact,
      askedOf({ search: 'a', exact: 'yes' }).exact,
      queryOf(askedOf({ search: 'a' })).exact,
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('is one for one list', () => {
    expect(changedAddress(askedOf({ sort: 'newest' }), {})).toBe('/explore');
    expect(changedAddress(askedOf({ search: 'a', sort: 'newest' }), {})).toBe(
      '/explore?search=a&sort=newest',
    );
    expect(changedAddress(askedOf({ search: 'a', tag: 'b', page: '4' }), { tag: undefined })).toBe(
      '/explore?search=a',
    );
    expect(changedAddress(askedOf({ search: 'a', tag: 'b', page: '4' }), { page: 5 })).toBe(
      '/explore?search=a&tag=b&page=5',
    );
  });

  it('asks the service the same', () => {
    expect(queryOf(askedOf({ search: 'a', page: '3', language: 'de', sort: 'views' }))).toEqual({
      name: 'a',
      page: 3,
      limit: 10,
      language: 'de',
      category: undefined,
      tag: undefined,
      sortBy: 'views:desc',
    });
    expect(queryOf(askedOf({ search: 'a' })).sortBy).toBeUndefined();
  });

  it('may be listed by search engines with one filter at most', () => {
    for (const query of [
      {},
      { page: '7' },
      { tag: 'a' },
      { category: 'a', page: '2' },
      { language: 'fr' },
    ])
      expect(mayBeIndexed(askedOf(query)), JSON.stringify(query)).toBe(true);
    for (const query of [
      { search: 'a' },
      { tag: 'a', category: 'b' },
      { sort: 'views' },
      { tag: 'a', language: 'fr' },
    ])
      expect(mayBeIndexed(askedOf(query)), JSON.stringify(query)).toBe(false);
  });
});
