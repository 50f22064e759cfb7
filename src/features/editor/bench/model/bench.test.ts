import { describe, expect, it } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import { sampleProject } from '@/testing/ui/sample-project';
import { countsOf, firstFilter, nextUnit, unitsIn } from './filter';
import { type FieldName, GUIDE_KEY } from '../../shell/model/fields';
import { editorReducer, startOf } from '../../shell/model/editor-state';
import { type Draft, draftOf, textOf, withText } from '../../saving/model/draft';
import { problemsOf } from '../../saving/model/draft-problems';
import { guideOf } from '../../saving/model/guide';
import { changedTranslations } from '../../saving/model/translations';
import { unitDigest } from '@/features/translations/model/unit';
import { withState } from '../../saving/model/translation-states';
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
type Typed = [FieldName, 'pt-BR' | 'de', string];
const draftWith = (project: ProjectView, ...typed: Typed[]): Draft =>
  typed.reduce<Draft>(
    (draft, [field, lang, value]) => withText(draft, field, lang, value),
    draftOf('guide', guideOf(project), project.languages),
  );
const unitsOf = (project = guide(), draft?: Draft) =>
  benchUnits({ project, drafts: draft ? { [GUIDE_KEY]: draft } : {} }, { from: 'en', to: 'pt-BR' });

const sentIn = (project: ReturnType<typeof guide>, draft: Draft) =>
  changedTranslations(draft, guideOf(project), GUIDE_KEY, project.languages);

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

  it('has the descriptions of further pictures, each beside its picture', () => {
    const [first, , third] = ['1', '2', '3'].map((key) => ({ ...file, key }));
    const media = [
      { id: 's', file: first, alt: text('A saw') },
      { id: 'm', file, alt: [] },
      { id: 'n', file: third, alt: text('A nail', 'Um prego') },
    ];
    const project = guide({ steps: [{ ...guide().steps[1], file: first, media }] });
    const units = unitsOf(project).filter(({ id }) => id.endsWith('alt'));
    expect(units.map(({ id, state, file: shown }) => [id, state, shown?.key])).toEqual([
      ['step.s.alt', 'missing', '1'],
      ['step.s.media.n.alt', 'written', '3'],
    ]);
  });

  it('have the word of the yield before the parts, which is sent as the text that it is', () => {
    const project = guide({ yield: { amount: 2, unit: text('pots', 'vasos', 'old') } });
    const draft = draftWith(project, ['yield', 'pt-BR', 'potes']);
    const [unit] = unitsOf(project, draft).filter(({ id }) => id === 'project.yield');
    expect(unit).toMatchObject({ source: 'pots', target: 'potes', isUnsaved: true });
    const { isMore, translations } = sentIn(project, draft);
    expect([isMore, translations[0]?.body.texts[0]?.id]).toEqual([false, 'project.yield']);
  });

  it('are counted, and what is missing comes first', () => {
    const counts = countsOf(unitsOf());
    expect(counts).toEqual({ all: 12, missing: 9, old: 2, written: 1 });
    expect(firstFilter(counts)).toBe('missing');
    expect(firstFilter({ ...counts, missing: 0 })).toBe('old');
  });

  it('stay in the filter while they are worked on, and the next one is left to do', () => {
    const draft = draftWith(guide(), ['part.glue', 'pt-BR', 'cola']);
    const units = unitsIn(unitsOf(guide(), draft), 'missing', new Set(['part.2']));
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
  it('are sent in one call for each language, with what they replace', () => {
    const draft = draftWith(
      guide(),
      ['name', 'pt-BR', 'Prateleira '],
      ['part.glue', 'pt-BR', 'cola'],
      ['tags', 'de', 'Holz, Haus'],
    );
    const [of, was] = [unitDigest('glue'), unitDigest('')];
    const { isMore, translations } = sentIn(guide(), draft);
    expect(isMore).toBe(false);
    expect(translations).toMatchObject([
      {
        body: { lang: 'pt-BR', texts: [{ id: 'project.name' }, { id: 'part.2', of, was }] },
        paths: ['name.pt-BR', 'part.glue.pt-BR'],
      },
      { body: { lang: 'de', texts: [{ id: 'project.tags', value: 'Holz, Haus' }] } },
    ]);
    expect(sentIn(guide(), withText(draft, 'alt', 'en', 'A shelf')).isMore).toBe(true);
  });

  it('say which of them are still right', () => {
    const draft = (['part.board', 'name'] as const).reduce(
      (next, field) => withState(next, field, 'pt-BR', 'written'),
      draftWith(guide()),
    );
    expect(unitsOf(guide(), draft).filter(({ state }) => state === 'old')).toEqual([]);
    expect(sentIn(guide(), draft).translations[0]?.body.texts).toMatchObject([
      { id: 'project.name', value: 'Estante', state: 'written' },
      { id: 'part.1', value: 'tábua', state: 'written' },
    ]);
  });

  it('are wrong when they are too long, or too many tags', () => {
    const problemIn = (...typed: Typed) =>
      Object.entries(problemsOf(draftWith(guide(), typed), guide().languages));
    expect(problemIn('description', 'de', 'a'.repeat(501))).toEqual([
      ['description.de', { key: 'tooLong', max: 500 }],
    ]);
    const many = Array.from({ length: 31 }, (_, tag) => tag).join('; , ');
    expect(problemIn('tags', 'pt-BR', many)).toEqual([
      ['tags.pt-BR', { key: 'tooManyEntries', max: 30 }],
    ]);
    expect(problemIn('tags', 'pt-BR', ' , ')).toMatchObject([
      ['tags.pt-BR', { key: 'textRequired' }],
    ]);
  });

  it('follow their part when the list changes, and go once they are stored', () => {
    const draft = draftWith(guide(), ['part.glue', 'pt-BR', 'cola']);
    const typed = editorReducer(startOf(guide()), { type: 'edited', key: GUIDE_KEY, draft });
    const load = (fields: object) =>
      editorReducer(typed, { type: 'projectLoaded', project: guide({ version: 2, ...fields }) })
        .drafts[GUIDE_KEY];
    const parts = ['glue', 'board', 'sandpaper'];
    const moved = load({ parts, partLists: [{ lang: 'en', values: parts }] });
    expect(moved?.entries?.map(({ id }) => id)).toEqual([
      'tool.saw',
      'part.glue',
      'part.board',
      'part.sandpaper',
    ]);
    expect(moved && textOf(moved, 'part.glue', 'pt-BR')).toBe('cola');
    const translated = (pt: string[]) => ({
      partLists: [
        { lang: 'en', values: ['board', 'glue'] },
        { lang: 'pt-BR', values: pt },
      ],
    });
    expect(load(translated(['tábua', 'cola']))).toBeUndefined();
  });
});
