import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type StatedText,
  type StoredText,
  withOriginsIn,
  withStatesIn,
} from '@/features/projects/model/texts/states';
import {
  bodyOf,
  fetchMock,
  field,
  open,
  pass,
  projectWith,
  step,
  text,
  type,
  withEditor,
} from '@/testing/ui/open-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

const FIELDS = ['name', 'description'] as const;
type Body = Record<(typeof FIELDS)[number], StatedText[]> & { keepTranslations?: boolean };
type Sent = { texts: { id: string; value: string; state?: 'written' | 'old' }[] };
let stored: Record<(typeof FIELDS)[number], StoredText[]>;
let version: number;
const view = () =>
  step('', version, {
    name: withStatesIn(stored.name, 'en'),
    description: withStatesIn(stored.description, 'en'),
  });
const show = () => open({ project: projectWith(view()) });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const openTab = (name: RegExp) => act(async () => fireEvent.mouseDown(tab(name), { button: 0 }));
const old = () => screen.queryAllByText('Outdated: the source changed').length;
const typo = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Only a typo/ });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const stateOf = (name: (typeof FIELDS)[number]) => withStatesIn(stored[name], 'en')[1]?.state;

// A server with the rules of the real one.
beforeEach(() => {
  version = 1;
  stored = { name: text('Sand', 'Lixar'), description: text('Slowly', 'Devagar') } as typeof stored;
  fetchMock.mockImplementation(async (_, { body }) => {
    const sent = JSON.parse(String(body)) as Body | Sent;
    if ('texts' in sent) {
      for (const { id, ...text } of sent.texts) {
        const name = id.split('.')[2] as (typeof FIELDS)[number];
        const next = { lang: 'pt-BR' as const, state: 'written' as const, ...text };
        const [source] = stored[name];
        stored[name] = withOriginsIn(stored[name], [source as StoredText, next], 'en');
      }
      version += 1;
      return Response.json({ project: {}, steps: [view()], questions: [] });
    }
    for (const name of FIELDS)
      stored[name] = withOriginsIn(stored[name], sent[name], 'en', sent.keepTranslations);
    version += 1;
    return Response.json(view());
  });
});

it('is named at its text and at its tab, confirmed by a button, and old again by undo', async () => {
  stored.name = [
    { lang: 'en', value: 'Sand' },
    { lang: 'pt-BR', value: 'Lixar', of: '' },
  ];
  show();
  expect(tab(/Português.*outdated: the source changed/)).toBeTruthy();
  expect(old()).toBe(0);
  await openTab(/Português/);
  expect(old()).toBe(1);
  await press('Translation is still correct: Name');
  expect(old()).toBe(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await pass(1_200);
  expect(stateOf('name')).toBe('written');
  await press('Undo');
  await pass(1_200);
  expect([stateOf('name'), old()]).toEqual(['old', 1]);
});

it('is written by a new text', async () => {
  stored.name = [
    { lang: 'en', value: 'Sand' },
    { lang: 'pt-BR', value: 'Lixar', of: '' },
  ];
  show();
  await openTab(/Português/);
  type('Lixar bem');
  expect(old()).toBe(0);
  await pass(1_200);
  expect([stateOf('name'), old()]).toEqual(['written', 0]);
});

it('is old again when undo brings it back after the automatic save', async () => {
  stored.name = [
    { lang: 'en', value: 'Sand' },
    { lang: 'pt-BR', value: 'Lixar', of: '' },
  ];
  show();
  await openTab(/Português/);
  for (const value of ['Lixar bem', 'Lixar', 'Lixe', 'Lixar']) {
    type(value);
    expect(old()).toBe(value === 'Lixar' ? 1 : 0);
    await pass(1_200);
    expect(stateOf('name')).toBe(value === 'Lixar' ? 'old' : 'written');
  }
  await press('Translation is still correct: Name');
  await pass(1_200);
  type('Lixe');
  await pass(1_200);
  type('Lixar');
  await pass(1_200);
  expect([stateOf('name'), old()]).toEqual(['written', 0]);
});

it('does not become old when the change is only a typing mistake', async () => {
  show();
  expect(typo()).toBeNull();
  type('Sand.');
  await act(async () => typo()?.click());
  await pass(1_200);
  expect(bodyOf(0)).toMatchObject({ keepTranslations: true });
  expect([stateOf('name'), typo()?.checked]).toEqual(['written', true]);
});

it('is written again when that is said after the automatic save, and old when it is taken back', async () => {
  show();
  type('Sand it');
  await pass(1_200);
  expect([stateOf('name'), stateOf('description')]).toEqual(['old', 'written']);
  expect(tab(/Português.*outdated/)).toBeTruthy();
  await act(async () => typo()?.click());
  await pass(1_200);
  expect([stateOf('name'), typo()?.checked]).toEqual(['written', true]);
  await act(async () => typo()?.click());
  await pass(1_200);
  expect([stateOf('name'), stateOf('description')]).toEqual(['old', 'written']);
});

it('is a typing mistake for the edit it was said of, not for what is typed after it', async () => {
  show();
  type('Sand.');
  await act(async () => typo()?.click());
  // Sent at once, also when the next edit follows before a pause.
  type('Burn it');
  expect(typo()?.checked).toBe(false);
  await pass(1_200);
  expect([bodyOf(0).name[0]?.value, stateOf('name')]).toEqual(['Sand.', 'old']);
  type('Slowly.', 'Description');
  expect(typo()?.checked).toBe(false);
  // The line stands at the text of the edit.
  expect(typo()?.closest('.gap-1')?.contains(field('Description'))).toBe(true);
  await act(async () => typo()?.click());
  await pass(1_200);
  expect([stateOf('name'), stateOf('description')]).toEqual(['old', 'written']);
});

it('half written is saved by Ctrl+Enter, which goes on to the other half without an error', async () => {
  const waiting = { lang: 'pt-BR', value: '', pending: true } as const;
  stored.name = [{ lang: 'en', value: 'Sand' }, waiting];
  stored.description = [{ lang: 'en', value: 'Slowly' }, waiting];
  show();
  await openTab(/Português/);
  type('Lixe');
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', ctrlKey: true });
  await pass(0);
  expect(bodyOf(0)).toMatchObject({ texts: [{ id: 'step.s1.name', value: 'Lixe' }] });
  expect(document.activeElement).toBe(screen.getByLabelText('Description'));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
});
