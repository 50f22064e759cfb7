import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/render-ui';
import { ConfirmReminder } from './confirm-reminder';

let pathname = '/dashboard';
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));
vi.mock('../api', () => ({ sendConfirmation: vi.fn() }));
afterEach(() => {
  pathname = '/dashboard';
});
const show = (isNeededToPublish = false) =>
  renderUi(
    <ConfirmReminder
      email="ana@example.org"
      creatorUid="abcdefghjkmn"
      isNeededToPublish={isNeededToPublish}
    />,
  );

it('reminds of the e-mail, sends the mail again, and says when publishing needs it', () => {
  const { unmount } = show();
  expect(screen.getByText('Confirm your e-mail ana@example.org.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  expect(screen.queryByText(/to publish/)).toBeNull();
  unmount();
  show(true);
  expect(screen.getByText(/you need it to publish/)).toBeTruthy();
});

it('is put off for as long as the browser runs', async () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Remind me later' }));
  expect(screen.queryByText(/^Confirm your e-mail/)).toBeNull();
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(
    'makerstep_confirm_later=abcdefghjkmn; Path=/dashboard; SameSite=Lax',
  );
});

it('stays out of the editor', () => {
  pathname = '/en/dashboard/projects/abcdefghjkmn/step/new';
  show();
  expect(screen.queryByText(/^Confirm your e-mail/)).toBeNull();
});

it('does not say twice what the account page says', () => {
  pathname = '/en/dashboard/settings/account';
  show();
  expect(screen.queryByText(/^Confirm your e-mail/)).toBeNull();
});
