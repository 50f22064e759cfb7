import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { goToPage } from '@/browser/page/go-to-page';
import type { SessionMessage } from '@/browser/api/session/session-tabs';
import { useSignedInElsewhere } from './use-signed-in-elsewhere';

const listeners = vi.hoisted(() => new Set<(news: SessionMessage) => void>());
vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('@/browser/api/session/session-tabs', () => ({
  onSessionMessage: (listener: (news: SessionMessage) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
}));
const hear = (news: SessionMessage) => act(() => listeners.forEach((listener) => listener(news)));
beforeEach(() => vi.mocked(goToPage).mockReset());

it('opens the wanted page, or the dashboard, once signed in', () => {
  const { rerender } = renderHook(
    ({ to }: { to: string | undefined }) => useSignedInElsewhere(to),
    { initialProps: { to: '/p/abc#x' as string | undefined } },
  );
  hear({ kind: 'signed-out' });
  expect(goToPage).not.toHaveBeenCalled();
  hear({ kind: 'signed-in' });
  expect(goToPage).toHaveBeenLastCalledWith('/p/abc#x');
  rerender({ to: undefined });
  hear({ kind: 'signed-in' });
  expect(goToPage).toHaveBeenLastCalledWith('/dashboard');
});
