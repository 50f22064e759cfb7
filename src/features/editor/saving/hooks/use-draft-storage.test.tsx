import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { sampleProject } from '@/testing/ui/sample-project';
import { type FieldName, GUIDE_KEY } from '../../shell/model/fields';
import { type Draft, draftOf, textOf, withText } from '../model/draft';
import { guideOf } from '../model/guide';
import { withState } from '../model/translation-states';
import { useEditorStore } from '../../shell/hooks/use-editor-store';
import { useDraftStorage } from './use-draft-storage';

const NAME = 'name';
const PART = 'part.board';
const TO: ProjectLanguage = 'pt-BR';
const text = (en: string, pt: string) => [
  { lang: 'en', value: en },
  { lang: TO, value: pt, state: 'old' },
];
const project = sampleProject({
  languages: ['en', TO],
  parts: ['board'],
  partLists: [{ lang: 'en', values: ['board'] }],
  names: text('Shelf', 'Estante'),
  steps: [
    {
      id: 's',
      type: 1,
      version: 1,
      file: null,
      alt: [],
      name: text('Saw', 'Serrar'),
      description: text('Slowly', 'Devagar'),
    },
  ],
});
beforeEach(() => localStorage.clear());

function openTab() {
  const { result, unmount } = renderHook(
    () => {
      const { store } = useEditorStore(project);
      useDraftStorage(store, project.projectUid);
      return store;
    },
    { wrapper: ({ children }) => <AccountProvider account="ana">{children}</AccountProvider> },
  );
  const stored = {
    [GUIDE_KEY]: draftOf('guide', guideOf(project), project.languages),
    s: draftOf('step', project.steps[0], project.languages),
  };
  const draftOfItem = (key: keyof typeof stored): Draft =>
    result.current.get().drafts[key] ?? stored[key];
  const edit = (key: keyof typeof stored, change: (draft: Draft) => Draft) => {
    const draft = change(draftOfItem(key));
    act(() => result.current.dispatch({ type: 'edited', key, draft }));
  };
  return {
    type: (field: FieldName, value: string, key: keyof typeof stored = GUIDE_KEY) =>
      edit(key, (draft) => withText(draft, field, TO, value)),
    confirm: (field: FieldName) =>
      edit(GUIDE_KEY, (draft) => withState(draft, field, TO, 'written')),
    texts: (key: keyof typeof stored = GUIDE_KEY) =>
      ([NAME, PART, 'description'] as const).map((field) => textOf(draftOfItem(key), field, TO)),
    states: () => draftOfItem(GUIDE_KEY).states,
    close: unmount,
  };
}

/** A tab that is opened after the others were closed. */
function later(...tabs: ReturnType<typeof openTab>[]) {
  for (const { close } of tabs) close();
  return openTab();
}

it('two tabs keep on the device what each of them typed', () => {
  const [first, second] = [openTab(), openTab()];
  first.type(PART, 'tábua ');
  second.type(NAME, 'Prateleira');
  first.type(PART, 'tábuas ');
  expect(later(first, second).texts()).toEqual(['Prateleira', 'tábuas ', '']);
});

it('two tabs keep what each of them typed in the texts of a step', () => {
  const [first, second] = [openTab(), openTab()];
  first.type(NAME, 'Serre', 's');
  second.type('description', 'Bem devagar', 's');
  expect(later(first, second).texts('s')).toEqual(['Serre', '', 'Bem devagar']);
});

it('a tab that has nothing left deletes its own texts only', () => {
  const [first, second] = [openTab(), openTab()];
  first.type(PART, 'tábua ');
  second.type(NAME, 'Prateleira');
  first.type(PART, '');
  expect(later(first, second).texts()).toEqual(['Prateleira', '', '']);
});

it('a tab does not delete a newer text of another one at the same place', () => {
  const [first, second] = [openTab(), openTab()];
  first.type(PART, 'tábua');
  second.type(PART, 'prancha');
  first.type(PART, '');
  expect(later(first, second).texts()).toEqual(['Estante', 'prancha', '']);
});

it('a tab deletes a text that it found on the device', () => {
  const first = openTab();
  first.type(PART, 'tábua');
  first.close();
  const second = openTab();
  second.type(PART, '');
  expect([later(second).texts(), localStorage.length]).toEqual([['Estante', '', ''], 0]);
});

it('keeps a translation that another tab confirmed', () => {
  const [first, second] = [openTab(), openTab()];
  first.confirm(NAME);
  second.type(PART, 'tábua');
  expect(later(first, second).states()).toEqual({ 'name.pt-BR': 'written' });
});
