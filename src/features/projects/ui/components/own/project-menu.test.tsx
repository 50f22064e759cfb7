import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as downloads from '@/browser/files/open-download';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import * as api from '../../api';
import type { ProjectStatus } from '../../../constants';
import type { OwnProject } from '../../../schema';
import { ProjectMenu } from './project-menu';

const router = { push: vi.fn(), refresh: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('../../api');
beforeEach(() => vi.clearAllMocks());

const show = (status: ProjectStatus = 1, takenDownAt: string | null = null) =>
  renderUi(
    <ProjectMenu
      project={{ projectUid: 'abc', name: 'Shelf', status, takenDownAt }}
      link="http://x/p/abc"
    />,
  );
async function open(...guide: Parameters<typeof show>) {
  const user = userEvent.setup();
  show(...guide);
  await user.click(screen.getByRole('button', { name: 'Actions for Shelf' }));
  return user;
}
const choose = (user: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(screen.getByRole('menuitem', { name }));

describe('the menu of a project', () => {
  it('offers to look at it only when it is published', async () => {
    await open(1);
    expect(screen.queryByRole('menuitem', { name: 'View' })).toBeNull();
  });

  it('has the browser save it as a file', async () => {
    const opened = vi.spyOn(downloads, 'openDownload').mockReturnValue(undefined);
    vi.mocked(api.addressOfExport).mockResolvedValueOnce({
      url: 'https://x/v1/downloads?token=t',
      expires: '',
    });
    const user = await open(1);
    await choose(user, 'Export as ZIP');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://x/v1/downloads?token=t'));
    expect(api.addressOfExport).toHaveBeenCalledWith('abc');
  });

  it('archives by keyboard alone', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('a');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Archive' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Guide archived')).toBeTruthy();
    expect(api.archiveProject).toHaveBeenCalledWith('abc');
    expect(router.refresh).toHaveBeenCalled();
  });

  it('brings back what is archived', async () => {
    const user = await open(3);
    expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
    await choose(user, 'Restore');
    expect(await screen.findByText('Guide restored. It is unpublished.')).toBeTruthy();
    expect(api.unarchiveProject).toHaveBeenCalledWith('abc');
    expect(router.refresh).toHaveBeenCalled();
  });

  it('makes no copy of what operators took down, and still exports it', async () => {
    await open(1, '2026-11-20T10:00:00.000Z');
    const isDisabled = (name: string) =>
      screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
    expect([isDisabled('Duplicate'), isDisabled('Export as ZIP')]).toEqual([true, false]);
  });

  it('deletes only after asking, with the name', async () => {
    const user = await open();
    await choose(user, 'Delete');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Do you want to delete this project?')).toBeTruthy();
    expect(dialog.getByText('Shelf')).toBeTruthy();
    expect(api.deleteProject).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Project successfully removed!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says as what a deleted project came back', async () => {
    vi.mocked(api.restoreProject).mockResolvedValueOnce({ status: 3 } as OwnProject);
    const user = await open(3);
    await choose(user, 'Delete');
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The guide is back, archived.')).toBeTruthy();
  });

  it('tells why deleting failed and keeps asking', async () => {
    vi.mocked(api.deleteProject).mockRejectedValueOnce(
      new ApiError('database_unavailable', 'We cannot reach our data right now.', { status: 503 }),
    );
    const user = await open();
    await choose(user, 'Delete');
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('We cannot reach our data right now.')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('duplicates with the same key when tried again', async () => {
    vi.mocked(api.duplicateProject).mockRejectedValueOnce(
      new ApiError('timeout', 'Too slow.', { status: 0 }),
    );
    vi.mocked(api.duplicateProject).mockResolvedValueOnce({ id: 'c', projectUid: 'copy' });
    const user = await open();
    await choose(user, 'Duplicate');
    await screen.findByText('Too slow.');
    await user.click(screen.getByRole('button', { name: 'Actions for Shelf' }));
    await choose(user, 'Duplicate');
    await screen.findByText('A copy was made');
    const keys = vi.mocked(api.duplicateProject).mock.calls.map(([, key]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(router.push).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    expect(router.push).toHaveBeenCalledWith('/dashboard/projects/copy');
  });
});
