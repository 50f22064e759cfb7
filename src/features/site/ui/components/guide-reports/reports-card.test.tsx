import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { CaseView } from '../../../guide-reports/schema';
import { decideCase, proveOperator, readCases } from '../../api';
import { ProofProvider } from '../proof-provider';
import { ReportsCard } from './reports-card';

vi.mock('../../api', () => ({ decideCase: vi.fn(), proveOperator: vi.fn(), readCases: vi.fn() }));

const AT = '2026-11-20T10:00:00.000Z';
const reported = (fields: Partial<CaseView> = {}): CaseView => ({
  projectUid: 'k7m2p9q4r6t8',
  name: 'Saw without guard',
  creator: { uid: 'c7m2p9q4r6t8', name: 'Ana', owner: 'Rui' },
  isPublic: true,
  takenDownAt: null,
  statement: null,
  notices: [
    {
      id: 'n1',
      reason: 'danger',
      message: 'Step 3 removes the guard.',
      email: 'reader@example.org',
      lang: 'en',
      createdAt: AT,
    },
  ],
  noticeCount: 2,
  ...fields,
});
const takenDown = reported({
  isPublic: false,
  takenDownAt: AT,
  statement: {
    kind: 'takeDown',
    reason: 'Unsafe.',
    createdAt: AT,
    answer: 'I added the guard.',
    answeredAt: AT,
  },
  notices: [],
  noticeCount: 0,
});
const answer = (...results: CaseView[]) => ({ results, totalResults: results.length });

const show = () =>
  renderUi(
    <ProofProvider
      account={{ email: 'op@example.org', hasPassword: true, providers: [] }}
      ways={ALL_WAYS}
    >
      <ReportsCard />
    </ProofProvider>,
  );
const press = (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(within(within_).getByRole('button', { name }));

beforeEach(() => void vi.resetAllMocks());

it('shows what readers wrote about a guide, and those taken down', async () => {
  vi.mocked(readCases).mockImplementation(async ({ state }) =>
    answer(state === 'open' ? reported() : takenDown),
  );
  show();
  const guide = await screen.findByRole('link', { name: 'Saw without guard' });
  expect(guide.getAttribute('href')).toBe('/p/k7m2p9q4r6t8');
  for (const text of [
    'by Ana',
    'Owner: Rui',
    'It is dangerous',
    'Step 3 removes the guard.',
    'reader@example.org',
    '2 reports',
    'These are the newest 1.',
  ])
    expect(screen.getByText(text)).toBeTruthy();

  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Taken down');
  expect(await screen.findByText('The creator answers: I added the guard.')).toBeTruthy();
  expect([
    screen.queryByRole('link', { name: 'Saw without guard' }),
    ...screen.getAllByRole('button').map(({ textContent }) => textContent),
  ]).toEqual([null, 'Put back', 'Remove the account']);
});

it('wants a reason and, where the server does, the password; then reads the list again', async () => {
  vi.mocked(readCases).mockResolvedValueOnce(answer(reported())).mockResolvedValue(answer());
  vi.mocked(decideCase).mockRejectedValueOnce(
    new ApiError('proof_required', 'Give your password again.', { status: 403 }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Take down' }));
  const dialog = screen.getByRole('dialog', { name: 'Take “Saw without guard” down?' });
  expect(dialog.textContent).toContain('whoever reported it with an e-mail address');
  await press('Take down', dialog);
  expect(within(dialog).getByText('Please give a reason.')).toBeTruthy();
  expect(decideCase).not.toHaveBeenCalled();

  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Unsafe.');
  await press('Take down', dialog);
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
  await press('Go on');
  expect(await screen.findByText('No guide is waiting for you.')).toBeTruthy();
  expect(proveOperator).toHaveBeenCalledExactlyOnceWith('correct horse');
  expect(vi.mocked(decideCase).mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['takeDown', 'k7m2p9q4r6t8', { reason: 'Unsafe.' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the reason when a decision fails', async () => {
  vi.mocked(readCases).mockResolvedValue(answer(reported()));
  vi.mocked(decideCase).mockRejectedValue(
    new ApiError('not_found', 'This does not exist.', { status: 404 }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask the creator' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Question'), 'Is there a guard?');
  await press('Ask the creator', dialog);
  expect(await within(dialog).findByText('This does not exist.')).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Question').value).toBe(
    'Is there a guard?',
  );
});
