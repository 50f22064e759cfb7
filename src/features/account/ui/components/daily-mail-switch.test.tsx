import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import { updateUser } from '../api';
import { DailyMailSwitch } from './daily-mail-switch';

vi.mock('../api', () => ({ updateUser: vi.fn() }));
beforeEach(() => void vi.resetAllMocks());

describe('the daily mail switch', () => {
  const control = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: 'Send me a daily e-mail' });

  it('saves the choice and says so', async () => {
    renderUi(<DailyMailSwitch dailyMail emailConfirmed />);
    expect(control().checked).toBe(true);
    await userEvent.click(control());
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({ dailyMail: false });
    expect([
      control().checked,
      await screen.findByText('Data successfully updated!'),
    ]).toMatchObject([false, {}]);
    expect(screen.queryByText(/confirmed/)).toBeNull();
  });

  it('reverts when saving fails, and saves on a retry', async () => {
    vi.mocked(updateUser).mockRejectedValueOnce(
      new ApiError('unreachable', 'We could not reach the server.', { status: 0 }),
    );
    renderUi(<DailyMailSwitch dailyMail={false} emailConfirmed={false} />);
    expect(screen.getByText(/It only comes once your e-mail is confirmed/)).toBeTruthy();
    await userEvent.click(control());
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    expect(control().checked).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(control().checked).toBe(true), { timeout: TEST_TIMEOUT_MS });
    expect(updateUser).toHaveBeenCalledTimes(2);
  });
});
