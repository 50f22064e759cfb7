import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { storeDraft } from '@/browser/storage/device-drafts';
import {
  added,
  answerWith,
  calls,
  FOUR,
  four,
  menu,
  open,
  picture,
  projectOf,
  refusal,
  row,
  rows,
  step,
  text,
  withList,
} from '@/testing/ui/editor-list';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
withList();

describe('a row', () => {
  it('shows the start of the description, the languages, timers and unread reports', async () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      work();
      return 0;
    });
    answerWith(({ path }) =>
      path === '/reports'
        ? Response.json([{ stepId: 'Saw', step: { name: [] }, reports: [], unread: 2 }])
        : Response.json({ unread: 0 }),
    );
    const timer = (id: string) => ({ id, seconds: 60, label: [] });
    open(
      projectOf(
        step('Saw', { timers: [timer('a'), timer('b')] }),
        step('Sand', { name: text('Sand'), description: text('…') }),
      ),
    );
    expect(row('Saw').textContent).toContain('How to Saw');
    expect(row('Sand').textContent).not.toContain('…');
    expect(row('Sand').textContent).toContain('Brazilian Portuguese is pending');
    expect(row('Saw').textContent).not.toContain('pending');
    expect(row('Saw').textContent).toContain('2 timers');
    expect(row('Sand').textContent).not.toContain('timer');
    await waitFor(() => expect(row('Saw').textContent).toContain('2 unread reports'));
    vi.stubGlobal('requestIdleCallback', () => 0);
  });

  it('is compact where the device has that setting', async () => {
    const user = open(four());
    const list = screen.getByRole('list', { name: 'Steps and chapters' });
    await user.click(screen.getByRole('button', { name: 'Compact' }));
    expect(list.dataset['compact']).toBe('true');
    expect(localStorage.getItem('makerstep_list')).toBe('compact');
    await user.click(screen.getByRole('button', { name: 'Compact', pressed: true }));
    expect(list.dataset['compact']).toBeUndefined();
  });

  it('moves the focus to the next row when deleted, to the previous one at the end, and to the add button when the list is empty', async () => {
    const user = open(projectOf(step('Saw'), step('Sand'), step('Oil')));
    const remove = async (name: string) => {
      await menu(user, name, 'Delete');
      await waitFor(() => expect(rows()).not.toContain(name));
    };
    await remove('Saw');
    await waitFor(() => expect(document.activeElement).toBe(row('Sand')));
    await remove('Oil');
    await waitFor(() => expect(document.activeElement).toBe(row('Sand')));
    await remove('Sand');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add step' })),
    );
  });
});

