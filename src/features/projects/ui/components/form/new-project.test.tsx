import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { renderUi } from '@/testing/ui/render-ui';
import { takeFirstPictures } from '../../hooks/first-pictures';
import { NewProject } from './new-project';

vi.setConfig({ testTimeout: 20_000 });

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
function open(account = 'ana') {
  const { unmount } = renderUi(
    <AccountProvider account={account}>
      <NewProject look="card" />
    </AccountProvider>,
  );
  return { user: userEvent.setup(), unmount };
}
const card = () => screen.getByRole('button', { name: /New project/ });
const form = () => within(screen.getByRole('dialog', { name: 'New project' }));
const field = (name: string) => form().getByLabelText<HTMLInputElement>(name);
const fill = () => {
  fireEvent.click(form().getByText('More'));
  fireEvent.change(field('Name'), { target: { value: 'Shelf' } });
  fireEvent.click(form().getByRole('radio', { name: /Private/ }));
  fireEvent.change(field('minutes'), { target: { value: '45' } });
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  localStorage.clear();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  push.mockReset();
});

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const made = () =>
  fetchMock.mockResolvedValueOnce(
    Response.json({ id: 'p', projectUid: 'abcdefghjkmn' }, { status: 201 }),
  );

describe('the first pictures of a guide', () => {
  it('go to its editor, in the order of their names, without those taken out again', async () => {
    const { user } = open();
    await user.click(card());
    fireEvent.change(form().getByTestId('first-pictures'), {
      target: { files: [photo('10.jpg'), photo('2.jpg'), photo('plan.pdf', 'application/pdf')] },
    });
    expect(form().getByText(/^“plan.pdf” is not a picture/)).toBeTruthy();
    fireEvent.drop(form().getByRole('button', { name: 'Choose pictures' }), {
      dataTransfer: { files: [photo('1.jpg')], types: ['Files'] },
    });
    expect(form().getByText('3 pictures chosen')).toBeTruthy();
    await user.click(form().getByRole('button', { name: 'Remove 2.jpg' }));
    expect(document.activeElement).toBe(form().getByRole('button', { name: 'Choose pictures' }));
    await user.type(field('Name'), 'Shelf');
    made();
    await user.click(form().getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(takeFirstPictures('another')).toEqual([]);
    expect(takeFirstPictures('abcdefghjkmn').map(({ name }) => name)).toEqual(['1.jpg', '10.jpg']);
    expect(takeFirstPictures('abcdefghjkmn')).toEqual([]);
  });

  it('are not thrown away without a question', async () => {
    const { user } = open();
    await user.click(card());
    fireEvent.change(form().getByTestId('first-pictures'), { target: { files: [photo('1.jpg')] } });
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await user.click(card());
    expect(form().queryByRole('button', { name: 'Remove 1.jpg' })).toBeNull();
  });
});

describe('a new project', () => {
  it('that was not sent comes back after a crash, with a word, and can be sent then', async () => {
    const { user, unmount } = open();
    await user.click(card());
    expect(form().queryByText(/is back/)).toBeNull();
    fill();
    unmount();
    open();
    expect(card().textContent).toContain('Go on with what you entered');
    await user.click(card());
    // Restored values are shown.
    expect(form().getByText('More').closest('details')?.open).toBe(true);
    expect([
      field('Name').value,
      field('minutes').value,
      form().getByRole<HTMLInputElement>('radio', { name: /Private/ }).checked,
    ]).toEqual(['Shelf', '45', true]);
    expect(form().getByText(/is back/)).toBeTruthy();
    fetchMock.mockResolvedValueOnce(
      Response.json({ id: 'p', projectUid: 'abcdefghjkmn' }, { status: 201 }),
    );
    await user.click(form().getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('Successfully created!')).toBeTruthy();
    expect(push).toHaveBeenCalledWith('/dashboard/projects/abcdefghjkmn');
    expect(localStorage.length).toBe(0);
  });

  it('is thrown away by choice only, and is then gone from the device', async () => {
    const { user } = open();
    await user.click(card());
    fill();
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Discard what you entered?' })).getByRole(
        'button',
        { name: 'Cancel' },
      ),
    );
    expect(field('Name').value).toBe('Shelf');
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.length).toBe(0);
    await user.click(card());
    expect(field('Name').value).toBe('');
  });

  it('never comes up for another person', async () => {
    const { user, unmount } = open();
    await user.click(card());
    fill();
    unmount();
    open('bia');
    await user.click(card());
    expect(field('Name').value).toBe('');
  });
});
