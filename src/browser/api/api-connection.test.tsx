import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ApiConnection } from './api-connection';
import { storeSessionNote } from './session/session-note';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
const listeners = vi.hoisted(() => ({
  expired: new Set<() => void>(),
  news: new Set<() => void>(),
}));
vi.mock('./session/session-expired', () => ({
  onSessionExpired: (listener: () => void) => {
    listeners.expired.add(listener);
    return () => void listeners.expired.delete(listener);
  },
}));
vi.mock('./session/session-tabs', () => ({
  onSessionMessage: (listener: () => void) => {
    listeners.news.add(listener);
    return () => void listeners.news.delete(listener);
  },
}));
const notify = (listeners: Set<() => void>) =>
  act(() => listeners.forEach((listener) => listener()));

beforeEach(() => push.mockReset());
afterEach(() => {
  document.cookie = 'makerstep_signed_in=; Max-Age=0';
  delete document.documentElement.dataset['session'];
  window.history.replaceState(null, '', '/');
});

describe('when the session has expired', () => {
  it('says so and navigates over /auth/logout back to the same page, with query and hash', async () => {
    window.history.replaceState(null, '', '/dashboard/projects/abc?page=2&x=%C3%A9#faq');
    renderUi(<ApiConnection />);
    notify(listeners.expired);
    expect(screen.getByRole('alert').textContent).toContain('Your session has expired.');
    await vi.waitFor(() => expect(push).toHaveBeenCalled());
    expect(push).toHaveBeenCalledExactlyOnceWith(
      `/auth/logout?callbackUrl=${encodeURIComponent('/dashboard/projects/abc?page=2&x=%C3%A9#faq')}`,
    );
  });

  it('does not pass on the token of an email link', async () => {
    window.history.replaceState(null, '', '/auth/recovery?token=secret');
    renderUi(<ApiConnection />);
    notify(listeners.expired);
    await vi.waitFor(() => expect(push).toHaveBeenCalled());
    expect(push).toHaveBeenCalledExactlyOnceWith('/auth/logout');
  });
});

describe('the menu', () => {
  it('follows the session of other tabs, and is right on a page from the back/forward cache', () => {
    renderUi(<ApiConnection />);
    const menu = () => document.documentElement.dataset['session'];
    document.cookie = 'makerstep_signed_in=1';
    notify(listeners.news);
    expect(menu()).toBe('in');
    document.cookie = 'makerstep_signed_in=; Max-Age=0';
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(menu()).toBeUndefined();
  });
});

it('says why the previous page was left', () => {
  storeSessionNote('signedOutElsewhere');
  renderUi(<ApiConnection />);
  expect(screen.getByText('You have logged out in another tab.')).toBeTruthy();
});
