import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { confirmEmail, requestRecovery, resetPassword, signOut } from '../api';
import { ConfirmEmail } from './confirm-email';
import { rememberEmail, takeEmail } from './known-email';
import { NewPasswordForm } from './new-password-form';
import { RecoveryForm } from './recovery-form';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('../api', () => ({
  requestRecovery: vi.fn(),
  resetPassword: vi.fn(),
  confirmEmail: vi.fn(),
  signOut: vi.fn(),
}));
beforeEach(() => {
  push.mockReset();
  takeEmail();
  vi.mocked(requestRecovery).mockReset().mockResolvedValue({});
  for (const call of [resetPassword, confirmEmail, signOut])
    vi.mocked(call).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  document.cookie = 'makerstep_signed_in=; Max-Age=0';
});

const invalidToken = () => new ApiError('invalid_token', 'Invalid token.', { status: 400 });
const unreachable = () =>
  new ApiError('unreachable', 'We could not reach the server.', { status: 0 });

describe('asking for a recovery mail', () => {
  const ask = async (email = 'ana@example.org') => {
    const user = userEvent.setup();
    renderUi(<RecoveryForm />);
    await user.type(screen.getByLabelText('E-mail'), `${email}{Enter}`);
    return user;
  };
  const dialog = () => screen.findByRole('dialog', { name: 'A recovery email has been sent' });

  it('needs an e-mail', async () => {
    const user = userEvent.setup();
    renderUi(<RecoveryForm />);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Please input your E-mail!')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(requestRecovery).not.toHaveBeenCalled();
  });

  it('shows the address, the lifetime of the link and where to look; then offers the same address again', async () => {
    const user = await ask();
    const shown = within(await dialog());
    for (const text of [/ana@example\.org/, /one hour/, /spam/])
      expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Back to log in' }).getAttribute('href')).toBe('/auth');
    await user.click(shown.getByRole('button', { name: 'Ask again' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(requestRecovery).toHaveBeenCalledTimes(2);
    expect(requestRecovery).toHaveBeenLastCalledWith('ana@example.org');
    expect(takeEmail().email).toBe('ana@example.org');
  });

  it('shows the dialog with the error of the server', async () => {
    vi.mocked(requestRecovery).mockRejectedValue(
      new ApiError('too_many_requests', 'Too many attempts. Try again in 3 minutes.', {
        status: 429,
        retryAfterSeconds: 170,
      }),
    );
    await ask();
    expect(within(await dialog()).getByRole('alert').textContent).toContain(
      'Try again in 3 minutes.',
    );
  });

  it('claims no mail when the server is unreachable, and keeps the input', async () => {
    vi.mocked(requestRecovery).mockRejectedValueOnce(unreachable());
    const user = await ask();
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dialog()).toBeTruthy();
    expect(requestRecovery).toHaveBeenLastCalledWith('ana@example.org');
  });

  it('fills in the e-mail typed before', () => {
    rememberEmail(' ana@example.org ');
    renderUi(<RecoveryForm />);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@example.org');
  });
});

describe('the new password', () => {
  const fields = () =>
    [
      screen.getByLabelText<HTMLInputElement>('New password'),
      screen.getByLabelText<HTMLInputElement>('Repeat the new password'),
    ] as const;
  const set = async (password: string, repeated = password) => {
    const user = userEvent.setup();
    renderUi(<NewPasswordForm token="t" />);
    const [first, second] = fields();
    for (const [field, text] of [
      [first, password],
      [second, repeated],
    ] as const) {
      await user.click(field);
      if (text) await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    return user;
  };

  it('must be typed twice', async () => {
    await set('');
    expect(screen.getByText('Please input your Password!')).toBeTruthy();
    expect(screen.getByText('Please repeat your Password!')).toBeTruthy();
    expect(resetPassword).not.toHaveBeenCalled();
  });

  it('must be the same twice', async () => {
    await set('violet cactus', 'violet cactu');
    expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
    expect(document.activeElement).toBe(fields()[1]);
    expect(resetPassword).not.toHaveBeenCalled();
  });

  it('helps password managers and people: names, a hint, and visible input on demand', () => {
    renderUi(<NewPasswordForm token="t" />);
    expect(fields().map((field) => field.autocomplete)).toEqual(['new-password', 'new-password']);
    expect(document.querySelector('[autocomplete=username]')).toBeTruthy();
    expect(screen.getByText(/random words/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Show characters' })).toHaveLength(2);
  });

  it('is set as pasted, and leads to signing in', async () => {
    await set('  violet cactus ');
    expect(resetPassword).toHaveBeenCalledWith('t', '  violet cactus ');
    expect(await screen.findByText('Password has been updated')).toBeTruthy();
    expect(screen.getByText('Log in again with your new password.')).toBeTruthy();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/auth'));
    expect(signOut).not.toHaveBeenCalled();
  });

  it('also clears the ended session of this browser', async () => {
    document.cookie = 'makerstep_signed_in=1';
    await set('violet cactus');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/auth'));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('shows errors of the server at the field, and keeps the input', async () => {
    vi.mocked(resetPassword).mockRejectedValue(
      new ApiError('validation_failed', 'm', {
        status: 422,
        fields: { password: 'Use 8 to 128 characters.' },
      }),
    );
    await set('short');
    expect(await screen.findByText('Use 8 to 128 characters.')).toBeTruthy();
    expect(fields().map((field) => field.value)).toEqual(['short', 'short']);
  });

  it('explains what to do about a dead link', async () => {
    vi.mocked(resetPassword).mockRejectedValue(invalidToken());
    await set('violet cactus');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid token.');
    expect(screen.getByText(/more than an hour old/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/auth/recovery',
    );
  });
});

describe('confirming an e-mail', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));

  it('waits for a click', async () => {
    renderUi(<ConfirmEmail token="t" />);
    expect(confirmEmail).not.toHaveBeenCalled();
    await press();
    expect(confirmEmail).toHaveBeenCalledWith('t');
    expect(await screen.findByText('Your e-mail is confirmed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth');
  });

  it('leads signed-in users to the dashboard', async () => {
    document.cookie = 'makerstep_signed_in=1';
    renderUi(<ConfirmEmail token="t" />);
    await press();
    expect(
      (await screen.findByRole('link', { name: 'Go to the dashboard' })).getAttribute('href'),
    ).toBe('/dashboard');
  });

  it('asks for the password where nobody is signed in', async () => {
    vi.mocked(confirmEmail).mockRejectedValueOnce(
      new ApiError('validation_failed', 'm', {
        status: 422,
        fields: { password: 'Enter the password that you chose when you signed up.' },
      }),
    );
    renderUi(<ConfirmEmail token="t" />);
    await press();
    const field = await screen.findByLabelText(/Your password/);
    expect(document.activeElement).toBe(field);
    expect(
      screen
        .getByRole('link', { name: 'I do not know it: choose a new password' })
        .getAttribute('href'),
    ).toBe('/auth/recovery');
    await userEvent.type(field, 'violet cactus');
    await press();
    expect(confirmEmail).toHaveBeenLastCalledWith('t', 'violet cactus');
    expect(await screen.findByText('Your e-mail is confirmed')).toBeTruthy();
  });

  it.each([
    ['', '/auth'],
    ['out of another account and ', '/auth/logout'],
  ])('leads %sto the sign-in of an account without a password, and back', async (other, page) => {
    document.cookie = other && 'makerstep_signed_in=1';
    vi.mocked(confirmEmail).mockRejectedValueOnce(
      new ApiError('sign_in_to_confirm', 'Log in first.', { status: 403 }),
    );
    renderUi(<ConfirmEmail token="t" />);
    await press();
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
      `${page}?callbackUrl=%2Fauth%2Fconfirm%3Ftoken%3Dt`,
    );
  });

  it('explains what to do about a dead link, and retries without a response', async () => {
    vi.mocked(confirmEmail)
      .mockRejectedValueOnce(unreachable())
      .mockRejectedValueOnce(invalidToken());
    renderUi(<ConfirmEmail token="t" />);
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid token.');
    expect(
      screen.getByRole('link', { name: 'Go to my account settings' }).getAttribute('href'),
    ).toBe('/dashboard/settings/account');
  });
});
