import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/account';
import { sampleProject } from '@/testing/ui/sample-project';
import { useEditorStore } from '../use-editor-store';
import { useOwnTexts } from './use-own-texts';

const NAME = 'project.name';
const PART = 'part.1';
const project = sampleProject({
  languages: ['en', 'pt-BR'],
  parts: ['board'],
  partLists: [{ lang: 'en', values: ['board'] }],
  names: [
    { lang: 'en', value: 'Shelf' },
    { lang: 'pt-BR', value: 'Estante' },
  ],
});
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

function openTab() {
  const { result, unmount } = renderHook(() => useOwnTexts(useEditorStore(project).store), {
    wrapper: ({ children }) => <AccountProvider account="ana">{children}</AccountProvider>,
  });
  return {
    type: (id: string, value: string) => act(() => result.current.write('pt-BR', id, value)),
    texts: () =>
      Object.fromEntries(
        Object.entries(result.current.typed).map(([key, { value }]) => [key, value]),
      ),
    close: unmount,
  };
}

/** The texts of a tab that is opened after the others were closed. */
function later(...tabs: ReturnType<typeof openTab>[]) {
  for (const { close } of tabs) close();
  const tab = openTab();
  const texts = tab.texts();
  tab.close();
  return texts;
}

it('two tabs keep on the device what each of them typed', () => {
  const [first, second] = [openTab(), openTab()];
  first.type(PART, 'tábua ');
  second.type(NAME, 'Prateleira');
  first.type(PART, 'tábuas ');
  expect(later(first, second)).toEqual({
    'pt-BR/part.1': 'tábuas',
    'pt-BR/project.name': 'Prateleira',
  });
});

it('a tab that has nothing left deletes its own texts only', () => {
  const [first, second] = [openTab(), openTab()];
  first.type(PART, 'tábua ');
  second.type(NAME, 'Prateleira');
  first.type(PART, '');
  expect(later(first, second)).toEqual({ 'pt-BR/project.name': 'Prateleira' });
});

it('a tab does not delete a newer text of another one at the same place', () => {
  const [first, second] = [openTab(), openTab()];
  first.type(PART, 'tábua');
  second.type(PART, 'prancha');
  first.type(PART, '');
  expect(later(first, second)).toEqual({ 'pt-BR/part.1': 'prancha' });
});

it('a tab deletes a text that it found on the device', () => {
  const first = openTab();
  first.type(PART, 'tábua');
  first.close();
  const second = openTab();
  second.type(PART, '');
  expect([later(second), localStorage.length]).toEqual([{}, 0]);
});
