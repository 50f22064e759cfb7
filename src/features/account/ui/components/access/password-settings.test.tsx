import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { dateWords } from '@/shared/text/date-words';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS, NO_PASSWORDS } from '@/testing/ui/sign-in-ways';
import { endOtherSessions, endSession, listSessions, updateUser } from '../../api';
import type { AccountView, SessionView } from '../../../schema';
import { PasswordSettings } from './password-settings';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('../second-step/second-step', () => ({ SecondStep: () => null }));
vi.mock('../../api', () => ({
  updateUser: vi.fn(),
  listSessions: vi.fn(),
  endSession: vi.fn(),
  endOtherSessions: vi.fn(),
}));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const here: SessionView = {
  id: 's1',
  device: 'Chrome on Linux',
  isCurrent: true,
  provider: null,
  createdAt: '2026-01-02T20:00:00.000Z',
  lastUsedAt: hoursAgo(0),
};
const phone: SessionView = {
  id: 's2',
  device: 'Safari on iPhone',
  isCurrent: false,
  provider: 'google',
  createdAt: '2026-01-02T20:00:00.000Z',
  lastUsedAt: hoursAgo(3),
};
const answer = (...results: SessionView[]) => ({ results, totalResults: results.length });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listSessions).mockResolvedValue(answer(here, phone));
  vi.mocked(endSession).mockResolvedValue(undefined);
  vi.mocked(endOtherSessions).mockResolvedValue(undefined);
});
const open = async (change: Partial<AccountView> = {}, ways = ALL_WAYS) => {
  const user = userEvent.setup();
  renderUi(
    <PasswordSettings
      email="ana@example.org"
      hasPassword
      isFreshFromProvider={false}
      providers={[]}
      ways={ways}
      {...change}
    />,
  );
  await screen.findByText('Chrome on Linux');
  return user;
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
// In one step, as password managers and pasting do.
const fill = (label: string, value: string) =>
  fireEvent.change(input(label), { target: { value } });
const update = () => screen.getByText('Update');

describe('the password form', () => {
  it('has the three fields with the labels of the specification', async () => {
    const user = await open();
    await user.click(update());
    for (const text of [
      'Please type your current password.',
      'Please type your new password.',
      'Please repeat your new password.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(input('Current password'));
    expect(updateUser).not.toHaveBeenCalled();
  });

  it('shows a mismatch at the field before anything is sent', async () => {
    const user = await open();
    fill('Current password', 'old words');
    fill('New password', 'violet cactus');
    fill('Repeat new password', 'violet cactu');
    fireEvent.blur(input('Repeat new password'));
    expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
    await user.click(update());
    expect(input('Repeat new password').getAttribute('aria-invalid')).toBe('true');
    expect(updateUser).not.toHaveBeenCalled();
    fill('Repeat new password', 'violet cactus');
    await user.click(update());
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({
      currentPassword: 'old words',
      password: 'violet cactus',
      password2: 'violet cactus',
    });
  });

  it('reports ended sessions, refreshes the list, and keeps no password on the page', async () => {
    const user = await open();
    fill('Current password', ' old ');
    fill('New password', 'violet cactus');
    fill('Repeat new password', 'violet cactus');
    vi.mocked(listSessions).mockResolvedValue(answer(here));
    await user.click(update());
    expect(await screen.findByText('Data successfully updated!')).toBeTruthy();
    expect(
      screen.getByText('You are logged out everywhere else, and your access tokens are revoked.'),
    ).toBeTruthy();
    expect(updateUser).toHaveBeenCalledWith(expect.objectContaining({ currentPassword: ' old ' }));
    for (const label of ['Current password', 'New password', 'Repeat new password'])
      expect(input(label).value).toBe('');
    expect(await screen.findByText('You are not logged in anywhere else.')).toBeTruthy();
  });

  it('shows a wrong current password at its field and keeps the rest', async () => {
    const user = await open();
    vi.mocked(updateUser).mockRejectedValueOnce(
      new ApiError('validation_failed', 'm', {
        status: 422,
        fields: { currentPassword: 'This is not your current password.' },
      }),
    );
    fill('Current password', 'no');
    fill('New password', 'violet cactus');
    fill('Repeat new password', 'violet cactus');
    await user.click(update());
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input('Current password')));
    expect(input('New password').value).toBe('violet cactus');
  });

  it('helps password managers', async () => {
    await open();
    expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe(
      'ana@example.org',
    );
    expect(
      ['Current password', 'New password', 'Repeat new password'].map(
        (label) => input(label).autocomplete,
      ),
    ).toEqual(['current-password', 'new-password', 'new-password']);
  });

  it('needs no current password right after signing in with a provider', async () => {
    const user = await open({
      hasPassword: false,
      isFreshFromProvider: true,
      providers: ['google'],
    });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    fill('New password', 'violet cactus');
    fill('Repeat new password', 'violet cactus');
    await user.click(update());
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({
      password: 'violet cactus',
      password2: 'violet cactus',
    });
  });

  it('explains the two options to an account without a password', async () => {
    await open({ hasPassword: false, providers: ['google'] });
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log out and in again' }).getAttribute('href')).toBe(
      '/auth/logout?callbackUrl=%2Fdashboard%2Fsettings%2Fpassword%3Fproof%3D1',
    );
    expect(screen.getByRole('link', { name: 'Send me the link' })).toBeTruthy();
  });
});

