import { expect, it } from 'vitest';
import type { TextsPatch } from './change-head-texts';
import {
  changePlainTexts,
  newPlainTexts,
  plainTextLists,
  statedPlainLists,
  type PlainHead,
} from '@/testing/plain-head';

const shelf: PlainHead = {
  languages: ['en', 'de'],
  name: 'A shelf',
  description: 'For plants.',
  category: 'Wood',
  tags: ['wood'],
  parts: ['Board', 'Rope'],
  tools: ['Saw'],
  texts: {
    name: [
      { lang: 'de', value: 'Ein Regal' },
      { lang: 'fr', value: 'Une étagère' },
    ],
    description: [{ lang: 'de', value: 'Für Pflanzen.' }],
    category: [{ lang: 'de', value: 'Holz' }],
    tags: [{ lang: 'de', values: ['holz'] }],
    parts: [{ lang: 'de', values: ['Brett', ''] }],
    tools: [{ lang: 'de', values: ['Säge'] }],
  },
};

function after(patch: TextsPatch, project = shelf): PlainHead {
  const change = changePlainTexts(project, patch);
  if ('problems' in change) throw new Error(JSON.stringify(change.problems));
  return { ...project, ...change.columns, languages: patch.languages ?? project.languages };
}
/** The states of the translations into one language. */
function states(project: PlainHead, lang = 'de') {
  const lists = statedPlainLists(project);
  const inLang = <T extends { lang: string }>(list: T[]) => list.find((each) => each.lang === lang);
  return [
    inLang(lists.names)?.state,
    inLang(lists.descriptions)?.state,
    inLang(lists.categories)?.state,
    inLang(lists.tagLists)?.state,
    inLang(lists.partLists)?.states,
    inLang(lists.toolLists)?.states,
  ];
}
const WRITTEN = ['written', 'written', 'written', 'written', ['written', 'missing'], ['written']];

it.each([
  ['name', { name: 'Shelves' }, 0, 'old'],
  ['description', { description: 'For books.' }, 1, 'old'],
  ['category', { category: 'Metal' }, 2, 'old'],
  ['tags', { tags: ['wood', 'plants'] }, 3, 'old'],
  ['parts', { parts: ['Plank', 'Rope'] }, 4, ['old', 'missing']],
  ['tools', { tools: ['Drill'] }, 5, ['old']],
])(
  'a changed %s makes exactly its translations old, until it changes back',
  (_, patch, at, state) => {
    const changed = after(patch);
    expect(states(changed)).toEqual(WRITTEN.with(at, state));
    const back = Object.fromEntries(Object.keys(patch).map((key) => [key, shelf[key as 'name']]));
    expect(after(back, changed)).toEqual(shelf);
    expect(states(after({ ...patch, keepTranslations: true }))).toEqual(WRITTEN);
    expect(states(after(patch, after({ languages: ['en'] })))).toEqual(Array(6).fill(undefined));
  },
);

it('is confirmed by a state that differs, and changes by none that was read', () => {
  const changed = after({ name: 'Shelves', parts: ['Plank', 'Rope'], tags: ['metal'] });
  const read = statedPlainLists(changed);
  expect(after(read, changed)).toEqual(changed);
  const right = after(
    {
      names: read.names.map((text) => ({ ...text, state: 'written' as const })),
      tagLists: read.tagLists.map((list) => ({ ...list, state: 'written' as const })),
      partLists: [{ lang: 'de', values: ['Brett', ''], states: ['written', 'missing'] }],
    },
    changed,
  );
  expect(states(right)).toEqual(WRITTEN);
  expect(states(after(read, right))).toEqual(states(changed));
  const renamed = {
    ...read,
    names: read.names.map((text) => ({ ...text, value: `${text.value}!` })),
  };
  expect(states(after(renamed, changed))[0]).toBe('written');
});

it('comes back with its language as old as it is, and is not for readers', () => {
  const changed = after({ name: 'Shelves' });
  expect(states(after({ languages: ['en', 'de', 'fr'] }, changed), 'fr')[0]).toBe('old');
  expect(JSON.stringify(plainTextLists(changed))).not.toMatch(/state|"of"/);
});

it('stays when the primary language changes', () => {
  const changed = after({ languages: ['en', 'de', 'fr'] }, after({ name: 'Shelves' }));
  const turned = after({ languages: ['de', 'en', 'fr'] }, changed);
  expect([states(turned, 'en')[0], states(turned, 'fr')[0]]).toEqual(['written', 'old']);
  const added = after(
    {
      languages: ['fr', 'en', 'de'],
      descriptions: [
        { lang: 'fr', value: 'x' },
        { lang: 'de', value: 'y' },
      ],
    },
    changed,
  );
  expect(states(added)[1]).toBe('written');
});

it('stays when the new primary language says what the former one said once', () => {
  const same = after({
    languages: ['en', 'de', 'fr'],
    names: [
      { lang: 'de', value: 'A shelf' },
      { lang: 'fr', value: 'Une étagère' },
    ],
  });
  const turned = after({ languages: ['de', 'en', 'fr'] }, after({ name: 'Shelves' }, same));
  expect([turned.name, states(turned, 'fr')[0]]).toEqual(['A shelf', 'old']);
});

it('is old in a new project where that is said', () => {
  const change = newPlainTexts({
    ...shelf,
    names: [{ lang: 'de', value: 'Regal', state: 'old' }],
    partLists: [{ lang: 'de', values: ['Brett', 'Seil'], states: ['written', 'old'] }],
  });
  expect(change).toMatchObject({
    columns: { texts: { name: [{ of: '' }], parts: [{ of: [null, ''] }] } },
  });
});
