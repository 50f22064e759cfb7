import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { BackupsView } from '../../../backups/schema';
import { proveOperator } from '../../api';
import { backUpNow, changeBackups, readBackups } from '../../backups-api';
import { ProofProvider } from '../proof-provider';
import { BackupsCard } from './backups-card';

vi.mock('../../api', () => ({ proveOperator: vi.fn() }));
vi.mock('../../backups-api', () => ({
  readBackups: vi.fn(),
  changeBackups: vi.fn(),
  backUpNow: vi.fn(),
}));

const view: BackupsView = {
  hour: null,
  keep: 7,
  place: 'folder',
  rehearse: false,
  folder: '/srv/backups',
  bucket: null,
  isUnderWay: false,
  backups: [
    {
      id: '1',
      startedAt: '2026-11-29T03:00:00.000Z',
      endedAt: '2026-11-29T03:01:00.000Z',
      state: 'failed',
      place: 'folder',
      name: 'makerstep-1.tar',
      bytes: 0,
      reason: 'There is no room left.',
      rehearsedAt: null,
      rehearsal: null,
    },
  ],
};
const open = async (fields: Partial<BackupsView> = {}) => {
  vi.mocked(readBackups).mockResolvedValue({ ...view, ...fields });
  renderUi(
    <ProofProvider
      account={{ email: 'op@example.org', hasPassword: true, providers: [] }}
      ways={ALL_WAYS}
    >
      <BackupsCard />
    </ProofProvider>,
  );
  await screen.findByLabelText(/^When/);
};

beforeEach(() => void vi.resetAllMocks());

it('saves the hour, and says where backups go and why one failed', async () => {
  vi.mocked(changeBackups).mockResolvedValue(view);
  await open();
  expect(screen.getByText('Folder: /srv/backups')).toBeTruthy();
  expect(screen.getByText('There is no room left.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^When/), 'Daily at 03:00');
  await userEvent.click(screen.getByRole('switch', { name: 'Rehearse once a week' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save backups' }));
  await waitFor(() =>
    expect(changeBackups).toHaveBeenCalledWith({ hour: 3, keep: 7, rehearse: true }),
  );
});

it('offers the bucket where there is one, and makes a backup after a proof', async () => {
  vi.mocked(backUpNow)
    .mockRejectedValueOnce(new ApiError('proof_required', '', { status: 403 }))
    .mockResolvedValue(undefined);
  await open({ bucket: 'pictures/backups', isUnderWay: true });
  await userEvent.selectOptions(screen.getByLabelText(/^Where/), 'Bucket');
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  await userEvent.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  await waitFor(() => expect(backUpNow).toHaveBeenCalledTimes(2));
  expect(proveOperator).toHaveBeenCalledWith('secret');
  expect(screen.getByText('A backup is under way.')).toBeTruthy();
});
