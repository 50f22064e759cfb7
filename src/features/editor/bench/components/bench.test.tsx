import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { viewerPicture } from '@/testing/ui/open-viewer';
import { unitDigest } from '@/features/translations/model/unit';
import { withSentTexts } from '@/testing/ui/texts-server';
import { sampleProject } from '@/testing/ui/sample-project';
import {
  fetchMock,
  open,
  pass,
  setOnline,
  state,
  step,
  UID,
  withEditor,
} from '@/testing/ui/open-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

type Sent = Parameters<typeof withSentTexts>[1];
const text = (en: string, pt = '', state: 'written' | 'old' = 'written') => [
  { lang: 'en', value: en },
  pt === '' ? { lang: 'pt-BR', value: '', pending: true } : { lang: 'pt-BR', value: pt, state },
];
const project = (fields: object = {}) =>
  sampleProject({
    languages: ['en', 'pt-BR'],
    stepCount: 1,
    parts: ['board'],
    partLists: [{ lang: 'en', values: ['board'] }],
    names: text('Shelf', 'Estante'),
    steps: [{ ...step(''), name: text('Sand'), description: text('Slowly') }],
    ...fields,
  });
// A server that stores what it gets.
let stored: ReturnType<typeof project>;
const calls = () =>
  fetchMock.mock.calls
    .filter(([, init]) => init.method === 'PATCH')
    .map(([address, { body }]) => ({ address, body: JSON.parse(String(body)) as Sent }));
beforeEach(() => {
  fetchMock.mockImplementation(async (address, { method, body }) => {
    if (method !== 'PATCH') return Response.json({ results: [], totalResults: 0 });
    expect(address).toContain(`/projects/${UID}/texts?draft=true`);
    const { project: next, answer } = withSentTexts(stored, JSON.parse(String(body)) as Sent);
    stored = next;
    return Response.json(answer);
  });
});

async function openBench(fields: object = {}) {
  stored = project(fields);
  const shown = open({ project: stored, address: `/dashboard/projects/${UID}#translate` });
  await act(() => vi.dynamicImportSettled());
  return shown;
}
const editor = () => within(screen.getByRole('form'));
const heading = () => editor().getByRole('heading').textContent;
const target = () => editor().getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(target(), { target: { value } });
const press = (key: string, keys: object) =>
  act(async () => fireEvent.keyDown(target(), { key, ...keys }));
const counter = () => screen.getByText(/\d translated/).textContent;

