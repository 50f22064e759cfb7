import { describe, expect, it } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import { sampleProject } from '@/testing/ui/sample-project';
import { countsOf, firstFilter, nextUnit, unitsIn } from './filter';
import { type OwnTexts, ownErrors, ownPatch, sendable, withoutStored } from './own-texts';
import { benchUnits } from './units';

const text = (en: string, pt?: string, state?: 'old') => [
  { lang: 'en', value: en },
  pt === undefined
    ? { lang: 'pt-BR', value: '', pending: true }
    : { lang: 'pt-BR', value: pt, state: state ?? 'written' },
];
const file = { key: 'a.jpg' };
const guide = (fields: object = {}): ProjectView =>
  sampleProject({
    languages: ['en', 'pt-BR', 'de'],
    description: 'For plants.',
    tags: ['wood', 'home'],
    parts: ['board', 'glue'],
    tools: ['saw'],
    names: text('Shelf', 'Estante', 'old'),
    descriptions: [{ lang: 'en', value: 'For plants.' }],
    tagLists: [{ lang: 'en', values: ['wood', 'home'] }],
    partLists: [
      { lang: 'en', values: ['board', 'glue'] },
      { lang: 'pt-BR', values: ['tábua', ''], states: ['old', 'missing'] },
      { lang: 'de', values: ['Brett', 'Leim'], states: ['written', 'old'] },
    ],
    toolLists: [{ lang: 'en', values: ['saw'] }],
    steps: [
      { id: 'c', type: 2, version: 1, file: null, alt: [], name: text('Wood'), description: [] },
      {
        id: 's',
        type: 1,
        version: 1,
        file,
        alt: text('A saw'),
        name: text('Cut', 'Cortar'),
        description: text('Slowly'),
      },
      { id: 'p', type: 1, version: 1, file, alt: [], name: text('Step 2'), description: text('…') },
    ],
    questions: [{ id: 'q', version: 1, question: text('Which glue?'), answer: text('Any.') }],
    ...fields,
  });
const unitsOf = (project = guide(), own: OwnTexts = {}, drafts = {}) =>
  benchUnits({ project, drafts }, own, { from: 'en', to: 'pt-BR' });
const typed = (value: string, source: string, base = '') => ({ value, source, base });

describe('the texts of the bench', () => {
  it('are in the order of the guide, without what is blank or only proposed', () => {
    expect(unitsOf().map(({ id, state }) => `${id} ${state}`)).toEqual([
      'project.name old',
      'project.description missing',
      'project.tags missing',
      'tool.1 missing',
      'part.1 old',
      'part.2 missing',
      'step.c.name missing',
      'step.s.name written',
      'step.s.description missing',
      'step.s.alt missing',
      'question.q.question missing',
      'question.q.answer missing',
    ]);
    expect(unitsOf().find(({ id }) => id === 'step.s.alt')?.file).toBe(file);
  });

  it('are counted, and what is missing comes first', () => {
    const counts = countsOf(unitsOf());
    expect(counts).toEqual({ all: 12, missing: 9, old: 2, written: 1 });
    expect(firstFilter(counts)).toBe('missing');
    expect(firstFilter({ ...counts, missing: 0 })).toBe('old');
  });

  it('stay in the filter while they are worked on, and the next one is left to do', () => {
    const own = { 'pt-BR/part.2': typed('cola', 'glue') };
    const units = unitsIn(unitsOf(guide(), own), 'missing', new Set(['part.2']));
    expect(units.find(({ id }) => id === 'part.2')).toMatchObject({
      state: 'written',
      isUnsaved: true,
    });
    expect(nextUnit(units, 'missing', 'part.2')?.id).toBe('step.c.name');
    // Around to what was skipped.
    expect(nextUnit(units, 'missing', 'question.q.answer')?.id).toBe('project.description');
    expect(nextUnit(unitsOf(), 'all', 'question.q.answer')).toBeUndefined();
    expect(nextUnit(unitsOf(), 'old', 'part.1')?.id).toBe('project.name');
  });
});

