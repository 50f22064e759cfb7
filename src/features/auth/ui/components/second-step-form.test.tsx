import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { renderUi } from '@/testing/ui/render-ui';
import { challengeSecondFactor, giveSecondFactor } from '../api';
import { askPasskey } from '../passkeys';
import { SecondStepForm } from './second-step-form';

vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('../api', () => ({ challengeSecondFactor: vi.fn(), giveSecondFactor: vi.fn() }));
vi.mock('../passkeys', () => ({ knowsPasskeys: () => true, askPasskey: vi.fn() }));

const open = (kinds: ('passkey' | 'code')[]) => {
  renderUi(<SecondStepForm ticket="t" kinds={kinds} callbackUrl="/p/1" />);
  return userEvent.setup();
};
const opened = () => waitFor(() => expect(goToPage).toHaveBeenCalledExactlyOnceWith('/p/1'));

beforeEach(() => void vi.resetAllMocks());

it('takes a code, and opens the page that was wanted', async () => {
  const user = open(['code']);
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await opened();
  expect(giveSecondFactor).toHaveBeenCalledExactlyOnceWith({ ticket: 't', factor: '123456' });
});

it('takes a passkey', async () => {
  const proof = { id: 'x' } as unknown as Awaited<ReturnType<typeof askPasskey>>;
  vi.mocked(challengeSecondFactor).mockResolvedValue({ challenge: 'c' });
  vi.mocked(askPasskey).mockResolvedValue(proof);
  const user = open(['passkey']);
  expect(screen.getByLabelText('Recovery code')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await opened();
  expect(giveSecondFactor).toHaveBeenCalledExactlyOnceWith({ ticket: 't', factor: proof });
});

it('leads back to the beginning when it took too long', async () => {
  vi.mocked(giveSecondFactor).mockRejectedValue(
    new ApiError('session_ended', 'Over.', { status: 401 }),
  );
  const user = open(['code']);
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('This took too long. Log in again.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toContain(
    '/auth/logout',
  );
});
