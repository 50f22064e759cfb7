import { describe, expect, it } from 'vitest';
import type { ProjectView } from '@/features/project/schema';
import type { StepView } from '@/features/project/step/schema';
import { draftOf, withText } from './draft';
import { type EditorAction, editorReducer, type EditorState, findOpen } from './editor-state';
import { languageProgress, pendingLanguages } from './language-progress';
import { stepNumbers } from './shown-name';

const step = (id: string, fields: Partial<StepView> = {}): StepView => ({
  id, projectUid: 'p', type: 1, file: null, alt: [], version: 1,
  name: [{ lang: 'en', value: id }, { lang: 'de', value: '', pending: true }], description: [{ lang: 'en', value: 'text' }, { lang: 'de', value: 'Text' }],
  ...fields,
});
const chapter = (id: string) => step(id, { type: 2, description: [], name: [{ lang: 'en', value: id }, { lang: 'de', value: id }] });
const start = (steps: StepView[]): EditorState => ({
  project: { languages: ['en', 'de'], steps, questions: [], stepCount: steps.length, version: 1 } as unknown as ProjectView, drafts: {}, savedAt: {},
});
const after = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorReducer, state);
const typed = (state: EditorState, id: string, value = 'typed') =>
  after(state, { type: 'edited', key: id, draft: withText(draftOf('step', state.project.steps.find((one) => one.id === id), ['en', 'de']), 'name', 'en', value) });

describe('the editor', () => {
  it('adds, replaces and removes items and counts steps without chapters', () => {
    const added = after(start([]), { type: 'saved', key: 'new-chapter', saved: { list: 'steps', item: chapter('c') }, atMs: 5 },
      { type: 'saved', key: 'new-step', saved: { list: 'steps', item: step('a') }, atMs: 6 });
    expect(added.project.steps.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(added.project.stepCount).toBe(1);
    expect(added.savedAt).toEqual({ c: 5, a: 6 });
    expect(after(added, { type: 'removed', list: 'steps', id: 'a' }).project.stepCount).toBe(0);
  });

  it('reorders', () => {
    const { project } = after(start([step('a'), step('b')]), { type: 'ordered', list: 'steps', ids: ['b', 'a'] });
    expect(project.steps.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('forgets a draft that says what is stored', () => {
    const state = typed(start([step('a')]), 'a');
    expect(Object.keys(state.drafts)).toEqual(['a']);
    expect(typed(state, 'a', 'a').drafts).toEqual({});
  });

  it('keeps typing when only the picture is saved, and lets it build on the new version', () => {
    const state = after(typed(start([step('a')]), 'a'), { type: 'pictureSaved', step: step('a', { version: 2 }) });
    expect(state.drafts['a']).toMatchObject({ baseVersion: 2, texts: { name: { en: 'typed' } } });
  });

  it('lets the server refuse typing over texts that changed before the picture was saved', () => {
    const state = after(typed(start([step('a')]), 'a'), { type: 'pictureSaved', step: step('a', { version: 4 }) });
    expect(state.drafts['a']?.baseVersion).toBe(1);
  });

  it('loads somebody else\'s version, or keeps one\'s own on top of it', () => {
    const state = typed(start([step('a')]), 'a');
    const saved = { list: 'steps', item: step('a', { version: 7 }) } as const;
    expect(after(state, { type: 'overtaken', key: 'a', saved, isKept: false }).drafts).toEqual({});
    expect(after(state, { type: 'overtaken', key: 'a', saved, isKept: true }).drafts['a']?.baseVersion).toBe(7);
  });

  it('keeps what is typed while the picture of a new step arrives', () => {
    const fresh = withText(draftOf('step', undefined, ['en', 'de']), 'name', 'en', 'typed');
    const state = after(start([]), { type: 'edited', key: 'new-step', draft: fresh }, { type: 'pictureWaiting', key: 'new-step', file: { name: 'a.jpg', url: 'k' } });
    expect(state.drafts['new-step']).toMatchObject({ file: { url: 'k' }, texts: { name: { en: 'typed' } } });
    expect(after(state, { type: 'pictureWaiting', key: 'new-step' }).drafts['new-step']?.file).toBeUndefined();
  });

  it('restores drafts of what still exists', () => {
    const draft = draftOf('step', undefined, ['en']);
    const state = after(start([step('a')]), { type: 'draftsRestored', drafts: { a: draft, gone: draft, 'new-step': draft } });
    expect(Object.keys(state.drafts)).toEqual(['a', 'new-step']);
  });

  it('knows what an address opens', () => {
    const { project } = start([chapter('c')]);
    expect(findOpen(project, { kind: 'step', id: 'c' })?.kind).toBe('chapter');
    expect(findOpen(project, { kind: 'step', id: 'gone' })).toBeUndefined();
    expect(findOpen(project, { kind: 'question', id: 'new' })).toEqual({ kind: 'question' });
  });

  it('numbers steps without chapters', () => {
    expect([...stepNumbers([chapter('c'), step('a'), step('b')])]).toEqual([['a', 1], ['b', 2]]);
  });
});

describe('how much is written', () => {
  it('counts texts per language and is 100 % only without pending ones', () => {
    const { project } = start([chapter('c'), step('a')]);
    expect(languageProgress(project)).toEqual([{ lang: 'en', written: 3, total: 3, percent: 100 }, { lang: 'de', written: 2, total: 3, percent: 66 }]);
    expect(languageProgress({ ...project, steps: [] })[0]?.percent).toBe(100);
    const [first] = project.steps;
    expect(first && pendingLanguages([first.name, first.description], ['en', 'de'])).toEqual([]);
    expect(pendingLanguages([step('a').name], ['en', 'de'])).toEqual(['de']);
  });
});