describe("typed translations of the guide's own texts", () => {
  it('are sent in one change, with those of other languages as old as they are', () => {
    const own = {
      'pt-BR/project.name': typed('Prateleira ', 'Shelf', 'Estante'),
      'pt-BR/part.2': typed('cola', 'glue'),
      'de/project.tags': typed('Holz, Haus', 'wood, home'),
    };
    expect(ownPatch(guide(), own)).toEqual({
      names: [
        { lang: 'en', value: 'Shelf' },
        { lang: 'pt-BR', value: 'Prateleira', state: 'written' },
      ],
      partLists: [
        { lang: 'en', values: ['board', 'glue'] },
        { lang: 'de', values: ['Brett', 'Leim'], states: ['written', 'old'] },
        { lang: 'pt-BR', values: ['tábua', 'cola'], states: ['old', 'written'] },
      ],
      tagLists: [
        { lang: 'en', values: ['wood', 'home'] },
        { lang: 'de', values: ['Holz', 'Haus'], state: 'written' },
      ],
    });
  });

  it('say which of them are still right', () => {
    const own = {
      'pt-BR/part.1': { ...typed('tábua', 'board', 'tábua'), state: 'written' as const },
      'pt-BR/project.name': { ...typed('Estante', 'Shelf', 'Estante'), state: 'written' as const },
    };
    expect(unitsOf(guide(), own).filter(({ state }) => state === 'old')).toEqual([]);
    const patch = ownPatch(guide(), sendable(guide(), own));
    expect(patch.partLists?.find(({ lang }) => lang === 'pt-BR')).toEqual({
      lang: 'pt-BR',
      values: ['tábua', ''],
      states: ['written', 'missing'],
    });
    expect(patch.names?.find(({ lang }) => lang === 'pt-BR')).toEqual({
      lang: 'pt-BR',
      value: 'Estante',
      state: 'written',
    });
  });

  it('get the messages of the server about them', () => {
    const own = {
      'de/part.1': typed('Brett', 'board'),
      'pt-BR/part.2': typed('cola', 'glue'),
      'pt-BR/project.tags': typed('madeira', 'wood'),
    };
    const patch = ownPatch(guide(), own);
    const at = patch.partLists?.findIndex(({ lang }) => lang === 'pt-BR');
    const errorsAt = (path: string) => ownErrors({ [path]: 'No.' }, own, patch);
    expect(errorsAt(`partLists.${at}.values.1`)).toEqual({ 'pt-BR/part.2': 'No.' });
    expect(errorsAt(`partLists.${at}.values.0`)).toEqual({});
    expect(Object.keys(errorsAt('partLists'))).toEqual(['de/part.1', 'pt-BR/part.2']);
    const tags = patch.tagLists?.findIndex(({ lang }) => lang === 'pt-BR');
    expect(errorsAt(`tagLists.${tags}.values.0`)).toEqual({ 'pt-BR/project.tags': 'No.' });
    expect(errorsAt('version')).toEqual({});
  });

  it('are not sent while they are too long, or changed elsewhere meanwhile', () => {
    const own = {
      'pt-BR/project.description': typed('a'.repeat(501), 'For plants.'),
      'pt-BR/project.name': typed('Prateleira', 'Shelf', 'Antes'),
      'pt-BR/tool.1': typed('serra', 'saw'),
    };
    expect(Object.keys(sendable(guide(), own))).toEqual(['pt-BR/tool.1']);
    expect(unitsOf(guide(), own)[0]).toMatchObject({ target: 'Prateleira', clash: 'Estante' });
  });

  it('follow their part when the list changes, and go once they are stored', () => {
    const own = { 'pt-BR/part.2': typed('cola', 'glue') };
    const parts = ['glue', 'board', 'sandpaper'];
    const moved = guide({ parts, partLists: [{ lang: 'en', values: parts }] });
    expect(Object.keys(withoutStored(moved, own))).toEqual(['pt-BR/part.1']);
    const stored = guide({
      partLists: [
        { lang: 'en', values: ['board', 'glue'] },
        { lang: 'pt-BR', values: ['', 'cola'] },
      ],
    });
    expect(withoutStored(stored, own)).toEqual({});
    // A space that is being typed stays.
    expect(withoutStored(stored, { 'pt-BR/part.2': typed('cola ', 'glue', 'cola') })).not.toEqual(
      {},
    );
  });
});
