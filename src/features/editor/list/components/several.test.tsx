import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answerWith,
  calls,
  chapter,
  FOUR,
  four,
  menu,
  open,
  picture,
  projectOf,
  row,
  rows,
  step,
  withList,
} from '@/testing/ui/editor-list';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
withList();

describe('several steps', () => {
  const bar = () => within(screen.getByRole('group', { name: 'Actions for the selection' }));
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .flatMap((box) =>
        box.checked ? [box.labels?.[0]?.textContent?.slice('Select '.length)] : [],
      );
  const press = (name: string, keys = {}) => fireEvent.click(row(name), keys);

  it('are selected with modifier keys, by a long press and from the toolbar', async () => {
    const user = open(four());
    press('Sand', { ctrlKey: true });
    press('Wax', { shiftKey: true });
    expect(chosen()).toEqual(['Sand', 'Oil', 'Wax']);
    press('Oil');
    expect(chosen()).toEqual(['Sand', 'Wax']);
    expect(bar().getByRole('status').textContent).toContain('2 selected');
    await user.click(bar().getByRole('button', { name: 'Stop selecting' }));
    expect(screen.queryByRole('checkbox')).toBeNull();

    vi.useFakeTimers();
    fireEvent.pointerDown(row('Oil'), { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(600));
    vi.useRealTimers();
    fireEvent.pointerUp(row('Oil'), { pointerType: 'touch' });
    press('Oil');
    expect(chosen()).toEqual(['Oil']);
    press('Oil');
    await user.click(screen.getByRole('button', { name: 'Select', pressed: true }));
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Saw' }));
    expect(chosen()).toEqual(['Saw']);
  });

  it('are moved, each by one position or together to another one', async () => {
    const user = open(four());
    answerWith(() => Response.json(four()));
    press('Saw', { ctrlKey: true });
    press('Oil', { ctrlKey: true });
    await user.click(bar().getByRole('button', { name: 'Move down' }));
    expect(rows()).toEqual(['Sand', 'Saw', 'Wax', 'Oil']);
    await screen.findByText('2 items moved, now from position 2 of 4.');
    await user.click(bar().getByRole('button', { name: 'Move to…' }));
    await user.selectOptions(screen.getByLabelText('New place'), 'After 3. Wax');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(rows()).toEqual(['Sand', 'Wax', 'Saw', 'Oil']));
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ids: ['Sand', 'Wax', 'Saw', 'Oil'] }));
  });

  it('are deleted at once, and restored to their positions', async () => {
    const user = open(four());
    press('Saw', { ctrlKey: true });
    press('Oil', { ctrlKey: true });
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 items successfully removed!');
    expect(rows()).toEqual(['Sand', 'Wax']);
    answerWith(({ path }) => Response.json(step(path.split('/')[2] ?? '')));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 items are back.');
    expect(rows()).toEqual(FOUR);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /steps/Saw',
      'DELETE /steps/Oil',
      'POST /steps/Oil/restore',
      'POST /steps/Saw/restore',
    ]);
  });

  it('are duplicated: the copies follow the last one together and are selected', async () => {
    const user = open(four());
    answerWith(({ path }) =>
      path.endsWith('/duplicate')
        ? Response.json(step(`${path.split('/')[2] ?? ''} 2`), { status: 201 })
        : Response.json(four()),
    );
    press('Saw', { ctrlKey: true });
    press('Oil', { ctrlKey: true });
    await user.click(bar().getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(chosen()).toEqual(['Saw 2', 'Oil 2']));
    expect(rows()).toEqual(['Saw', 'Sand', 'Oil', 'Saw 2', 'Oil 2', 'Wax']);
  });

  it('include the steps of a chapter on request', async () => {
    const user = open(
      projectOf(step('Saw'), chapter('Finish'), step('Sand'), step('Oil'), chapter('End')),
    );
    press('Finish', { ctrlKey: true });
    await user.click(bar().getByRole('button', { name: 'With the chapter’s steps' }));
    expect(chosen()).toEqual(['Finish', 'Sand', 'Oil']);
    expect(bar().queryByRole('button', { name: 'With the chapter’s steps' })).toBeNull();
  });
});

describe('a picture', () => {
  const shown = (name: string) => row(name).querySelector('img')?.getAttribute('src') ?? '';

  it('moves to another step by the menu, and back by Undo', async () => {
    const user = open(projectOf(step('Saw', { file: picture('1-saw') }), step('Sand')));
    let version = 1;
    answerWith(({ path }) => {
      version += 1;
      const [from, to] = path.includes('/Saw/') ? ['Saw', 'Sand'] : ['Sand', 'Saw'];
      return Response.json({
        results: [step(from, { version }), step(to, { version, file: picture('1-saw') })],
        totalResults: 2,
      });
    });
    await menu(user, 'Saw', 'Move the picture to…');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(shown('Sand')).toContain('1-saw'));
    expect(calls[0]).toMatchObject({ path: '/steps/Saw/swap-picture', body: { with: 'Sand' } });
    expect(shown('Saw')).toBe('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown('Saw')).toContain('1-saw'));
  });

  it('is dragged to another row', async () => {
    open(projectOf(step('Saw', { file: picture('1-saw') }), step('Sand')));
    const data = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...data.keys(), 'Files'];
      },
      files: [],
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    };
    fireEvent.dragStart(row('Saw').querySelector('img') as Element, { dataTransfer });
    fireEvent.dragEnter(row('Sand'), { dataTransfer });
    fireEvent.dragOver(row('Sand'), { dataTransfer });
    expect(row('Sand').closest('li')?.hasAttribute('data-over')).toBe(true);
    expect(screen.queryByText(/Drop the pictures here/)).toBeNull();
    fireEvent.drop(row('Sand'), { dataTransfer });
    await waitFor(() =>
      expect(calls[0]).toMatchObject({ path: '/steps/Saw/swap-picture', body: { with: 'Sand' } }),
    );
  });
});
