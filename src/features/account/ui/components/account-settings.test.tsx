import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { takeStoredToast } from '@/browser/page/stored-toast';
import { saveFile } from '@/browser/files/save-file';
import { signOut } from '@/features/auth/ui/api';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS, NO_PASSWORDS } from '@/testing/ui/sign-in-ways';
import { deleteAccount, exportAccount, sendConfirmation, updateUser } from '../api';
import type { AccountView } from '../../schema';
import { AccountForm } from './account-form';
import { DeleteAccount } from './delete-account';
import { ExportAccount } from './export-account';
import { SignInWays } from './access/sign-in-ways';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('@/browser/files/save-file', () => ({ saveFile: vi.fn() }));
vi.mock('@/features/auth/ui/api', () => ({ signOut: vi.fn() }));
vi.mock('../api', () => ({
  updateUser: vi.fn(),
  deleteAccount: vi.fn(),
  exportAccount: vi.fn(),
  sendConfirmation: vi.fn(),
}));
beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(signOut).mockResolvedValue(undefined);
  sessionStorage.clear();
});

const unreachable = () =>
  new ApiError('unreachable', 'We could not reach the server.', { status: 0 });
const update = () => screen.getByText('Update');

describe('the account form', () => {
  it('sends the name and never the e-mail', async () => {
    const user = userEvent.setup();
    renderUi(<AccountForm name="Ana" email="ana@example.org" />);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').disabled).toBe(true);
    await user.type(screen.getByLabelText('Name'), ' Lima ');
    await user.click(update());
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Ana Lima' });
    expect(await screen.findByText('Data successfully updated!')).toBeTruthy();
    expect(refresh).toHaveBeenCalled();
  });

  it('requires a name, and keeps it when the server is unreachable', async () => {
    const user = userEvent.setup();
    renderUi(<AccountForm name="Ana" email="ana@example.org" />);
    await user.clear(screen.getByLabelText('Name'));
    await user.click(update());
    expect(screen.getByText('Please type your name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    vi.mocked(updateUser).mockRejectedValueOnce(unreachable());
    await user.type(screen.getByLabelText('Name'), 'Bia');
    await user.click(update());
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bia');
    await user.click(update());
    expect(await screen.findByText('Data successfully updated!')).toBeTruthy();
  });
});

describe('the ways to sign in', () => {
  it('show a missing confirmation and send the mail again', async () => {
    const user = userEvent.setup();
    renderUi(
      <SignInWays
        email="ana@example.org"
        emailConfirmed={false}
        hasPassword={false}
        providers={['google', 'oidc']}
        ways={ALL_WAYS}
      />,
    );
    expect(screen.getByText('You can log in with Google')).toBeTruthy();
    expect(screen.getByText('You can log in with School sign-in')).toBeTruthy();
    expect(screen.getByText('You have no password')).toBeTruthy();
    vi.mocked(sendConfirmation).mockRejectedValueOnce(
      new ApiError('too_many_requests', 'Too many attempts.', { status: 429 }),
    );
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Too many attempts.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^Sent to ana@example\.org\./)).toBeTruthy();
    expect(sendConfirmation).toHaveBeenCalledTimes(2);
  });

  it('show that the e-mail is confirmed', () => {
    renderUi(
      <SignInWays
        email="ana@example.org"
        emailConfirmed
        hasPassword
        providers={[]}
        ways={ALL_WAYS}
      />,
      'pt-BR',
    );
    expect(screen.getByText('Seu e-mail está confirmado')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the account export', () => {
  it('is a JSON file with the date in its name; a failure is shown', async () => {
    const user = userEvent.setup();
    renderUi(<ExportAccount />);
    vi.mocked(exportAccount).mockRejectedValueOnce(unreachable());
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    expect(saveFile).not.toHaveBeenCalled();
    vi.mocked(exportAccount).mockResolvedValueOnce({ user: { name: 'Ana' } });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [content, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toMatch(/^makerstep-\d{4}-\d{2}-\d{2}\.json$/);
    expect(content?.type).toBe('application/json');
    expect(content?.size).toBe(JSON.stringify({ user: { name: 'Ana' } }, null, 2).length);
  });
});

describe('deleting the account', () => {
  const open = async (change: Partial<AccountView> = {}, { guides = 3, ways = ALL_WAYS } = {}) => {
    const user = userEvent.setup();
    renderUi(
      <DeleteAccount
        workshops={[{ uid: 'c', name: 'Ana', guides, people: [] }]}
        ways={ways}
        account={{
          email: 'ana@example.org',
          hasPassword: true,
          isFreshFromProvider: false,
          providers: [],
          ...change,
        }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    return { user, dialog: within(screen.getByRole('dialog')) };
  };

  it('lists what is deleted and asks for the password', async () => {
    const { user, dialog } = await open();
    expect(dialog.getByText(/3 guides/)).toBeTruthy();
    expect(dialog.getByText(/every picture/)).toBeTruthy();
    expect(dialog.getByText(/stop working at once/)).toBeTruthy();
    expect(dialog.queryByText(/workshop/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(dialog.getByText('Please type your current password.')).toBeTruthy();
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it('shows a wrong password at its field and keeps the rest', async () => {
    const { user, dialog } = await open();
    const refusals = [
      new ApiError('validation_failed', 'm', {
        status: 422,
        fields: { currentPassword: 'This is not your current password.' },
      }),
      new ApiError('wrong_credentials', 'E-mail or password is wrong.', { status: 401 }),
    ];
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    for (const refusal of refusals) {
      vi.mocked(deleteAccount).mockRejectedValueOnce(refusal);
      await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
      expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
      await waitFor(() =>
        expect(document.activeElement).toBe(dialog.getByLabelText('Your password')),
      );
      expect(dialog.getByLabelText<HTMLInputElement>('Your password').value).toBe('wrong');
    }
    expect(signOut).not.toHaveBeenCalled();
    expect(goToPage).not.toHaveBeenCalled();
  });

  it('signs this browser out and redirects to the farewell, even when signing out fails', async () => {
    const { user, dialog } = await open();
    vi.mocked(signOut).mockRejectedValueOnce(unreachable());
    await user.type(dialog.getByLabelText('Your password'), 'three words');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(goToPage).toHaveBeenCalledExactlyOnceWith('/'));
    expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('three words');
    expect(signOut).toHaveBeenCalledOnce();
    expect(takeStoredToast()).toMatchObject({ text: 'Your account has been deleted.' });
    expect(takeStoredToast()).toBeUndefined();
  });

  it('explains when the sign-in with the provider is too old', async () => {
    const { user, dialog } = await open({
      hasPassword: false,
      isFreshFromProvider: true,
      providers: ['google'],
    });
    vi.mocked(deleteAccount).mockRejectedValueOnce(
      new ApiError('fresh_sign_in_required', 'Sign in again first.', { status: 403 }),
    );
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('Sign in again first.')).toBeTruthy();
    // The page is refreshed, and both options are explained.
    expect(refresh).toHaveBeenCalled();
  });

  it('needs no password right after signing in with a provider', async () => {
    const { user, dialog } = await open(
      { hasPassword: false, isFreshFromProvider: true, providers: ['google'] },
      { guides: 0 },
    );
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(deleteAccount).toHaveBeenCalledExactlyOnceWith(undefined));
  });

  it('explains the two options when neither password nor fresh sign-in can prove ownership', async () => {
    const { dialog } = await open({ hasPassword: false, providers: ['facebook'] });
    expect(dialog.getByText(/Log in with Facebook again/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Log out and in again' }).getAttribute('href')).toBe(
      '/auth/logout?callbackUrl=%2Fdashboard%2Fsettings%2Faccount%3Fproof%3D1',
    );
    expect(dialog.getByRole('link', { name: 'Send me the link' }).getAttribute('href')).toBe(
      '/auth/recovery',
    );
    expect(dialog.queryByRole('button', { name: 'Delete for good' })).toBeNull();
  });

  it('offers no password where there are none', async () => {
    const { dialog } = await open(
      { hasPassword: false, providers: ['oidc'] },
      { ways: NO_PASSWORDS },
    );
    expect(dialog.getByText(/Log in with School sign-in again/)).toBeTruthy();
    expect(dialog.queryByText(/password/)).toBeNull();
    expect(dialog.getAllByRole('link')).toHaveLength(1);
  });
});
