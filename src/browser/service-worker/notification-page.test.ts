import { afterEach, expect, it, vi } from 'vitest';
import { showPageOf } from './notification-page';

const notification = { data: 'http://x/p/abcd2345efgh/s/4' } as Notification;
const openWindow = vi.fn();
const focus = vi.fn();
const stubPages = (...urls: string[]) =>
  vi.stubGlobal('clients', {
    matchAll: async () => urls.map((url) => ({ url, focus: () => focus(url) })),
    openWindow,
  });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('brings the page of a notification to the front', async () => {
  stubPages('http://x/', notification.data as string);
  await showPageOf(notification);
  expect(focus.mock.calls).toEqual([[notification.data]]);
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens the page of a notification again if it was closed', async () => {
  stubPages('http://x/');
  await showPageOf(notification);
  expect(openWindow.mock.calls).toEqual([[notification.data]]);
  expect(focus).not.toHaveBeenCalled();
});
