import { describe, expect, it } from 'vitest';
import type { StoredText } from '../texts/states';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { compare } from './compare';
import { headTextsOf, type PlainHead } from '@/testing/plain-head';
import type { GuideContent, GuideHead, GuideStep } from '../content/content';
import { changedStepNumbers, countChanges, summaryOf } from './summary';

const text = (value: string, more: Partial<Record<ProjectLanguage, string>> = {}): StoredText[] =>
  Object.entries({ en: value, ...more }).map(([lang, each]) => ({
    lang: lang as ProjectLanguage,
    value: each,
  }));
const step = (id: string, facts: Partial<GuideStep> = {}): GuideStep => ({
  id,
  type: 1,
  name: text(`Name of ${id}`),
  description: [],
  alt: [],
  lines: [],
  timers: [],
  fileId: null,
  further: [],
  ...facts,
});
const chapter = (id: string) => step(id, { type: 2 });
const steps = (ids: string) => [...ids].map((id) => step(id));
type Facts = Partial<PlainHead & Omit<GuideHead, keyof PlainHead>>;
const guide = (
  facts: Facts = {},
  parts: Partial<Omit<GuideContent, 'project'>> = {},
): GuideContent => ({
  project: {
    averageTimeMinutes: 40,
    people: 1,
    ref: '',
    brand: '',
    alt: [],
    fileId: null,
    source: null,
    ...facts,
    ...headTextsOf({
      name: 'Shelf',
      description: '',
      tools: [],
      parts: [],
      category: '',
      tags: [],
      texts: {},
      languages: ['en', 'pt-BR'],
      ...facts,
    }),
  },
  steps: [],
  questions: [],
  ...parts,
});
const ofSteps = (from: GuideStep[], to: GuideStep[]) =>
  compare(guide({}, { steps: from }), guide({}, { steps: to }));
const ofProjects = (from: Facts, to: Facts) => compare(guide(from), guide(to)).project;
const HOT = text('Hot', { 'pt-BR': 'Quente' });
const old = (texts: StoredText[]) =>
  texts.map((each) => (each.lang === 'en' ? each : { ...each, of: '' }));
const NOTHING = { texts: [], lists: [], settings: [], hasNewStates: false };

