import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { renderUi } from '@/testing/ui/render-ui';
import { register, signIn, signOut } from '../api';
import { rememberEmail, takeEmail } from './known-email';
import { SignInForm } from './sign-in-form';
import { SignOut } from './sign-out';
import { SignUpForm } from './sign-up-form';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('../api', () => ({ signIn: vi.fn(), signOut: vi.fn(), register: vi.fn() }));
beforeEach(() => {
  push.mockReset();
  vi.mocked(signIn).mockReset().mockResolvedValue(undefined);
  vi.mocked(register).mockReset();
  vi.mocked(signOut).mockReset().mockResolvedValue(undefined);
  vi.mocked(goToPage).mockReset();
});

const password = () => screen.getByLabelText<HTMLInputElement>(/^(Password|Senha)$/);

describe('signing in', () => {
  it('requires the fields', async () => {
    const user = userEvent.setup();
    renderUi(<SignInForm callbackUrl={undefined} />);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Please input your E-mail!')).toBeTruthy();
    expect(screen.getByText('Please input your Password!')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(signIn).not.toHaveBeenCalled();
  });

  it('accepts a pasted password with spaces, and shows it on demand', async () => {
    const user = userEvent.setup();
    renderUi(<SignInForm callbackUrl={undefined} />);
    await user.type(screen.getByLabelText('E-mail'), ' ana@example.org ');
    await user.click(password());
    await user.paste('  three words ');
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(signIn).toHaveBeenCalledWith({ email: 'ana@example.org', password: '  three words ' });
    expect(await screen.findByText('You are logged in. One moment…')).toBeTruthy();
    await waitFor(() => expect(goToPage).toHaveBeenCalledWith('/dashboard'));
  });

  it.each([
    [
      { code: 'cookies_blocked' },
      'en',
      'This browser keeps no cookies from this site, and logging in does not work without them. Allow cookies for this site and try again; what you entered is still here. Reading guides needs none.',
    ],
    [{ code: 'wrong_credentials' }, 'en', 'E-mail or password is wrong.'],
    [
      { code: 'too_many_requests', retryAfterSeconds: 121 },
      'en',
      'Too many attempts. Try again in 3 minutes.',
    ],
    [
      { code: 'too_many_requests', retryAfterSeconds: 30 },
      'pt-BR',
      'Tentativas demais. Tente de novo em 1 minuto.',
    ],
  ] as const)('says why not: %j in %s', async (refusal, locale, text) => {
    vi.mocked(signIn).mockResolvedValue(refusal);
    const user = userEvent.setup();
    renderUi(<SignInForm callbackUrl={undefined} />, locale);
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
    await user.type(password(), 'wrong');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(password().value).toBe('wrong');
  });

  it('reports a missing connection', async () => {
    vi.mocked(signIn).mockRejectedValue(
      new ApiError('unreachable', 'We could not reach the server.', { status: 0 }),
    );
    const user = userEvent.setup();
    renderUi(<SignInForm callbackUrl={undefined} />);
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
    await user.type(password(), 'secret words{Enter}');
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    vi.mocked(signIn).mockResolvedValue(undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signIn).toHaveBeenLastCalledWith({ email: 'ana@example.org', password: 'secret words' });
  });

  it('knows the e-mail of a new account, once', () => {
    rememberEmail('new@example.org');
    const { unmount } = renderUi(<SignInForm callbackUrl={undefined} />);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('new@example.org');
    expect(document.activeElement).toBe(password());
    unmount();
    renderUi(<SignInForm callbackUrl={undefined} />);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('');
    expect(screen.queryByText(/created/)).toBeNull();
  });

  it('confirms the new account, so that only the password is missing', () => {
    rememberEmail('new@example.org', true);
    renderUi(<SignInForm callbackUrl={undefined} />);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      'Successfully created! The account for new@example.org is there. Only your password is left to type.',
    );
    expect(document.activeElement).toBe(password());
    expect([
      screen.getByLabelText<HTMLInputElement>('E-mail').autocomplete,
      password().autocomplete,
    ]).toEqual(['username', 'current-password']);
  });
});

describe('a forgotten password', () => {
  it('keeps the typed e-mail', async () => {
    const user = userEvent.setup();
    renderUi(<SignInForm callbackUrl={undefined} />);
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toBe('/auth/recovery');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(takeEmail().email).toBe('ana@example.org');
  });
});

describe('signing up', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
    await user.type(password(), 'violet cactus');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
  };

  it('requires the fields', async () => {
    const user = userEvent.setup();
    renderUi(<SignUpForm callbackUrl={undefined} />);
    await user.type(screen.getByLabelText('E-mail'), 'ana');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    for (const text of [
      'Please input your name!',
      'E-mail is not a valid e-mail!',
      'Please input your Password!',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('leads to signing in, and then to the wanted page', async () => {
    vi.mocked(register).mockResolvedValue({} as Awaited<ReturnType<typeof register>>);
    const user = userEvent.setup();
    renderUi(<SignUpForm callbackUrl="/p/abc" />);
    await fill(user);
    await waitFor(() => expect(push).toHaveBeenCalledWith('/auth?callbackUrl=%2Fp%2Fabc'));
    expect(password().value).toBe('');
    // The next page shows it; a toast would disappear before the password is typed.
    expect(screen.queryByText('Successfully created!')).toBeNull();
    expect(takeEmail()).toEqual({ email: 'ana@example.org', isNewAccount: true });
  });

  it('shows errors of the server at their fields', async () => {
    vi.mocked(register).mockRejectedValueOnce(
      new ApiError('email_taken', 'There is an account with this e-mail.', { status: 409 }),
    );
    const user = userEvent.setup();
    renderUi(<SignUpForm callbackUrl={undefined} />);
    await fill(user);
    expect(await screen.findByText('There is an account with this e-mail.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    vi.mocked(register).mockRejectedValueOnce(
      new ApiError('validation_failed', 'm', {
        status: 422,
        fields: { password: 'Use 8 to 128 characters.' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('Use 8 to 128 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(password());
  });
});

describe('signing out', () => {
  it('begins at once and leads to signing in, and back', async () => {
    renderUi(<SignOut callbackUrl="/dashboard/projects" />);
    expect(screen.getByText('Disconnecting...')).toBeTruthy();
    await waitFor(() =>
      expect(goToPage).toHaveBeenCalledWith('/auth?callbackUrl=%2Fdashboard%2Fprojects'),
    );
  });

  it('leads to the provider where it wants that, but not on the way back in', async () => {
    vi.mocked(signOut).mockResolvedValue('https://login.example/end');
    renderUi(<SignOut callbackUrl={undefined} />);
    await waitFor(() => expect(goToPage).toHaveBeenCalledWith('https://login.example/end'));
    renderUi(<SignOut callbackUrl="/dashboard/site" />);
    await waitFor(() =>
      expect(goToPage).toHaveBeenLastCalledWith('/auth?callbackUrl=%2Fdashboard%2Fsite'),
    );
  });

  it('reports a failure', async () => {
    vi.mocked(signOut).mockRejectedValueOnce(
      new ApiError('unreachable', 'We could not reach the server.', { status: 0 }),
    );
    renderUi(<SignOut callbackUrl={undefined} />);
    expect(await screen.findByText(/You are still logged in/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(goToPage).toHaveBeenCalledWith('/auth'));
  });
});
