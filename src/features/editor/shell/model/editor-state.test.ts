import { describe, expect, it } from 'vitest';
import type { StepView } from '@/features/projects/steps/schema';
import { sampleProject } from '@/testing/ui/sample-project';
import { type Draft, draftOf, withText } from '../../saving/model/draft';
import { conflictsOf, editorReducer, findOpen, isUnsaved, startOf } from './editor-state';
import type { EditorAction, EditorState } from './editor-types';
import { languageProgress, pendingLanguages } from '../../translations/model/language-progress';
import { stepNumbers } from './shown-name';

const step = (id: string, fields: Partial<StepView> = {}): StepView => ({
  id,
  projectUid: 'p',
  type: 1,
  file: null,
  alt: [],
  media: [],
  lines: [],
  timers: [],
  uses: [],
  version: 1,
  name: [
    { lang: 'en', value: id },
    { lang: 'de', value: '', pending: true },
  ],
  description: [
    { lang: 'en', value: 'text' },
    { lang: 'de', value: 'Text' },
  ],
  ...fields,
});
const named = (id: string, name: string, version: number) =>
  step(id, {
    version,
    name: [
      { lang: 'en', value: name },
      { lang: 'de', value: '', pending: true },
    ],
  });
const chapter = (id: string) =>
  step(id, {
    type: 2,
    description: [],
    name: [
      { lang: 'en', value: id },
      { lang: 'de', value: id },
    ],
  });
const start = (steps: StepView[]): EditorState =>
  startOf(sampleProject({ languages: ['en', 'de'], steps, stepCount: steps.length }));
const after = (state: EditorState, ...actions: EditorAction[]) =>
  actions.reduce(editorReducer, state);
const typed = (state: EditorState, id: string, value = 'typed') => {
  const draft =
    state.drafts[id] ??
    draftOf(
      'step',
      state.project.steps.find((one) => one.id === id),
      ['en', 'de'],
    );
  return after(state, { type: 'edited', key: id, draft: withText(draft, 'name', 'en', value) });
};

