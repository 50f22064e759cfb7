import { expect, it } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import { sampleProject } from '@/testing/ui/sample-project';
import { draftOf, withText } from '../../saving/model/draft';
import { languageProgress } from '../../translations/model/language-progress';
import { nextText } from './next-text';

const text = (en: string, de: string) => [
  { lang: 'en', value: en },
  de ? { lang: 'de', value: de } : { lang: 'de', value: '', pending: true },
];
const step = (id: string, name: string, description: string, de = '') => ({
  id,
  type: 1,
  version: 1,
  file: null,
  alt: [],
  name: text(name, de),
  description: text(description, de),
});
const project = sampleProject({
  languages: ['en', 'de'],
  steps: [
    step('a', 'Saw', 'Saw it', 'x'),
    step('b', 'Step 2', '…'),
    { ...step('c', 'Part two', ''), type: 2, description: [] },
    step('d', 'Paint', '…'),
  ],
  questions: [{ id: 'q', version: 1, question: text('Why?', ''), answer: text('So.', '') }],
});
const places = (lang: 'en' | 'de', from?: Parameters<typeof nextText>[3]) => {
  const next = nextText(project, {}, lang, from);
  return next && [next.id, next.field, next.lang];
};

it('finds empty and proposed texts, in the current language first', () => {
  expect(places('en')).toEqual(['b', 'name', 'en']);
  expect(places('en', { id: 'b', field: 'name' })).toEqual(['b', 'description', 'en']);
  expect(places('en', { id: 'b', field: 'description' })).toEqual(['d', 'description', 'en']);
  expect(places('en', { id: 'b', field: undefined })).toEqual(['b', 'name', 'en']);
  expect(places('de', { id: 'd', field: 'description' })).toEqual(['q', 'question', 'de']);
  expect(places('de', { id: 'q', field: 'answer' })).toEqual(['b', 'name', 'de']);
});

it('continues in the next language when one is complete, includes drafts, and ends', () => {
  const written = { ...project, languages: ['en'] } as ProjectView;
  const drafts = {
    d: withText(draftOf('step', written.steps[3], ['en']), 'description', 'en', 'Twice'),
  };
  const b = {
    ...draftOf('step', written.steps[1], ['en']),
    texts: { name: { en: 'Drill' }, description: { en: 'Slowly' } },
  };
  expect(nextText(written, { ...drafts, b }, 'en')).toBeUndefined();
  const both = { ...project, steps: [written.steps[0], written.steps[3]] } as ProjectView;
  expect(
    nextText(
      both,
      { d: withText(draftOf('step', both.steps[1], ['en', 'de']), 'description', 'en', 'Twice') },
      'en',
    ),
  ).toMatchObject({ id: 'd', field: 'name', lang: 'de' });
});

it("goes through the guide's own texts after the items, and on from one of them", () => {
  const own = {
    ...sampleProject({
      languages: ['en', 'de', 'fr'],
      names: [{ lang: 'en', value: 'Shelf' }],
      category: 'Wood',
      parts: ['Board', 'Screw'],
      partLists: [{ lang: 'de', values: ['Brett', ''], states: ['written', 'missing'] }],
      steps: [{ ...step('a', 'Saw', 'Saw it', 'x') }],
    }),
  };
  const after = (field: 'name' | 'category' | 'parts', lang: 'de' | 'fr' = 'de') => {
    const next = nextText(own, {}, lang, { id: 'settings', field });
    return next && [next.kind, next.field, next.lang];
  };
  expect(nextText(own, {}, 'de')).toMatchObject({ kind: 'settings', field: 'name', lang: 'de' });
  expect(after('name')).toEqual(['settings', 'category', 'de']);
  expect(after('category')).toEqual(['settings', 'parts', 'de']);
  expect(after('parts')).toEqual(['settings', 'name', 'de']);
  expect(nextText(own, {}, 'fr')).toMatchObject({ id: 'a', field: 'name' });
});

it('counts a proposal as not written, and does not count alt texts', () => {
  expect(
    languageProgress(project).map(({ lang, written, total }) => [lang, written, total]),
  ).toEqual([
    ['en', 7, 10],
    ['de', 2, 10],
  ]);
});
