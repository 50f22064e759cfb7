import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { pickMessages } from '@/i18n/messages';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { renderUi } from '@/testing/ui/render-ui';
import { useTryIt } from '../../hooks/use-try-it';
import { PreviewDialog } from './preview-dialog';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const link = (token: string, day = 11) => ({
  url: `http://x/preview/${token}`,
  expiresAt: `2026-12-${day}T08:00:00.000Z`,
});
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answer = (body: unknown) => fetchMock.mockResolvedValueOnce(Response.json(body));
const called = () => fetchMock.mock.calls.map(([, { method }]) => method);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

const Around = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={pickMessages('en', ['common', 'editor'])}>
    <ToastProvider>{children}</ToastProvider>
  </NextIntlClientProvider>
);
const tryIt = async (tab: unknown) => {
  vi.stubGlobal('open', () => tab);
  const [save, onBlocked] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const { result } = renderHook(() => useTryIt(UID, save, onBlocked), { wrapper: Around });
  await act(() => result.current.tryIt());
  return { save, onBlocked };
};

describe('trying a draft', () => {
  it('saves what is typed, makes a link and opens it in a new tab, which cannot reach this one', async () => {
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    answer(null);
    answer(link('new'));
    const { save } = await tryIt(tab);
    expect(save).toHaveBeenCalledOnce();
    expect(called()).toEqual(['GET', 'POST']);
    expect([tab.opener, tab.location.replace.mock.calls]).toEqual([
      null,
      [['http://x/preview/new']],
    ]);
  });

  it('opens the link that is there, and shows it where the browser opens no tab', async () => {
    answer(link('kept'));
    const { onBlocked } = await tryIt(null);
    expect([called(), onBlocked.mock.calls.length]).toEqual([['GET'], 1]);
  });

  it('closes the tab when it fails', async () => {
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    await tryIt(tab);
    expect([tab.close.mock.calls.length, tab.location.replace.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('the link to a draft', () => {
  const open = () => {
    renderUi(<PreviewDialog projectUid={UID} onClose={vi.fn()} />);
    return userEvent.setup();
  };

  it('is shown with its end, renewed, ended and made anew', async () => {
    answer(link('kept'));
    const user = open();
    expect(await screen.findByDisplayValue('http://x/preview/kept')).toBeTruthy();
    expect(screen.getByText(/^Ends on December 11, 2026 at \d+:\d\d [AP]M/)).toBeTruthy();
    answer(link('kept', 20));
    await user.click(screen.getByRole('button', { name: 'Renew link' }));
    expect(await screen.findByText(/^Ends on December 20, 2026 at \d+:\d\d [AP]M/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Renewed for 14 days.');
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'End link' }));
    await waitFor(() => expect(screen.queryByDisplayValue('http://x/preview/kept')).toBeNull());
    answer(link('other'));
    await user.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByDisplayValue('http://x/preview/other')).toBeTruthy();
    expect(called()).toEqual(['GET', 'POST', 'DELETE', 'POST']);
  });
});
