import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { renderUi } from '@/testing/ui/render-ui';
import { beginRoundTrip } from '../api';
import { SocialButtons } from './social-buttons';

vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('../api', () => ({ beginRoundTrip: vi.fn() }));

const CHOICES = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'oidc', name: 'School sign-in' },
] as const;
const OOPS = 'Oops, we were unable to connect right now.';
const DOWN = `${OOPS} The service does not answer. Nothing was lost: try again in a minute, or log in another way.`;
beforeEach(() => vi.resetAllMocks());

describe('the buttons of providers', () => {
  it('are shown for configured providers only', () => {
    const { container, unmount } = renderUi(
      <SocialButtons providers={[]} hasPasswords callbackUrl={undefined} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.textContent).toBe('');
    unmount();
    renderUi(<SocialButtons providers={CHOICES} hasPasswords callbackUrl={undefined} />, 'pt-BR');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Continuar com Google',
      'Continuar com Facebook',
      'Continuar com School sign-in',
    ]);
  });

  it('open the provider, once, and work again after coming back', async () => {
    vi.mocked(beginRoundTrip).mockResolvedValue('https://accounts.example/o');
    renderUi(<SocialButtons providers={CHOICES} hasPasswords callbackUrl="/p/abc" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(vi.mocked(beginRoundTrip).mock.calls).toEqual([['google', '/p/abc']]);
    await waitFor(() => expect(goToPage).toHaveBeenCalledWith('https://accounts.example/o'));
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
    fireEvent(window, new Event('pageshow'));
    expect(button.disabled).toBe(false);
  });

  it('report a failure', async () => {
    vi.mocked(beginRoundTrip).mockRejectedValue(new ApiError('unreachable', 'x', { status: 0 }));
    renderUi(<SocialButtons providers={CHOICES} hasPasswords callbackUrl={undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Facebook' }));
    expect((await screen.findByRole('alert')).textContent).toBe(OOPS);
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Facebook' }).disabled,
    ).toBe(false);
  });

  it('report a provider that is down', async () => {
    vi.mocked(beginRoundTrip).mockRejectedValue(
      new ApiError('provider_unreachable', 'x', { status: 503 }),
    );
    renderUi(<SocialButtons providers={CHOICES} hasPasswords callbackUrl={undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with School sign-in' }));
    expect((await screen.findByRole('alert')).textContent).toBe(DOWN);
  });

  it('are separated from a form only where there is one', () => {
    renderUi(<SocialButtons providers={CHOICES} hasPasswords={false} callbackUrl={undefined} />);
    expect(screen.queryByText('or')).toBeNull();
  });

  it('report blocked cookies, and continue once they are allowed', async () => {
    vi.mocked(beginRoundTrip)
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce('https://accounts.example/o');
    renderUi(<SocialButtons providers={CHOICES} hasPasswords callbackUrl={undefined} />, 'pt-BR');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar com Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Permita os cookies deste site',
    );
    expect(goToPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar com Google' }));
    await waitFor(() => expect(goToPage).toHaveBeenCalledWith('https://accounts.example/o'));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    ['provider_refused', OOPS],
    ['access_denied', OOPS],
    ['<b>Your account is locked, call 555</b>', OOPS],
    [['a', 'b'], OOPS],
    ['', OOPS],
    [
      'provider_email_taken',
      'There is already an account with this e-mail. Log in the way you did before.',
    ],
    [
      'provider_email_missing',
      'This service did not tell us your e-mail. Allow it to, or sign up another way.',
    ],
    [
      'provider_email_unverified',
      'This service has not verified your e-mail, and this site needs that. Nothing was changed. Verify your e-mail there, or ask the operators of this site.',
    ],
    [
      'provider_not_configured',
      'Logging in with this service is not set up here. Log in another way.',
    ],
    ['provider_unreachable', DOWN],
    ['too_many_requests:300', 'Too many attempts. Try again in 5 minutes.'],
    ['too_many_requests:1e99', 'Too many attempts. Try again in 1 minute.'],
  ])('tell what the address says: %j', (error, text) => {
    renderUi(<SocialButtons providers={[]} hasPasswords callbackUrl={undefined} error={error} />);
    expect(screen.getByRole('alert').textContent).toBe(text);
  });
});