describe('the steps of two versions', () => {
  it('name marks that came, changed or went, and count as seen by readers', () => {
    const mark = (id: string, x = 0.1) => ({
      ...{ id, kind: 'dot' as const, x, y: 0.1, w: 0.1, h: 0.1 },
      ...{ number: 1, tone: null, label: text(`Label of ${id}`) },
    });
    const pictured = (id: string, marks: ReturnType<typeof mark>[]) =>
      step(id, { fileId: 'p', marks });
    const from = [
      step('a'),
      pictured('b', [mark('k'), mark('l'), mark('m')]),
      step('c'),
      step('d'),
    ];
    const changes = ofSteps(from, [
      step('a'),
      step('c'),
      step('d'),
      pictured('b', [mark('l'), mark('m', 0.2), mark('n')]),
    ]);
    const [moved] = changes.steps.filter(({ id }) => id === 'b');
    expect(moved?.marks?.map(({ id, kind }) => [id, kind]).sort()).toEqual([
      ['k', 'removed'],
      ['m', 'changed'],
      ['n', 'added'],
    ]);
    expect(moved?.marks?.find(({ id }) => id === 'm')).toMatchObject({
      medium: 1,
      fileId: 'p',
      before: { x: 0.1 },
      after: { x: 0.2 },
    });
    expect([changedStepNumbers(changes), summaryOf(changes)]).toMatchObject([
      [4],
      { changed: 1, moved: 0 },
    ]);
  });

  it('name a clip that came, changed or went, by its seconds', () => {
    const clip = (fileId: string, seconds: number) => ({ fileId, seconds });
    const further = [{ id: 'm', fileId: 'q', alt: [], clip: clip('v', 9) }];
    const from = [
      step('a'),
      step('b', { clip: clip('v', 4) }),
      step('c', { fileId: 'p', further }),
    ];
    const to = [
      step('a', { fileId: 'p', clip: clip('v', 4) }),
      step('b', { fileId: 'p', clip: clip('w', 5) }),
      step('c', { fileId: 'p', further: further.map(({ clip: _, ...medium }) => medium) }),
    ];
    const pictured = from.map((each) => ({ ...each, fileId: 'p' }));
    expect(ofSteps(pictured, to).steps.map((change) => change.clip)).toEqual([
      { before: null, after: 4 },
      { before: 4, after: 5 },
      { before: 9, after: null },
    ]);
  });

  it('are numbered without chapters, removed ones at their former place', () => {
    const from = [chapter('C'), ...steps('abcd')];
    const to = [chapter('C'), step('a'), step('x'), step('c'), step('d', { fileId: 'new' })];
    const changes = ofSteps(from, to);
    expect(
      changes.steps.map(({ id, kind, numberBefore, numberAfter }) => [
        id,
        kind,
        numberBefore,
        numberAfter,
      ]),
    ).toEqual([
      ['b', 'removed', 2, undefined],
      ['x', 'added', undefined, 2],
      ['d', 'changed', 4, 4],
    ]);
    expect(changes.steps[2]).toMatchObject({ texts: [], picture: { before: null, after: 'new' } });
    expect(changedStepNumbers(changes)).toEqual([2, 4]);
    expect(summaryOf(changes)).toMatchObject({ added: 1, removed: 1, moved: 0, changed: 1 });
  });

  it.each([
    ['abcde', 'eabcd', 'e'],
    ['abcde', 'bcdea', 'a'],
    ['abcdef', 'xbfcdea', 'fa'],
  ])('from %s to %s: only %s is moved', (from, to, moved) => {
    const changes = ofSteps(steps(from), steps(to));
    expect(changes.steps.flatMap(({ id, isMoved }) => (isMoved ? [id] : []))).toEqual([...moved]);
  });

  it.each<[string, Partial<GuideStep>, Partial<GuideStep>]>([
    [
      'the kind of a line',
      { lines: [{ id: 'l', kind: 'note', text: HOT }] },
      { lines: [{ id: 'l', kind: 'danger', text: old(HOT) }] },
    ],
    [
      'the length of a timer',
      { timers: [{ id: 't', seconds: 60, label: HOT }] },
      { timers: [{ id: 't', seconds: 90, label: old(HOT) }] },
    ],
  ])('tell readers of %s, also when a translation became old', (_, before, after) => {
    expect(changedStepNumbers(ofSteps([step('a', before)], [step('a', after)]))).toEqual([1]);
  });

  it('do not tell readers of moved ones, nor of chapters', () => {
    const from = [chapter('C'), ...steps('abc')];
    const to = [{ ...chapter('C'), name: text('Other') }, ...steps('cab')];
    const changes = ofSteps(from, to);
    expect(changes.steps.map(({ id }) => id)).toEqual(['C', 'c']);
    expect(changedStepNumbers(changes)).toEqual([]);
    expect(summaryOf(changes)).toMatchObject({ moved: 1, changed: 1 });
  });
});