describe('the editor', () => {
  it('adds, replaces and removes items and counts steps without chapters', () => {
    const sent = draftOf('step', undefined, ['en', 'de']);
    const added = after(
      start([]),
      {
        type: 'saved',
        key: 'new-chapter',
        saved: { list: 'steps', item: chapter('c') },
        sent,
        atMs: 5,
      },
      { type: 'saved', key: 'new-step', saved: { list: 'steps', item: step('a') }, sent, atMs: 6 },
    );
    expect(added.project.steps.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(added.project.stepCount).toBe(1);
    expect(added.savedAt).toEqual({ c: 5, a: 6 });
    expect(after(added, { type: 'removed', list: 'steps', id: 'a' }).project.stepCount).toBe(0);
  });

  it('reorders', () => {
    const { project } = after(start([step('a'), step('b')]), {
      type: 'ordered',
      list: 'steps',
      ids: ['b', 'a'],
    });
    expect(project.steps.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('drops a draft that equals the stored item', () => {
    const state = typed(start([step('a')]), 'a');
    expect(Object.keys(state.drafts)).toEqual(['a']);
    expect(typed(state, 'a', 'a').drafts).toEqual({});
  });

  it('keeps a draft when only the picture is saved, and rebases it on the new version', () => {
    const state = after(typed(start([step('a')]), 'a'), {
      type: 'pictureSaved',
      step: step('a', { version: 2 }),
    });
    expect(state.drafts['a']).toMatchObject({ baseVersion: 2, texts: { name: { en: 'typed' } } });
  });

  it('keeps text typed during a save, on top of the saved version', () => {
    const first = typed(start([step('a')]), 'a', 'one');
    const sent = first.drafts['a'] as Draft;
    const going = typed(after(first, { type: 'sending', key: 'a', draft: sent }), 'a', 'one two');
    const state = after(going, {
      type: 'saved',
      key: 'a',
      saved: { list: 'steps', item: named('a', 'one', 2) },
      sent,
      atMs: 9,
    });
    expect(state.drafts['a']).toMatchObject({ baseVersion: 2, texts: { name: { en: 'one two' } } });
    expect([isUnsaved(state.drafts['a']), state.savedAt['a'], state.sent['a']]).toEqual([
      true,
      9,
      undefined,
    ]);
    expect(conflictsOf(state, 'a')).toEqual([]);
  });

  it('keeps spaces at the end while typing, though there is nothing more to save', () => {
    const first = typed(start([step('a')]), 'a', 'one ');
    const sent = first.drafts['a'] as Draft;
    const state = after(first, {
      type: 'saved',
      key: 'a',
      saved: { list: 'steps', item: named('a', 'one', 2) },
      sent,
      atMs: 9,
    });
    expect([state.drafts['a']?.texts.name?.en, isUnsaved(state.drafts['a'])]).toEqual([
      'one ',
      false,
    ]);
    expect(isUnsaved(typed(state, 'a', 'one t').drafts['a'])).toBe(true);
    expect(after(state, { type: 'left', key: 'a' }).drafts).toEqual({});
  });

  it('gives text typed while a new item was created to that item', () => {
    const sent = withText(draftOf('step', undefined, ['en', 'de']), 'name', 'en', 'one');
    const state = after(
      start([]),
      { type: 'edited', key: 'new-step', draft: withText(sent, 'name', 'en', 'one two') },
      {
        type: 'saved',
        key: 'new-step',
        saved: { list: 'steps', item: named('a', 'one', 1) },
        sent,
        atMs: 9,
      },
    );
    expect(Object.keys(state.drafts)).toEqual(['a']);
    expect(state.drafts['a']).toMatchObject({ baseVersion: 1, texts: { name: { en: 'one two' } } });
  });

  it('ignores a late answer with an older version', () => {
    const state = after(start([named('a', 'newer', 3)]), {
      type: 'itemLoaded',
      saved: { list: 'steps', item: named('a', 'older', 2) },
    });
    expect(state.project.steps[0]?.version).toBe(3);
  });

  it('merges changes from here and elsewhere, and says so', () => {
    const theirs = step('a', {
      version: 5,
      description: [
        { lang: 'en', value: 'theirs' },
        { lang: 'de', value: 'Text' },
      ],
    });
    const state = after(typed(start([step('a')]), 'a'), {
      type: 'itemLoaded',
      saved: { list: 'steps', item: theirs },
    });
    expect(state.drafts['a']).toMatchObject({
      baseVersion: 5,
      texts: { name: { en: 'typed' }, description: { en: 'theirs' } },
    });
    expect(state.merged).toEqual({ a: true });
    expect(conflictsOf(state, 'a')).toEqual([]);
  });

  it('waits for a choice when both changed the same text, and keeps the draft until then', () => {
    const state = after(typed(start([step('a')]), 'a'), {
      type: 'itemLoaded',
      saved: { list: 'steps', item: named('a', 'theirs', 5) },
    });
    expect(state.drafts['a']?.texts.name?.en).toBe('typed');
    expect(
      conflictsOf(state, 'a').map(({ field, lang, mine, theirs }) => [
        field,
        lang,
        mine.value,
        theirs.value,
      ]),
    ).toEqual([['name', 'en', 'typed', 'theirs']]);
  });

  it('recognises its own text after an answer was lost', () => {
    const first = typed(start([step('a')]), 'a', 'one');
    const lost = after(
      first,
      { type: 'sending', key: 'a', draft: first.drafts['a'] as Draft },
      { type: 'notSaved', key: 'a', state: { is: 'offline' }, isAnswered: false },
    );
    const state = after(typed(lost, 'a', 'one two'), {
      type: 'itemLoaded',
      saved: { list: 'steps', item: named('a', 'one', 2) },
    });
    expect([conflictsOf(state, 'a'), state.merged, state.drafts['a']?.baseVersion]).toEqual([
      [],
      {},
      2,
    ]);
  });

  it('keeps text typed while the picture of a new step uploads', () => {
    const fresh = withText(draftOf('step', undefined, ['en', 'de']), 'name', 'en', 'typed');
    const state = after(
      start([]),
      { type: 'edited', key: 'new-step', draft: fresh },
      { type: 'pictureWaiting', key: 'new-step', file: { name: 'a.jpg', url: 'k' } },
    );
    expect(state.drafts['new-step']).toMatchObject({
      file: { url: 'k' },
      texts: { name: { en: 'typed' } },
    });
    expect(
      after(state, { type: 'pictureWaiting', key: 'new-step' }).drafts['new-step']?.file,
    ).toBeUndefined();
  });

  it('restores drafts of existing items, compared with the stored version, and never over typed text', () => {
    const kept = (id: string, value: string) => ({
      draft: withText(draftOf('step', step(id), ['en', 'de']), 'name', 'en', value),
      sent: [],
    });
    const drafts = {
      a: kept('a', 'kept'),
      b: kept('b', 'kept'),
      gone: kept('gone', 'kept'),
      'new-step': {
        draft: withText(draftOf('step', undefined, ['en']), 'name', 'en', 'x'),
        sent: [],
      },
    };
    const state = after(typed(start([step('a'), named('b', 'theirs', 2)]), 'a'), {
      type: 'draftsRestored',
      kept: drafts,
    });
    expect(Object.keys(state.drafts)).toEqual(['a', 'b', 'new-step']);
    expect(state.drafts['a']?.texts.name?.en).toBe('typed');
    expect(conflictsOf(state, 'b')).toHaveLength(1);
  });

  it('knows which item an address opens', () => {
    const { project } = start([chapter('c')]);
    expect(findOpen(project, { kind: 'step', id: 'c' })?.kind).toBe('chapter');
    expect(findOpen(project, { kind: 'step', id: 'gone' })).toBeUndefined();
    expect(findOpen(project, { kind: 'question', id: 'new' })).toEqual({ kind: 'question' });
  });

  it('numbers steps without chapters', () => {
    expect([...stepNumbers([chapter('c'), step('a'), step('b')])]).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });
});

describe('the language progress', () => {
  it('counts texts per language and is 100 % only without pending ones', () => {
    const { project } = start([chapter('c'), step('a')]);
    expect(languageProgress(project)).toEqual([
      { lang: 'en', written: 4, old: 0, total: 4, percent: 100 },
      { lang: 'de', written: 2, old: 0, total: 4, percent: 50 },
    ]);
    expect(languageProgress({ ...project, steps: [] })[0]?.percent).toBe(100);
    const [first] = project.steps;
    expect(first && pendingLanguages([first.name, first.description], ['en', 'de'])).toEqual([]);
    expect(pendingLanguages([step('a').name], ['en', 'de'])).toEqual(['de']);
  });
});
