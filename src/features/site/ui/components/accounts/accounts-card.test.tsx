import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { SiteAccountView } from '../../../accounts/schema';
import { handGuidesOver, mailAccount, readAccounts, suspendAccount } from '../../accounts-api';
import { proveOperator } from '../../api';
import { ProofProvider } from '../proof-provider';
import { AccountsCard } from './accounts-card';

vi.mock('../../api', () => ({ proveOperator: vi.fn() }));
vi.mock('../../accounts-api', () => ({
  readAccounts: vi.fn(),
  suspendAccount: vi.fn(),
  decideAccount: vi.fn(),
  handGuidesOver: vi.fn(),
  mailAccount: vi.fn(),
}));

const account = (fields: Partial<SiteAccountView> = {}): SiteAccountView => ({
  id: '1',
  name: 'Sam',
  email: 'sam@example.org',
  creatorUid: 'c7m2p9q4r6t8',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastActiveAt: null,
  emailConfirmed: false,
  isOperator: false,
  guides: 201,
  publishedGuides: 200,
  storedBytes: 5_000_000,
  suspendedAt: null,
  suspendedReason: null,
  ...fields,
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readAccounts).mockResolvedValue({ results: [account()], totalResults: 1 });
});

const open = async () => {
  renderUi(
    <ProofProvider
      account={{ email: 'op@example.org', hasPassword: true, providers: [] }}
      ways={ALL_WAYS}
    >
      <AccountsCard hasPasswords />
    </ProofProvider>,
  );
  await screen.findByRole('heading', { name: /Sam/ });
};
const press = (name: string, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }));

it('finds a spammer and suspends them with 200 guides in six presses', async () => {
  vi.mocked(suspendAccount)
    .mockRejectedValueOnce(new ApiError('proof_required', '', { status: 403 }))
    .mockResolvedValue(undefined);
  await open();
  expect(screen.getByText('201 guides, 200 published')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: /Search/ }), 'sam{Enter}');
  await waitFor(() =>
    expect(vi.mocked(readAccounts).mock.lastCall?.[0]).toMatchObject({ query: 'sam', page: 1 }),
  );
  await press('Suspend');
  const dialog = await screen.findByRole('dialog', { name: 'Suspend “Sam”?' });
  await userEvent.click(within(dialog).getByRole('radio', { name: /Take them down/ }));
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Sells watches.');
  await press('Suspend', dialog);
  await userEvent.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  await waitFor(() => expect(suspendAccount).toHaveBeenCalledTimes(2));
  expect(proveOperator).toHaveBeenCalledWith('secret');
  expect(suspendAccount).toHaveBeenLastCalledWith('1', {
    reason: 'Sells watches.',
    guides: 'takeDown',
  });
});

it('hands guides over to an account by its e-mail', async () => {
  await open();
  await press('Hand guides over');
  const dialog = await screen.findByRole('dialog', { name: 'Hand over the guides of “Sam”?' });
  await userEvent.type(within(dialog).getByLabelText(/^E-mail of the account/), 'heir@example.org');
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Left the club.');
  await press('Hand guides over', dialog);
  await waitFor(() =>
    expect(handGuidesOver).toHaveBeenCalledWith('1', {
      reason: 'Left the club.',
      to: 'heir@example.org',
    }),
  );
});

it('offers nothing against operators, and the confirmation only where it is missing', async () => {
  vi.mocked(readAccounts).mockResolvedValue({
    results: [account({ isOperator: true, emailConfirmed: true })],
    totalResults: 1,
  });
  await open();
  const article = screen.getByRole('article');
  expect(
    within(article)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Send a link for a new password']);
  await press('Send a link for a new password');
  expect(mailAccount).toHaveBeenCalledWith('1', 'recovery');
});
