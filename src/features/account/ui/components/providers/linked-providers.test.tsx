import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { AccountView, LinkedProviderView } from '../../../schema';
import { listProviders, unlinkProvider } from '../../api';
import { LinkedProviders } from './linked-providers';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('../../api', () => ({ listProviders: vi.fn(), unlinkProvider: vi.fn() }));

const link = (fields: Partial<LinkedProviderView> = {}): LinkedProviderView => ({
  id: 'link-1',
  provider: 'google',
  linkedAt: '2026-11-20T10:00:00.000Z',
  isEmailVouched: true,
  isOnlyWayIn: false,
  ...fields,
});
const show = (account: Partial<AccountView> = {}, ...results: LinkedProviderView[]) => {
  vi.mocked(listProviders).mockResolvedValue({ results, totalResults: results.length });
  renderUi(
    <LinkedProviders
      account={{
        email: 'ana@example.org',
        hasPassword: true,
        isFreshFromProvider: false,
        providers: ['google'],
        ...account,
      }}
      ways={ALL_WAYS}
    />,
  );
  return userEvent.setup();
};
beforeEach(() => vi.resetAllMocks());

it('shows since when each one signs in, and whether it had verified the e-mail', async () => {
  show({}, link(), link({ id: 'link-2', provider: 'facebook', isEmailVouched: false }));
  const [google, facebook] = await screen.findAllByRole('listitem');
  expect(google?.textContent).toMatch(/GoogleE-mail verifiedConnected on .*2026/);
  expect(facebook?.textContent).toContain('E-mail not verified');
});

it('takes one away with the password, and explains a wrong one', async () => {
  const user = show({}, link());
  await user.click(await screen.findByRole('button', { name: 'Disconnect Google' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Google?' }));
  vi.mocked(unlinkProvider).mockRejectedValueOnce(
    new ApiError('validation_failed', 'm', {
      status: 422,
      fields: { currentPassword: 'This is not your current password.' },
    }),
  );
  await user.type(dialog.getByLabelText(/Your password/), 'a guess');
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
  vi.mocked(unlinkProvider).mockResolvedValue(undefined);
  vi.mocked(listProviders).mockResolvedValue({ results: [], totalResults: 0 });
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(unlinkProvider).toHaveBeenLastCalledWith('link-1', { currentPassword: 'a guess' });
  expect(await screen.findByText('Google is disconnected.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

it('keeps the only way in, and asks for a new sign-in where there is no password', async () => {
  const user = show({ hasPassword: false }, link({ isOnlyWayIn: true }), link({ id: 'link-2' }));
  expect(await screen.findByText('Your only way to log in, so it stays.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Disconnect Google' }));
  expect(screen.getByRole('link', { name: 'Log out and in again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
});
