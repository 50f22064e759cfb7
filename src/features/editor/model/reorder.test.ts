import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, moveId } from './reorder';

describe('reordering', () => {
  it('moves an item up and down to the place of another', () => {
    expect(moveId(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(moveId(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
  });

  it('changes nothing for what is not there', () => {
    expect(moveId(['a', 'b'], 'x', 'a')).toEqual(['a', 'b']);
    expect(moveId(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
  });

  it('never loses or doubles an item', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (list, from, to) => {
        const moved = moveId(list, list[from % list.length] ?? '', list[to % list.length] ?? '');
        expect([...moved].sort()).toEqual([...list].sort());
        expect(moved[to % list.length]).toBe(list[from % list.length]);
      }),
    );
  });

  it('keeps what an order does not name to the end', () => {
    expect(inOrder([{ id: 'new' }, { id: 'a' }, { id: 'b' }], ['b', 'a'])).toEqual([
      { id: 'b' },
      { id: 'a' },
      { id: 'new' },
    ]);
  });
});
