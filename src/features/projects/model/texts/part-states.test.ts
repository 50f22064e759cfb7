import { describe, expect, it } from 'vitest';
import { changePlainTexts, type PlainTexts, statedPlainLists } from '@/testing/plain-head';
import type { EntryState } from './list-states';

type Stored = { values: string[]; of?: (string | null)[] };
const PARTS = ['tábua', 'prego', 'cola'];
const STORED: Stored = { values: ['board', 'nail', ''] };

const guide = (parts: string[], stored: Stored) => ({
  name: 'Estante',
  description: '',
  category: '',
  tags: [],
  parts,
  tools: [],
  languages: ['pt-BR' as const, 'en' as const],
  texts: { parts: [{ lang: 'en', ...stored }] } satisfies PlainTexts,
});
function change(
  stored: Stored,
  given: { values: string[]; states?: EntryState[] } | undefined,
  { before, after, keepTranslations }: Edit,
): Stored {
  const changed = changePlainTexts(guide(before, stored), {
    parts: after,
    keepTranslations,
    ...(given ? { partLists: [{ lang: 'en', ...given }] } : {}),
  });
  if ('problems' in changed) throw new Error(JSON.stringify(changed.problems));
  const { lang: _, ...list } = changed.columns.texts.parts?.[0] ?? { lang: 'en', values: [] };
  return list;
}
type Edit = { before: string[]; after: string[]; keepTranslations?: boolean | undefined };
const follow = (stored: Stored, before: string[], after: string[], keepTranslations?: boolean) =>
  change(stored, undefined, { before, after, keepTranslations });
const states = (stored: Stored, parts: string[]) =>
  statedPlainLists(guide(parts, stored)).partLists.find(({ lang }) => lang === 'en')?.states;

describe('a translated list', () => {
  it('follows a changed entry, which becomes old, and written again when it changes back', () => {
    expect(states(STORED, PARTS)).toEqual(['written', 'written', 'missing']);
    const after = ['tábua', 'parafuso', 'fita'];
    const changed = follow(STORED, PARTS, after);
    expect(changed.values).toEqual(STORED.values);
    expect(states(changed, after)).toEqual(['written', 'old', 'missing']);
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
    expect(change(STORED, { values: ['board', 'screw', 'glue'] }, edit)).toEqual({
      values: ['board', 'screw', 'glue'],
    });
    const old = follow(STORED, PARTS, after);
    const still = { before: after, after };
    const given = (chosen: ('missing' | 'written' | 'old')[]) =>
      states(change(old, { values: old.values, states: chosen }, still), after);
    expect(given(['written', 'old', 'missing'])).toEqual(['written', 'old', 'missing']);
    expect(given(['old', 'written', 'missing'])).toEqual(['old', 'written', 'missing']);
  });

  it('keeps its states when the primary language changes', () => {
    const parts = ['tábua', 'parafuso', 'cola'];
    const old = follow(STORED, PARTS, parts);
    const languages = ['de' as const, 'pt-BR' as const, 'en' as const];
    const turned = changePlainTexts(
      { ...guide(parts, old), languages: ['pt-BR', 'en', 'de'] },
      { languages, partLists: undefined, parts: ['x', 'y', 'z'] },
    );
    if ('problems' in turned) throw new Error(JSON.stringify(turned.problems));
    const [, english] = turned.columns.texts.parts ?? [];
    expect(english?.of).toEqual([null, '', null]);
  });
});
