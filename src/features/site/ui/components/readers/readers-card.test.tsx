import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { changeSettings } from '../../identity-api';
import { ReadersCard } from './readers-card';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('../../identity-api', () => ({ changeSettings: vi.fn() }));

it('closes the site, and says where everybody may make an account to read', async () => {
  const { unmount } = renderUi(<ReadersCard readers="everybody" joining="open" />);
  expect(screen.getByText(/Change that under Joining/)).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /People who are signed in/ }));
  await user.click(screen.getByRole('button', { name: 'Save who may read' }));
  expect(changeSettings).toHaveBeenCalledWith({ readers: 'signedIn' });
  expect(await screen.findByText(/within a second/)).toBeDefined();
  unmount();
  renderUi(<ReadersCard readers="signedIn" joining="invitation" />);
  expect(screen.queryByText(/Change that under Joining/)).toBeNull();
});
