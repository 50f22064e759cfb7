import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import { proveOperator } from '../api';
import { useProof } from '../hooks/proof-context';
import { ProofProvider } from './proof-provider';

vi.mock('../api', () => ({ proveOperator: vi.fn() }));

const refused = () => new ApiError('proof_required', 'Give your password again.', { status: 403 });
const call = vi.fn<() => Promise<string>>();
const outcome = vi.fn<(said: string) => void>();

function Act() {
  const withProof = useProof();
  return (
    <button
      onClick={() => void withProof(call).then(outcome, ({ code }: ApiError) => outcome(code))}
    >
      Act
    </button>
  );
}
function open(fields: Partial<Parameters<typeof ProofProvider>[0]['account']> = {}) {
  renderUi(
    <ProofProvider
      account={{ email: 'op@example.org', hasPassword: true, providers: [], ...fields }}
      ways={ALL_WAYS}
    >
      <Act />
    </ProofProvider>,
  );
  return userEvent.setup();
}
const act = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Act' }));

beforeEach(() => {
  vi.resetAllMocks();
  call.mockResolvedValue('done');
});

it('asks nothing where the server wants no password', async () => {
  const user = open();
  await act(user);
  await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith('done'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('wants the password, says when it is wrong, and then goes on', async () => {
  call.mockRejectedValueOnce(refused());
  vi.mocked(proveOperator).mockRejectedValueOnce(
    new ApiError('validation_failed', 'Check the fields.', {
      status: 422,
      fields: { currentPassword: 'This is not your password.' },
    }),
  );
  const user = open();
  await act(user);
  const field = await screen.findByLabelText<HTMLInputElement>('Your password');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Please type your current password.')).toBeTruthy();
  expect(proveOperator).not.toHaveBeenCalled();

  await user.type(field, 'wrong horse{Enter}');
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  expect(call).toHaveBeenCalledOnce();
  await user.clear(field);
  await user.type(field, 'correct horse{Enter}');
  await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith('done'));
  expect(proveOperator).toHaveBeenLastCalledWith('correct horse');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Act' }));
});

it.each(['Cancel', 'Close', 'Escape'])(
  'gives up on %s, and the act did not happen',
  async (how) => {
    call.mockRejectedValueOnce(refused());
    const user = open();
    await act(user);
    await screen.findByLabelText('Your password');
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: how }));
    await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith('proof_required'));
    expect(call).toHaveBeenCalledOnce();
    expect(proveOperator).not.toHaveBeenCalled();
  },
);

it('leads those without a password to their provider', async () => {
  call.mockRejectedValueOnce(refused());
  const user = open({ hasPassword: false, providers: ['google'] });
  await act(user);
  expect(
    (await screen.findByRole('link', { name: 'Log out and in again' })).getAttribute('href'),
  ).toContain('%2Fdashboard%2Fsite');
  expect(screen.queryByLabelText('Your password')).toBeNull();
});
