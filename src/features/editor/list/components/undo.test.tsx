import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  answerWith,
  calls,
  FOUR,
  four,
  menu,
  open,
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

const press = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true });
/** Without messages, which offer to undo themselves. */
async function putAway(user: ReturnType<typeof open>): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' }))
    await user.click(button);
}

it('Ctrl+Z undoes what was moved, duplicated and deleted, the last one first, also without their messages', async () => {
  const user = open(four());
  answerWith(({ method, path }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (path.endsWith('/duplicate')) return Response.json(step('Saw2'), { status: 201 });
    return Response.json(path.endsWith('/sort') ? four() : step(path.split('/')[2] ?? ''));
  });
  fireEvent.click(row('Saw'), { ctrlKey: true });
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  await screen.findByText('1 item moved, now from position 2 of 4.');
  await user.click(screen.getByRole('button', { name: 'Stop selecting' }));
  await menu(user, 'Saw', 'Duplicate');
  await screen.findByText('Step successfully duplicated!');
  await menu(user, 'Oil', 'Delete');
  await screen.findByText('Step successfully removed!');
  expect(rows()).toEqual(['Sand', 'Saw', 'Saw2', 'Wax']);
  await putAway(user);

  press(screen.getAllByRole('textbox')[0]);
  expect(calls.at(-1)?.path).not.toContain('restore');
  press();
  await screen.findByText('The step is back.');
  expect(rows()).toEqual(['Sand', 'Saw', 'Saw2', 'Oil', 'Wax']);
  press();
  await screen.findByText('Step successfully removed!');
  expect(rows()).toEqual(['Sand', 'Saw', 'Oil', 'Wax']);
  expect(screen.queryByRole('complementary')).toBeNull();
  press();
  await waitFor(() => expect(rows()).toEqual(FOUR));
  await screen.findByText('Moved back.');
  const count = calls.length;
  press();
  expect(calls).toHaveLength(count);
});

it('an undo that fails can be tried again', async () => {
  const user = open(four());
  answerWith(() => new Response(null, { status: 204 }));
  await menu(user, 'Oil', 'Delete');
  await screen.findByText('Step successfully removed!');
  answerWith(() => {
    throw new TypeError('down');
  });
  press();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answerWith(() => Response.json(step('Oil')));
  await user.click(retry);
  await screen.findByText('The step is back.');
  expect(rows()).toEqual(FOUR);
});
