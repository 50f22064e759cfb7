import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ApiError } from './api-error';
import { useAction } from './use-action';

function Doer({ action }: { action: () => Promise<void> }) {
  const { run } = useAction();
  return (
    <button type="button" onClick={() => void run(action)}>
      do
    </button>
  );
}

it('offers a retry after a timeout, and removes it on success', async () => {
  const action = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError('timeout', 'Too slow.', { status: 0 }))
    .mockResolvedValue();
  renderUi(<Doer action={action} />);
  await userEvent.click(screen.getByText('do'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(action).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Too slow.')).toBeNull();
});

it('offers no retry for what the server refused', async () => {
  renderUi(
    <Doer action={() => Promise.reject(new ApiError('no_steps', 'Refused.', { status: 409 }))} />,
  );
  await userEvent.click(screen.getByText('do'));
  expect(await screen.findByText('Refused.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
