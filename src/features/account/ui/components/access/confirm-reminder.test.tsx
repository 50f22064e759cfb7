import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ConfirmReminder } from './confirm-reminder';

let pathname = '/dashboard';
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));
vi.mock('../../api', () => ({ sendConfirmation: vi.fn() }));
afterEach(() => {
  vi.restoreAllMocks();
  pathname = '/dashboard';
});
const reminder = (isNeededToPublish = false, wasRead = false) => (
  <ConfirmReminder
    email="ana@example.org"
    creatorUid="abcdefghjkmn"
    isNeededToPublish={isNeededToPublish}
    wasRead={wasRead}
  />
);
const show = (...is: Parameters<typeof reminder>) => renderUi(reminder(...is));

it('reminds of the e-mail, resends the mail, and mentions when publishing needs it', () => {
  const { unmount } = show();
  expect(screen.getByText('Confirm your e-mail ana@example.org.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  expect(screen.queryByText(/to publish/)).toBeNull();
  unmount();
  show(true);
  expect(screen.getByText(/you need it to publish/)).toBeTruthy();
});

it('stays dismissed for the browser session', async () => {
  show();
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  await userEvent.click(screen.getByRole('button', { name: 'Remind me later' }));
  expect(screen.queryByRole('region', { name: /e-mail/ })).toBeNull();
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(
    'makerstep_confirm_later=abcdefghjkmn; Path=/dashboard; SameSite=Lax',
  );
});

it('is one line after the first page that showed it, and on later visits', () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  const { rerender, unmount } = show();
  expect(screen.getByText(/^Open the link in the e-mail/)).toBeTruthy();
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(
    'makerstep_confirm_read=abcdefghjkmn; Max-Age=31536000; Path=/dashboard; SameSite=Lax',
  );
  pathname = '/dashboard/projects';
  rerender(reminder());
  expect(screen.queryByText(/^Open the link in the e-mail/)).toBeNull();
  expect(screen.getByText('Your e-mail is not confirmed yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  unmount();
  show(false, true);
  expect(screen.queryByText(/^Open the link in the e-mail/)).toBeNull();
});

it('is hidden in the editor', () => {
  pathname = '/en/dashboard/projects/abcdefghjkmn/step/new';
  show();
  expect(screen.queryByRole('region', { name: /e-mail/ })).toBeNull();
});

it('is hidden on the account page, which says the same', () => {
  pathname = '/en/dashboard/settings/account';
  show();
  expect(screen.queryByRole('region', { name: /e-mail/ })).toBeNull();
});
