import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { unsubscribe } from '@/features/auth/ui/api';
import { Unsubscribe } from '@/features/auth/ui/components/unsubscribe';
import { renderUi } from '@/testing/ui/render-ui';
import { deleteSubmission } from '../api';
import { Withdraw } from './withdraw';

vi.mock('../api', () => ({ deleteSubmission: vi.fn() }));
vi.mock('@/features/auth/ui/api', () => ({ unsubscribe: vi.fn() }));
beforeEach(() => {
  for (const call of [deleteSubmission, unsubscribe])
    vi.mocked(call).mockReset().mockResolvedValue(undefined);
});

const cases = [
  {
    name: 'removes what somebody sent',
    page: <Withdraw token="t" />,
    act: deleteSubmission,
    button: 'Remove it for good',
    done: 'Removed. Nothing of it is left.',
  },
  {
    name: 'ends the daily mail',
    page: <Unsubscribe token="t" />,
    act: unsubscribe,
    button: 'Stop the daily e-mail',
    done: 'Done: the daily e-mail is switched off.',
  },
];

describe.each(cases)('the page that $name', ({ page, act, button, done }) => {
  it('does nothing until the button is pressed, and confirms the result', async () => {
    renderUi(page);
    expect(act).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(act).toHaveBeenCalledExactlyOnceWith('t');
    expect(await screen.findByText(done)).toBeTruthy();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('explains why the link does not work, with a link to continue', async () => {
    vi.mocked(act).mockRejectedValue(
      new ApiError('invalid_token', 'Invalid token.', { status: 400 }),
    );
    renderUi(page);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('Invalid token.')).toBeTruthy();
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it('can be retried without a network', async () => {
    vi.mocked(act).mockRejectedValueOnce(
      new ApiError('unreachable', 'We could not reach the server.', { status: 0 }),
    );
    renderUi(page);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeTruthy();
  });
});