describe('texts', () => {
  it('are those of the languages of each version', () => {
    const name = text('Sand', { 'pt-BR': 'Lixar', de: 'Schleifen' });
    const other = text('Sand', { 'pt-BR': 'Lixe', de: 'Schleife' });
    expect(ofSteps([step('a', { name })], [step('a', { name: other })]).steps).toMatchObject([
      { texts: [{ field: 'name', lang: 'pt-BR', before: 'Lixar', after: 'Lixe' }] },
    ]);
    const added = compare(
      guide({}, { steps: [step('a', { name })] }),
      guide({ languages: ['en', 'de'] }, { steps: [step('a', { name })] }),
    );
    expect(added.steps[0]?.texts).toEqual([
      { field: 'name', lang: 'de', before: '', after: 'Schleifen' },
      { field: 'name', lang: 'pt-BR', before: 'Lixar', after: '' },
    ]);
    expect(added.project.settings).toEqual([
      { field: 'languages', before: ['en', 'pt-BR'], after: ['en', 'de'] },
    ]);
  });

  it('that are postponed are missing', () => {
    const pending: StoredText[] = [...text('Sand'), { lang: 'pt-BR', value: '', pending: true }];
    const changes = ofSteps([step('a', { name: pending })], [step('a', { name: text('Sand') })]);
    expect(countChanges(changes)).toBe(0);
  });

  it('do not differ when another language becomes the primary one', () => {
    const before = guide({ texts: { name: [{ lang: 'pt-BR', value: 'Estante' }] } });
    const after = guide({
      name: 'Estante',
      texts: { name: [{ lang: 'en', value: 'Shelf' }] },
      languages: ['pt-BR', 'en'],
    });
    const { project } = compare(before, after);
    expect(project.settings.map(({ field }) => field)).toEqual(['languages']);
    expect(project).toMatchObject({ texts: [], lists: [], hasNewStates: false });
  });

  it('tell that a translation is still right, unless a text says more', () => {
    const old = [...text('Sand'), { lang: 'pt-BR' as const, value: 'Lixar', of: '' }];
    const right = text('Sand', { 'pt-BR': 'Lixar' });
    const changes = ofSteps([step('a', { name: old })], [step('a', { name: right })]);
    expect(changes.steps).toMatchObject([{ kind: 'changed', texts: [], hasNewStates: true }]);
    expect(countChanges(changes)).toBe(1);
    expect(changedStepNumbers(changes)).toEqual([]);
    const other = text('Sand', { 'pt-BR': 'Lixe' });
    const edited = ofSteps([step('a', { name: old })], [step('a', { name: other })]);
    expect(edited.steps).toMatchObject([{ hasNewStates: false }]);
  });
});

describe('the project itself', () => {
  it('lists its texts, settings and picture', () => {
    const [from, to] = [
      { people: 1, brand: 'Ikea', source: { title: 'T', url: 'U', license: 'L', author: 'A' } },
      {
        people: 2,
        brand: '',
        source: { author: 'A', license: 'L', url: 'U', title: 'T' },
        name: 'Shelves',
        fileId: 'f',
      },
    ];
    expect(ofProjects(from, to)).toEqual({
      ...NOTHING,
      texts: [{ field: 'name', lang: 'en', before: 'Shelf', after: 'Shelves' }],
      settings: [
        { field: 'people', before: 1, after: 2 },
        { field: 'brand', before: 'Ikea', after: '' },
      ],
      picture: { before: null, after: 'f' },
    });
    expect(countChanges(compare(guide(from), guide(to)))).toBe(4);
  });

  it.each([
    [['a', 'b'], ['a', 'b', 'c'], { added: ['c'], removed: [], isReordered: false }],
    [['a', 'b'], ['b', 'a'], { added: [], removed: [], isReordered: true }],
    [['a', 'b', 'a'], ['b', 'a'], { added: [], removed: ['a'], isReordered: false }],
    [['a', 'b', 'c'], ['x', 'c', 'a'], { added: ['x'], removed: ['b'], isReordered: true }],
  ])('compares lists: %j and %j', (from, to, change) => {
    expect(ofProjects({ parts: from }, { parts: to }).lists).toEqual([
      { field: 'parts', lang: 'en', ...change },
    ]);
  });

  it('counts a part without translation once, and a field once for all languages', () => {
    const lists = (values: string[]) => ({ parts: [{ lang: 'pt-BR' as const, values }] });
    const before = { parts: ['board', 'nail'], texts: lists(['tábua', 'prego']) };
    const untranslated = {
      parts: ['board', 'glue', 'nail'],
      texts: lists(['tábua', '', 'prego']),
    };
    expect(ofProjects(before, untranslated).lists).toMatchObject([{ lang: 'en' }]);
    const both = { ...untranslated, texts: lists(['tábua', 'cola', 'prego']) };
    expect(ofProjects(before, both).lists).toHaveLength(2);
    expect(countChanges(compare(guide(before), guide(both)))).toBe(1);
  });

  it('finds a translation that went to another part, and one that is old', () => {
    const at = (values: string[], of?: (string | null)[]) => ({
      parts: ['board', 'nail'],
      texts: { parts: [{ lang: 'pt-BR' as const, values, ...(of ? { of } : {}) }] },
    });
    for (const other of [at(['prego', '']), at(['', 'prego'], [null, ''])])
      expect(ofProjects(at(['', 'prego']), other)).toEqual({ ...NOTHING, hasNewStates: true });
  });
});