describe('the translation bench', () => {
  it('goes by Ctrl+Enter from one missing text to the next, and saves each', async () => {
    await openBench();
    expect([counter(), heading()]).toEqual(['1 of 4 translated', 'Part 1']);
    expect(editor().getByText('board')).toBeTruthy();
    type('tábua');
    expect(counter()).toBe('2 of 4 translated');
    await press('Enter', { ctrlKey: true });
    expect(calls()[0]?.body).toEqual({
      lang: 'pt-BR',
      texts: [{ id: 'part.1', value: 'tábua', of: unitDigest('board'), was: unitDigest('') }],
    });
    expect(heading()).toBe('Step 1, name');
    expect(document.activeElement).toBe(target());
    type('Lixar');
    await press('Enter', { metaKey: true });
    await pass(1);
    expect(calls()[1]?.body.texts).toMatchObject([
      { id: 'step.s1.name', value: 'Lixar', of: unitDigest('Sand') },
    ]);
    expect(heading()).toBe('Step 1, description');
    type('Devagar');
    await press('Enter', { ctrlKey: true });
    expect([counter(), state()]).toEqual([
      '4 of 4 translated',
      expect.stringContaining('Nothing is left to do in this list.'),
    ]);
    await pass(1);
    expect(calls()).toHaveLength(3);
    // Another list has its own end.
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } });
    expect(state()).not.toContain('Nothing is left');
  });

  it('goes to the texts before and after by Alt and an arrow, and shows what a filter asks for', async () => {
    await openBench();
    await press('ArrowDown', { altKey: true });
    expect(heading()).toBe('Step 1, name');
    await press('ArrowUp', { altKey: true });
    expect(heading()).toBe('Part 1');
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } });
    expect(screen.getByLabelText<HTMLSelectElement>('Show').selectedOptions[0]?.text).toBe(
      'All (4)',
    );
    expect(heading()).toBe('Name of the project');
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'old' } });
    expect(screen.getByText('No translation is outdated.')).toBeTruthy();
  });

  it('shows the picture of each text that has one', async () => {
    const texts = { name: text('Sand'), description: text('Slowly') };
    await openBench({
      steps: [
        { ...step(''), ...texts, file: viewerPicture('a'), alt: text('Sander', 'Lixadeira') },
        { ...step(''), ...texts, id: 's2' },
        { ...step(''), ...texts, id: 's3', file: viewerPicture('c') },
      ],
    });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } });
    const pictures = screen.getAllByRole('listitem').map((row) => {
      const [first] = row.querySelectorAll('img');
      return first?.getAttribute('src') ?? '';
    });
    const [a, none, c] = ['/files/a/400', '', '/files/c/400'];
    expect(pictures).toEqual([none, none, a, a, a, none, none, c, c]);
  });

  it.each([
    ['Part 1', { steps: [] }, 'texts.0.value'],
    ['Step 1, name', { parts: [], partLists: [] }, 'texts.0.id'],
  ])('shows at its field why the server refuses %s', async (name, fields, path) => {
    await openBench(fields);
    expect(heading()).toBe(name);
    const error = { code: 'validation_failed', message: 'No.', fields: { [path]: 'Not this.' } };
    fetchMock.mockResolvedValueOnce(Response.json({ error }, { status: 422 }));
    type('tábua');
    await pass(1_200);
    expect(target().getAttribute('aria-invalid')).toBe('true');
    expect(target().labels?.[0]?.parentElement?.textContent).toContain('Not this.');
    type('tábuas');
    expect(target().getAttribute('aria-invalid')).toBeNull();
    await pass(1_200);
    expect(calls()).toHaveLength(2);
  });

  it('marks an old translation as still right', async () => {
    await openBench({
      names: text('Shelf', 'Estante', 'old'),
      partLists: [],
      parts: [],
      steps: [
        { ...step(''), name: text('Sand', 'Lixar', 'old'), description: text('Slowly', 'Devagar') },
      ],
    });
    expect(counter()).toBe('1 of 3 translated, 2 outdated');
    for (const name of ['Name of the project', 'Step 1, name']) {
      expect(heading()).toBe(name);
      await act(async () =>
        editor().getByRole('button', { name: 'Translation is still correct' }).click(),
      );
      expect(document.activeElement).toBe(target());
      await press('Enter', { ctrlKey: true });
    }
    await pass(1);
    expect(counter()).toBe('3 of 3 translated');
    const [first, second] = calls();
    expect(first?.body.texts).toMatchObject([
      { id: 'project.name', value: 'Estante', state: 'written' },
    ]);
    expect(second?.body.texts).toMatchObject([
      { id: 'step.s1.name', value: 'Lixar', state: 'written' },
    ]);
  });

  it.each([
    ['name of the project', { names: text('Shelf', 'Estante', 'old') }, 'Estante'],
    [
      'name of a step',
      {
        steps: [
          {
            ...step(''),
            name: text('Sand', 'Lixar', 'old'),
            description: text('Slowly', 'Devagar'),
          },
        ],
      },
      'Lixar',
    ],
  ])('has the old %s back after undo', async (_, fields, value) => {
    await openBench({ parts: [], partLists: [], steps: [], ...fields });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'old' } });
    for (const [at, typed] of [`${value} X`, value].entries()) {
      type(typed);
      expect(
        editor().queryAllByRole('button', { name: 'Translation is still correct' }),
      ).toHaveLength(at);
      await pass(1_200);
      expect(calls()[at]?.body.texts[0]?.value).toBe(typed);
    }
    expect(calls()[1]?.body.texts).toMatchObject([{ value, state: 'old' }]);
    expect(editor().getByRole('button', { name: 'Translation is still correct' })).toBeTruthy();
  });

  it('marks word by word what changed in a source since its translation was right', async () => {
    const { unmount } = await openBench({
      steps: [{ ...step(''), name: text('Sand it', 'Lixe') }],
    });
    unmount();
    const changed = { ...step(''), name: text('Sand it well', 'Lixe', 'old') };
    await openBench({ parts: [], partLists: [], steps: [changed] });
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'old' } });
    expect(screen.getByRole('insertion').textContent).toBe('added:  well');
    expect(editor().getByText(/^Marked: what changed/)).toBeTruthy();
  });

  it('stores on the device what is typed without a network, and sends it once', async () => {
    setOnline(false);
    const { unmount } = await openBench();
    type('tábua');
    await press('Enter', { ctrlKey: true });
    type('Lixar');
    await pass(3_000);
    expect([calls().length, state()]).toEqual([0, expect.stringContaining('Offline')]);
    unmount();
    await openBench();
    expect(counter()).toBe('3 of 4 translated');
    setOnline(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await pass(3_000);
    expect(
      calls()
        .flatMap(({ body }) => body.texts.map(({ id }) => id))
        .sort(),
    ).toEqual(['part.1', 'step.s1.name']);
    const left = Object.keys(localStorage).filter((key) => !key.includes('bench-sources'));
    expect([calls().length, left]).toEqual([2, []]);
  });
});

it('has the lines and timers of steps, named by their places, and confirms old ones', async () => {
  const parts = {
    lines: [
      { id: 'a', kind: 'warning', text: text('Hot', 'Morno', 'old') },
      { id: 'b', kind: 'note', text: text('Wet') },
    ],
    timers: [{ id: 't', seconds: 60, label: text('Glue') }],
  };
  await openBench({
    parts: [],
    steps: [
      { ...step(''), name: text('Sand', 'Lixar'), description: text('So', 'Assim'), ...parts },
    ],
  });
  expect([counter(), heading()]).toEqual(['3 of 6 translated, 1 outdated', 'Step 1, Note']);
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'old' } });
  expect(heading()).toBe('Step 1, Warning');
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Translation is still correct' })),
  );
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'missing' } });
  type('Molhado');
  await press('Enter', { ctrlKey: true });
  expect(heading()).toBe('Step 1, Timer');
  type('Cola');
  await pass(3_000);
  expect(calls()[0]?.body.texts).toMatchObject([
    { id: 'step.s1.line.a', value: 'Morno', state: 'written' },
    { id: 'step.s1.line.b', value: 'Molhado' },
  ]);
  expect(calls().at(-1)?.body.texts).toMatchObject([{ id: 'step.s1.timer.t', value: 'Cola' }]);
  expect(counter()).toBe('6 of 6 translated');
});
