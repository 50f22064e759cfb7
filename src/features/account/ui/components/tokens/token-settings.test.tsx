import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import type { TokenView } from '@/features/auth/personal-tokens/schema';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import { listTokens, makeToken, revokeToken } from '../../api';
import type { AccountView } from '../../../schema';
import { TokenSettings } from './token-settings';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('../../api', () => ({ listTokens: vi.fn(), makeToken: vi.fn(), revokeToken: vi.fn() }));

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const token = (name: string, fields: Partial<TokenView> = {}): TokenView => ({
  id: name,
  name,
  workshop: { uid: 'c', name: 'Ana' },
  scopes: ['read'],
  createdAt: inDays(-20),
  expiresAt: inDays(60),
  lastUsedAt: null,
  webhooks: [],
  ...fields,
});
const SECRET = `mks_${'k'.repeat(43)}`;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listTokens).mockResolvedValue({ results: [], totalResults: 0 });
  vi.mocked(revokeToken).mockResolvedValue(undefined);
});
const open = async (change: Partial<AccountView> = {}) => {
  const user = userEvent.setup();
  renderUi(
    <TokenSettings
      email="ana@example.org"
      hasPassword
      isFreshFromProvider={false}
      isOperator={false}
      providers={[]}
      ways={ALL_WAYS}
      {...change}
    />,
  );
  await waitFor(() => expect(listTokens).toHaveBeenCalled());
  return user;
};

describe('the list of tokens', () => {
  it('shows the scopes, last use and expiry of each, and marks expired or expiring ones', async () => {
    const results = [
      token('nightly', { scopes: ['read', 'write'], lastUsedAt: inDays(-2) }),
      token('soon', { expiresAt: inDays(3) }),
      token('over', { expiresAt: inDays(-1) }),
    ];
    vi.mocked(listTokens).mockResolvedValue({ results, totalResults: 3 });
    await open();
    const [nightly, soon, over] = await screen.findAllByRole('listitem');
    expect(nightly?.textContent).toMatch(/Read and Write/);
    expect(nightly?.textContent).toMatch(/used 2 days ago/);
    expect(nightly?.textContent).not.toMatch(/Expire[sd] soon|Expired/);
    expect([soon?.textContent, over?.textContent]).toEqual([
      expect.stringMatching(/Expires soon.*never used/),
      expect.stringMatching(/Expired.*expired on/),
    ]);
  });

  it('revokes after a confirmation, and says so', async () => {
    vi.mocked(listTokens).mockResolvedValue({ results: [token('nightly')], totalResults: 1 });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Revoke nightly' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Revoke “nightly”?' });
    await user.click(within(dialog).getByText('Cancel'));
    expect(revokeToken).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Revoke nightly' }));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Revoke'));
    await waitFor(() => expect(screen.getByText('You have no tokens yet.')).toBeTruthy());
    expect(revokeToken).toHaveBeenCalledExactlyOnceWith('nightly');
  });
});

it('names the webhooks that a token set up before it is revoked', async () => {
  const webhooks = ['https://hooks.example/a', 'https://hooks.example/b', 'https://other.example/'];
  vi.mocked(listTokens).mockResolvedValue({
    results: [token('nightly', { webhooks })],
    totalResults: 1,
  });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Revoke nightly' }));
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'The webhooks to hooks.example and other.example that it set up will be switched off',
  );
});

describe('creating a token', () => {
  it('shows missing input at its fields, and sends nothing', async () => {
    const user = await open();
    await user.click(screen.getByLabelText(/^Read/));
    await user.click(screen.getByText('Create token'));
    for (const text of [
      'Please name the token.',
      'Choose at least one of read, write and publish.',
      'Please type your current password.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(makeToken).not.toHaveBeenCalled();
  });

  it('shows it once, with a warning and a copy button, and lists it', async () => {
    vi.mocked(makeToken).mockResolvedValue({ ...token('nightly'), token: SECRET });
    const user = await open();
    await user.type(screen.getByLabelText('Name'), 'nightly');
    await user.click(screen.getByLabelText(/^Write/));
    await user.selectOptions(screen.getByLabelText('Expires in'), '30 days');
    await user.type(screen.getByLabelText('Current password'), 'old words');
    await user.click(screen.getByText('Create token'));
    expect(makeToken).toHaveBeenCalledExactlyOnceWith({
      name: 'nightly',
      scopes: ['read', 'write'],
      expiresInDays: 30,
      currentPassword: 'old words',
    });
    const made = await screen.findByRole('group', { name: 'Your new token “nightly”' });
    expect(document.activeElement).toBe(made);
    expect(within(made).getByText(/cannot show it again/)).toBeTruthy();
    await user.click(within(made).getByText('Copy'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    expect(listTokens).toHaveBeenCalledTimes(2);
    await user.click(within(made).getByText('Done, I have copied it'));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByText('Create token')).toBeTruthy();
  });

  it('shows a wrong password at its field and keeps the rest', async () => {
    vi.mocked(makeToken).mockRejectedValue(
      new ApiError('validation_failed', 'x', {
        status: 422,
        fields: { currentPassword: 'This is not your current password.' },
      }),
    );
    const user = await open();
    await user.type(screen.getByLabelText('Name'), 'nightly');
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.click(screen.getByText('Create token'));
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('nightly');
  });

  it('asks an account without a password to sign in with its provider first', async () => {
    await open({ hasPassword: false, providers: ['google'] });
    expect(screen.queryByText('Create token')).toBeNull();
    expect(screen.getByText(/Log in with Google again/)).toBeTruthy();
  });
});
