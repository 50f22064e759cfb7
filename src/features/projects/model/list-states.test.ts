import { describe, expect, it } from 'vitest';
import { entriesForOther, entryStates, type StoredEntries, withEntryOrigins } from './list-states';

const PARTS = ['tábua', 'prego', 'cola'];
const STORED: StoredEntries = { values: ['board', 'nail', ''] };
const follow = (
  stored: StoredEntries,
  before: readonly string[],
  after: readonly string[],
  keepTranslations?: boolean,
) => withEntryOrigins(stored, undefined, { before, after, keepTranslations });

describe('a translated list', () => {
  it('follows a changed entry, which becomes old, and written again when it changes back', () => {
    expect(entryStates(STORED, PARTS)).toEqual(['written', 'written', 'missing']);
    const after = ['tábua', 'parafuso', 'fita'];
    const changed = follow(STORED, PARTS, after);
    expect(changed.values).toEqual(STORED.values);
    expect(entryStates(changed, after)).toEqual(['written', 'old', 'missing']);
    expect(follow(changed, after, PARTS)).toEqual(STORED);
    expect(follow(STORED, PARTS, after, true)).toEqual(STORED);
  });

  it('follows entries that were added, removed or moved', () => {
    expect(follow(STORED, PARTS, ['lixa', ...PARTS]).values).toEqual(['', 'board', 'nail', '']);
    expect(follow(STORED, PARTS, ['prego'])).toEqual({ values: ['nail'] });
    expect(follow(STORED, PARTS, ['cola', 'prego', 'tábua'])).toEqual({
      values: ['', 'nail', 'board'],
    });
  });

  it('keeps doubles in their order', () => {
    const stored = { values: ['first', 'second'] };
    expect(follow(stored, ['a', 'a'], ['b', 'a']).values).toEqual(['first', 'second']);
    expect(follow(stored, ['a', 'a'], ['x', 'a', 'a']).values).toEqual(['', 'first', 'second']);
  });

  it('takes a new translation, and states that differ from the present ones', () => {
    const after = ['tábua', 'parafuso', 'cola'];
    const edit = { before: PARTS, after };
    expect(withEntryOrigins(STORED, { values: ['board', 'screw', 'glue'] }, edit)).toEqual({
      values: ['board', 'screw', 'glue'],
    });
    const old = follow(STORED, PARTS, after);
    const still = { before: after, after };
    const given = (states: ('missing' | 'written' | 'old')[]) =>
      entryStates(withEntryOrigins(old, { values: old.values, states }, still), after);
    expect(given(['written', 'old', 'missing'])).toEqual(['written', 'old', 'missing']);
    expect(given(['old', 'written', 'missing'])).toEqual(['old', 'written', 'missing']);
  });

  it('keeps its states when the primary language changes', () => {
    const old = follow(STORED, PARTS, ['tábua', 'parafuso', 'cola']);
    const turned = entriesForOther(old, ['tábua', 'parafuso', 'cola']);
    expect(entryStates(turned, ['x', 'y', 'z'])).toEqual(['written', 'old', 'missing']);
  });
});
