import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StatedText } from '@/features/projects/model/texts/states';
import {
  fetchMock,
  open,
  pass,
  projectWith,
  state,
  step,
  withEditor,
} from '@/testing/ui/open-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

type Body = {
  lines?: { id: string; kind: string; text: StatedText[] }[];
  timers?: { id: string; seconds: number; label: StatedText[] }[];
};
const text = (en: string, pt = '', state: 'written' | 'old' = 'written'): StatedText[] => [
  { lang: 'en', value: en },
  pt === '' ? { lang: 'pt-BR', value: '', pending: true } : { lang: 'pt-BR', value: pt, state },
];
const hot = { id: 'a', kind: 'warning', text: text('Hot', 'Quente') };
const wet = { id: 'b', kind: 'note', text: text('Wet', 'Molhado') };
const glue = { id: 't', seconds: 300, label: text('Glue', 'Cola') };
let version: number;
beforeEach(() => {
  version = 1;
  fetchMock.mockImplementation(async (_, { body }) => {
    version += 1;
    const sent = JSON.parse(String(body)) as object;
    const saved = step('Sand', version, { ...sent, version });
    return Response.json('texts' in sent ? { project: {}, steps: [saved], questions: [] } : saved);
  });
});

const show = (fields: object = {}) => open({ project: projectWith(step('Sand', 1, fields)) });
const body = (call: number) => JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as Body;
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
// The preview names the warnings alike.
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' });
const change = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const section = (name: string) => screen.queryByRole('region', { name });

it('are two quiet buttons until there is one, and a line is saved by itself', async () => {
  show();
  expect([section('Warnings and notes'), section('Timers')]).toEqual([null, null]);
  await press('Add a warning or note');
  expect(document.activeElement).toBe(field('Warning'));
  // Nothing is saved, or wrong, before something is written.
  await pass(3_000);
  expect([fetchMock.mock.calls.length, field('Warning').getAttribute('aria-invalid')]).toEqual([
    0,
    null,
  ]);
  change('Kind: Warning', 'danger');
  change('Danger', '230 V');
  await pass(1_200);
  expect(body(0)).toMatchObject({
    lines: [{ kind: 'danger', text: [{ value: '230 V' }, { value: '', pending: true }] }],
  });
  expect(body(0).timers).toBeUndefined();
  expect(state()).toContain('Saved');
  expect(screen.getByRole('tab', { name: /Português.*still to be written/ })).toBeTruthy();
});

it('come back by undo, where they were, also after the automatic save', async () => {
  show({ lines: [hot, wet], timers: [glue] });
  await press('Delete: Warning');
  expect(document.activeElement?.textContent).toBe('Add a warning or note');
  await pass(1_200);
  expect(body(0).lines?.map(({ id }) => id)).toEqual(['b']);
  await press('Undo');
  expect(document.activeElement).toBe(field('Warning'));
  await pass(1_200);
  expect(body(1).lines).toMatchObject([
    { id: 'a', text: [{ value: 'Hot' }, { value: 'Quente' }] },
    { id: 'b' },
  ]);
});

it('are moved by buttons that name them', async () => {
  show({ lines: [hot, { ...hot, id: 'c' }, wet] });
  expect(
    screen.getByRole('button', { name: 'Move up: Warning 1' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await press('Move up: Note');
  await pass(1_200);
  expect(body(0).lines?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('have times in hours, minutes and seconds, with errors at them', async () => {
  show({ timers: [glue] });
  expect(field('Minutes').value).toBe('5');
  change('Minutes', '90x');
  change('Seconds', '30');
  await pass(1_200);
  expect([body(0).timers?.[0]?.seconds, field('Minutes').value]).toEqual([5_430, '90']);
  change('Minutes', '');
  change('Seconds', '4');
  await pass(1_200);
  const time = within(screen.getByRole('group', { name: 'Time: Timer' }));
  expect(time.getByText('From 5 seconds to 24 hours.')).toBeTruthy();
  expect(fetchMock).toHaveBeenCalledOnce();
});

it('show what the server refuses at its field, and at most five', async () => {
  show({ lines: [hot, wet, { ...wet, id: 'c' }, { ...wet, id: 'd' }] });
  await press('Add a warning or note');
  expect(screen.queryByRole('button', { name: 'Add a warning or note' })).toBeNull();
  fetchMock.mockImplementationOnce(async () =>
    Response.json(
      {
        error: {
          code: 'validation_failed',
          message: 'Look again.',
          fields: { 'lines.1.text.0.value': 'Say it otherwise.' },
        },
      },
      { status: 422 },
    ),
  );
  change('Note 1', 'Damp');
  await pass(1_200);
  expect(field('Note 1').getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Say it otherwise.');
});

it('are translated below their source, and old ones confirmed', async () => {
  show({ lines: [{ ...hot, text: text('Hot', 'Morno', 'old') }] });
  await act(async () =>
    fireEvent.mouseDown(screen.getByRole('tab', { name: /Português.*outdated/ }), { button: 0 }),
  );
  expect(field('Warning').value).toBe('Morno');
  await press('Translation is still correct: Warning');
  await pass(1_200);
  expect(body(0)).toMatchObject({
    texts: [{ id: 'step.s1.line.a', value: 'Morno', state: 'written' }],
  });
});

it('stay where they are while they are blank and something else is saved', async () => {
  show({ lines: [{ ...hot, text: text('Hot') }, wet] });
  change('Warning', '');
  await press('Add a warning or note');
  const lines = () => screen.getAllByLabelText(/^(Warning|Note)( \d)?$/);
  const before = lines();
  change('Name', 'Sand well');
  await pass(1_300);
  expect(state()).toContain('Saved');
  expect(body(0).lines?.map(({ id }) => id)).toEqual(['b']);
  expect(lines().map((line) => before.indexOf(line))).toEqual(before.map((_, index) => index));
});
