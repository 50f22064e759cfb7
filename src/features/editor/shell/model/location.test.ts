import { describe, expect, it } from 'vitest';
import { addressOf, isSameItem, readLocation } from './location';

const AT = '/dashboard/projects/abcdefghjkmn';

describe('the place in the editor', () => {
  it('is the tab of the hash', () => {
    expect(readLocation(AT, '#settings')).toEqual({ tab: 'settings', item: undefined });
    expect(readLocation(AT, '#faq').tab).toBe('faq');
    expect(readLocation(AT, '#analytics').tab).toBe('analytics');
  });

  it('is steps without a hash and for unknown ones', () => {
    expect(readLocation(AT, '').tab).toBe('steps');
    expect(readLocation(AT, '#nothing').tab).toBe('steps');
  });

  it('opens the item of a deep link, with and without its hash', () => {
    expect(readLocation(`${AT}/step/1`, '#steps')).toEqual({
      tab: 'steps',
      item: { kind: 'step', id: '1' },
    });
    expect(readLocation(`${AT}/question/2`, '')).toEqual({
      tab: 'faq',
      item: { kind: 'question', id: '2' },
    });
  });

  it('shows no item in a tab that is not its own', () => {
    expect(readLocation(`${AT}/step/1`, '#faq')).toEqual({ tab: 'faq', item: undefined });
    expect(readLocation(`${AT}/nonsense/1`, '#steps').item).toBeUndefined();
  });

  it('has an address that parses back', () => {
    const places = [
      { tab: 'steps', item: { kind: 'chapter', id: 'new' } },
      { tab: 'faq', item: { kind: 'question', id: 'q' } },
      { tab: 'settings', item: undefined },
    ] as const;
    for (const { tab, item } of places) {
      const [path = '', hash] = addressOf('abcdefghjkmn', tab, item).split('#');
      expect(readLocation(path, `#${hash}`)).toEqual({ tab, item });
    }
  });

  it('finds a chapter under step', () => {
    expect(addressOf('abcdefghjkmn', 'steps', { kind: 'chapter', id: 'c' })).toBe(
      `${AT}/step/c#steps`,
    );
    expect(isSameItem({ kind: 'step', id: 'c' }, { kind: 'chapter', id: 'c' })).toBe(true);
    expect(isSameItem({ kind: 'step', id: 'new' }, { kind: 'chapter', id: 'new' })).toBe(false);
  });
});