describe('the list of sessions', () => {
  const rowOf = (device: string) => within(screen.getByText(device).closest('li') as HTMLElement);

  it('shows device, last use and sign-in method', async () => {
    await open();
    expect(rowOf('Chrome on Linux').getByText('This device')).toBeTruthy();
    expect(rowOf('Chrome on Linux').queryByRole('button')).toBeNull();
    const used = rowOf('Safari on iPhone').getByText('Used 3 hours ago');
    expect(used.getAttribute('title')).toMatch(/\d{4}.*\d:\d{2}/);
    // In the reader's time zone: in Kathmandu it was already the third.
    const { date } = dateWords('2026-01-02T20:00:00.000Z', 'en', process.env.TZ ?? '');
    expect(
      rowOf('Safari on iPhone').getByText(new RegExp(`logged in on ${date} with Google`)),
    ).toBeTruthy();
  });

  it('ends a session in place', async () => {
    const user = await open();
    vi.mocked(endSession).mockRejectedValueOnce(
      new ApiError('unreachable', 'We could not reach the server.', { status: 0 }),
    );
    await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    const button = () => screen.getByLabelText<HTMLButtonElement>('Log out Safari on iPhone');
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(button());
    expect(await screen.findByText('Safari on iPhone has been logged out.')).toBeTruthy();
    expect(endSession).toHaveBeenLastCalledWith('s2');
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
    expect(screen.getByText('You are not logged in anywhere else.')).toBeTruthy();
    expect(listSessions).toHaveBeenCalledOnce();
  });

  it('treats an already ended session as ended', async () => {
    const user = await open();
    vi.mocked(endSession).mockRejectedValueOnce(
      new ApiError('not_found', 'This does not exist.', { status: 404 }),
    );
    await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
    expect(await screen.findByText('You are not logged in anywhere else.')).toBeTruthy();
  });

  it('ends all others after a confirmation', async () => {
    vi.mocked(listSessions).mockResolvedValue(
      answer(here, phone, { ...phone, id: 's3', device: 'Firefox on Windows' }),
    );
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    expect(endOtherSessions).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('alertdialog', { name: 'Log out everywhere else?' }));
    expect(dialog.getByText(/^2 other devices/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are not logged in anywhere else.')).toBeTruthy();
    expect(endOtherSessions).toHaveBeenCalledOnce();
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
  });

  it('reports a failed load, and retries', async () => {
    vi.mocked(listSessions)
      .mockReset()
      .mockRejectedValueOnce(
        new ApiError('timeout', 'The server took too long to answer.', { status: 0 }),
      )
      .mockResolvedValue(answer(here));
    const user = userEvent.setup();
    renderUi(
      <PasswordSettings
        email="ana@example.org"
        hasPassword
        isFreshFromProvider={false}
        providers={[]}
        ways={ALL_WAYS}
      />,
    );
    expect(await screen.findByText('The server took too long to answer.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are not logged in anywhere else.')).toBeTruthy();
  });
});

it('without passwords there are only the sessions, with the name of the provider', async () => {
  vi.mocked(listSessions).mockResolvedValue(answer(here, { ...phone, provider: 'oidc' }));
  await open({ hasPassword: false, providers: ['oidc'] }, NO_PASSWORDS);
  expect(screen.getByText(/ with School sign-in$/)).toBeTruthy();
  expect(screen.queryByText('Set a password')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/secure your account at the service/)).toBeTruthy();
});