describe('adding between rows', () => {
  const write = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    const panel = within(await screen.findByRole('complementary', { name: 'New step' }));
    fireEvent.change(panel.getByLabelText('Name'), { target: { value: name } });
    fireEvent.change(panel.getByLabelText('Description'), { target: { value: 'So.' } });
    await user.click(panel.getByRole('tab', { name: /Português/ }));
    const later = panel.queryByRole('switch', { name: 'Leave this language for later' });
    if (later && later.getAttribute('aria-checked') !== 'true') await user.click(later);
    await user.click(panel.getByRole('button', { name: 'Add' }));
  };

  it('adds a step after the row of the key or button, and the next one after it', async () => {
    const user = open(four());
    answerWith((call) => (call.path === '/steps' ? added(call) : Response.json(four())));
    row('Sand').focus();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await write(user, 'Dust');
    await waitFor(() => expect(rows()).toEqual(['Saw', 'Sand', 'Dust', 'Oil', 'Wax']));
    expect(calls.at(-1)).toMatchObject({
      path: '/steps/sort',
      body: { ids: ['Saw', 'Sand', 'Dust', 'Oil', 'Wax'] },
    });
    await write(user, 'Look');
    await waitFor(() => expect(rows()).toEqual(['Saw', 'Sand', 'Dust', 'Look', 'Oil', 'Wax']));
    await user.click(screen.getByRole('button', { name: 'Add after Saw' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add step' }));
    await write(user, 'Rest');
    await waitFor(() => expect(rows()[1]).toBe('Rest'));
    await user.click(screen.getByRole('button', { name: 'Add a step at the end' }));
    await write(user, 'Admire');
    await waitFor(() => expect(rows().at(-1)).toBe('Admire'));
  });

  it('starts a chapter between any two rows, and at the start', async () => {
    const user = open(four());
    answerWith((call) => (call.path === '/steps' ? added(call) : Response.json(four())));
    const name = async (value: string) => {
      const panel = within(await screen.findByRole('complementary', { name: 'New chapter' }));
      expect(document.activeElement).toBe(panel.getByLabelText('Name'));
      fireEvent.change(panel.getByLabelText('Name'), { target: { value } });
      await user.click(panel.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(rows()).toContain(value));
    };
    await menu(user, 'Oil', 'Start a chapter here');
    await name('Care');
    await menu(user, 'Saw', 'Start a chapter here');
    await name('Wood');
    await user.click(screen.getByRole('button', { name: 'Add after Wax' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add chapter' }));
    await name('End');
    expect(rows()).toEqual(['Wood', 'Saw', 'Sand', 'Care', 'Oil', 'Wax', 'End']);
    expect(calls.findLast(({ path }) => path === '/steps/sort')).toMatchObject({
      body: { ids: ['Wood', 'Saw', 'Sand', 'Care', 'Oil', 'Wax'] },
    });
  });

  it('leaves a step last when the server refuses its position', async () => {
    const user = open(four());
    answerWith((call) => (call.path === '/steps' ? added(call) : refusal()));
    await menu(user, 'Saw', 'Add a step after this');
    await write(user, 'Dust');
    await waitFor(() => expect(rows()).toEqual([...FOUR, 'Dust']));
  });
});

describe('a list', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Write a list' }));
  const paste = (target: Element, pasted: string) =>
    fireEvent.paste(target, { clipboardData: { files: [], getData: () => pasted } });

  it('becomes steps, one a line, in order; a failed line stays with the reason, and is sent again with the same key', async () => {
    const user = open(projectOf());
    const keys: (string | null)[] = [];
    let failing = 'Oil it';
    answerWith((call) => {
      const init = vi.mocked(fetch).mock.lastCall?.[1];
      if (JSON.stringify(call.body).includes('"Oil it"'))
        keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      return JSON.stringify(call.body).includes(`"${failing}"`)
        ? refusal(503, 'Not now.')
        : added(call);
    });
    await user.click(screen.getByRole('button', { name: 'Write a list' }));
    expect(document.activeElement).toBe(dialog().getByLabelText('Steps, one on each line'));
    fireEvent.change(dialog().getByLabelText('Steps, one on each line'), {
      target: { value: '1. Wipe it\n2. Oil it\n3. Wait' },
    });
    await user.click(dialog().getByRole('button', { name: 'Add 3 steps' }));
    await dialog().findByText('Not now.');
    expect(rows()).toEqual(['Wipe it']);
    expect(dialog().getByLabelText<HTMLTextAreaElement>('Steps, one on each line').value).toBe(
      'Oil it\nWait',
    );
    failing = 'nothing';
    await user.click(dialog().getByRole('button', { name: 'Add 2 steps' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toEqual(['Wipe it', 'Oil it', 'Wait']);
    expect(keys[1]).toBe(keys[0]);
    expect(calls[0]?.body).toMatchObject({
      name: text('Wipe it'),
      description: text('…'),
      type: 1,
    });
    await screen.findByText('2 steps added.');
  });

  it('fills steps that have a picture and no text with its first lines, and makes new steps of the others', async () => {
    const waiting = step('Step 1', {
      file: picture('p'),
      name: text('Step 1'),
      description: text('…'),
    });
    const user = open(projectOf(waiting, step('Sand')));
    answerWith((call) =>
      call.method === 'PATCH' ? Response.json({ ...waiting, ...call.body }) : added(call),
    );
    await user.click(screen.getByRole('button', { name: 'Write a list' }));
    fireEvent.change(dialog().getByLabelText('Steps, one on each line'), {
      target: { value: 'Wipe it: use a dry cloth\nOil it' },
    });
    await user.click(dialog().getByRole('button', { name: 'Write 2 steps' }));
    await screen.findByText('2 steps written.');
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['PATCH', '/steps/Step%201'],
      ['POST', '/steps'],
    ]);
    expect(calls[0]?.body).toEqual({
      name: text('Wipe it'),
      description: text('Use a dry cloth'),
      version: 1,
    });
  });

  it('is one of two ways to write the steps that are only pictures', async () => {
    const photo = (number: number) =>
      step(`p${number}`, {
        file: picture(`p${number}`),
        name: text(`Step ${number}`),
        description: text('…'),
      });
    const user = open(projectOf(step('Saw'), photo(2), photo(3)));
    expect(screen.getByText('2 steps have no text yet:')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'paste them as a list' }));
    expect(dialog().getByRole('checkbox', { name: /the 2 steps/, checked: true })).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'write them one by one' }));
    const panel = within(await screen.findByRole('complementary', { name: 'Step 2' }));
    expect(document.activeElement).toBe(panel.getByLabelText('Name'));
    await user.keyboard('Sand');
    expect(screen.getByText('1 step has no text yet:')).toBeTruthy();
  });

  it('that was entered with a new guide is shown when its editor opens', () => {
    storeDraft({ account: 'ana', name: 'step-list/abcdefghjkmn' }, 'Wipe it\nOil it');
    open(projectOf(), '#steps', 'ana');
    expect(dialog().getByRole('button', { name: 'Add 2 steps' })).toBeTruthy();
  });

  it('is offered when pasted, and asked about when pasted into a name', async () => {
    const user = open(projectOf());
    paste(document.body, 'only one line');
    expect(screen.queryByRole('dialog')).toBeNull();
    paste(document.body, '- Wipe it\n- Oil it');
    expect(dialog().getByRole('button', { name: 'Add 2 steps' })).toBeTruthy();
    fireEvent.change(dialog().getByLabelText('Steps, one on each line'), { target: { value: '' } });
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add step' }));
    paste(screen.getByLabelText('Name'), 'Wipe it\nOil it\nWait');
    await screen.findByText('You pasted a list of 3 steps.');
    await user.click(screen.getByRole('button', { name: 'Turn it into steps' }));
    expect(dialog().getByRole('button', { name: 'Add 3 steps' })).toBeTruthy();
  });
});
