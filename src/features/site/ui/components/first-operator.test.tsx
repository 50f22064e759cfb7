import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, type Mock, vi } from 'vitest';
import { goToPage } from '@/browser/page/go-to-page';
import { register, signIn } from '@/features/auth/ui/api';
import { renderUi } from '@/testing/ui/render-ui';
import { becomeOperator } from '../first-operator-api';
import { FirstOperator } from './first-operator';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('@/features/auth/ui/api', () => ({ register: vi.fn(), signIn: vi.fn(async () => {}) }));
vi.mock('../first-operator-api', () => ({ becomeOperator: vi.fn() }));

const page = {
  token: 'abc',
  account: undefined,
  isOffered: true,
  providers: [],
  hasPasswords: true,
  error: undefined,
};

async function makeAccount() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Olga Reis');
  await user.type(screen.getByLabelText('E-mail'), 'olga@example.org');
  await user.type(screen.getByLabelText('Password'), 'a long enough one 7');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

it('makes the first account, signs it in and opens its site with one form', async () => {
  vi.mocked(becomeOperator).mockResolvedValueOnce('/dashboard/site');
  renderUi(<FirstOperator {...page} />);
  await makeAccount();
  await waitFor(() => expect(goToPage).toHaveBeenCalledExactlyOnceWith('/dashboard/site'));
  expect(register).toHaveBeenCalledExactlyOnceWith({
    name: 'Olga Reis',
    email: 'olga@example.org',
    password: 'a long enough one 7',
  });
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(becomeOperator).toHaveBeenCalledExactlyOnceWith('abc');
});

it.each([
  ['sign-in page', signIn, '/auth?callbackUrl=%2Fauth%2Ffirst%3Ftoken%3Dabc'],
  ['link', becomeOperator, '/auth/first?token=abc'],
])('opens the %s when the account is made and a later step fails', async (_, step, next) => {
  (step as Mock).mockRejectedValueOnce(new TypeError('no network'));
  vi.mocked(goToPage).mockClear();
  renderUi(<FirstOperator {...page} />);
  await makeAccount();
  await waitFor(() => expect(goToPage).toHaveBeenCalledExactlyOnceWith(next));
});

it('offers one press to a signed-in account, and a way on where the link is over', () => {
  const account = { name: 'Olga Reis', email: 'olga@example.org' };
  const { unmount } = renderUi(<FirstOperator {...page} account={account} />);
  expect(screen.getByRole('button', { name: 'Become the operator' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  unmount();
  renderUi(<FirstOperator {...page} isOffered={false} />);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth');
  expect(screen.queryByRole('button')).toBeNull();
});
