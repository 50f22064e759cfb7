import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gather, inOrder, moveId, moveByOne, putBack, span } from './reorder';

describe('reordering', () => {
  it('moves an item up and down to the position of another', () => {
    expect(moveId(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(moveId(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
  });

  it('ignores unknown ids', () => {
    expect(moveId(['a', 'b'], 'x', 'a')).toEqual(['a', 'b']);
    expect(moveId(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
  });

  it('puts items back into a former order, beside those added meanwhile', () => {
    expect(putBack(['b', 'new', 'c', 'a'], ['a', 'b', 'gone', 'c'])).toEqual([
      'a',
      'new',
      'b',
      'c',
    ]);
  });

  it('never loses or duplicates an item', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (list, from, to) => {
        const moved = moveId(list, list[from % list.length] ?? '', list[to % list.length] ?? '');
        expect([...moved].sort()).toEqual([...list].sort());
        expect(moved[to % list.length]).toBe(list[from % list.length]);
      }),
    );
  });

  it('puts items that an order does not name last', () => {
    expect(inOrder([{ id: 'new' }, { id: 'a' }, { id: 'b' }], ['b', 'a'])).toEqual([
      { id: 'b' },
      { id: 'a' },
      { id: 'new' },
    ]);
  });
});

describe('several at once', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  it('moves each one position up or down; those at the end stay there, together', () => {
    expect(moveByOne(ids, new Set(['b', 'd']), 'up')).toEqual(['b', 'a', 'd', 'c', 'e']);
    expect(moveByOne(ids, new Set(['a', 'b', 'd']), 'up')).toEqual(['a', 'b', 'd', 'c', 'e']);
    expect(moveByOne(ids, new Set(['b', 'c']), 'down')).toEqual(['a', 'd', 'b', 'c', 'e']);
    expect(moveByOne(ids, new Set(['c', 'e']), 'down')).toEqual(['a', 'b', 'd', 'c', 'e']);
    expect(moveByOne(ids, new Set(ids), 'down')).toEqual(ids);
  });

  it('gathers them after another one, or at the start', () => {
    expect(gather(ids, new Set(['d', 'a']), 'b')).toEqual(['b', 'a', 'd', 'c', 'e']);
    expect(gather(ids, new Set(['c', 'e']), undefined)).toEqual(['c', 'e', 'a', 'b', 'd']);
    expect(gather(ids, new Set(['a']), 'gone')).toEqual(ids);
  });

  it('selects the range between two, in both directions', () => {
    expect(span(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(span(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(span(ids, undefined, 'c')).toEqual(['c']);
    expect(span(ids, 'gone', 'c')).toEqual(['c']);
  });
});
