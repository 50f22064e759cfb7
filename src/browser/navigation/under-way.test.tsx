import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageProgress } from '@/ui/layout/client-parts';
import { renderUi } from '@/testing/ui/render-ui';
import { beginNavigation, endNavigation, followNavigation, SLOW_AFTER_MS } from './under-way';

const browser = new EventTarget();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('navigation', browser);
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  stop = followNavigation();
});
afterEach(() => {
  act(endNavigation);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** As in Next: the address changes with the page, but before it when going back. */
const written = (navigationType: string) =>
  act(
    () =>
      void browser.dispatchEvent(
        Object.assign(new Event('currententrychange'), { navigationType }),
      ),
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

it('shows a bar for slow pages until they have loaded', () => {
  renderUi(<PageProgress />);
  act(() => beginNavigation('push'));
  wait(SLOW_AFTER_MS - 1);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()).toBeTruthy();
  window.history.pushState(null, '', '/about');
  written('push');
  expect(bar()).toBeNull();
});

it('shows no bar for fast pages', () => {
  renderUi(<PageProgress />);
  act(() => beginNavigation('push'));
  wait(100);
  written('replace');
  wait(10_000);
  expect(bar()).toBeNull();
});

it('waits for the page when going back, though the address has already changed', () => {
  renderUi(<PageProgress />);
  written('traverse');
  act(() => beginNavigation('traverse'));
  wait(300);
  expect(bar()).toBeTruthy();
  written('replace');
  expect(bar()).toBeNull();
});

it('continues for another navigation, and gives up on a page that never loads', () => {
  renderUi(<PageProgress />);
  act(() => beginNavigation('push'));
  wait(300);
  act(() => beginNavigation('push'));
  wait(0);
  expect(bar()).toBeTruthy();
  wait(60_000);
  expect(bar()).toBeNull();
});

const arrive = (kind: 'push' | 'traverse', address: string) => {
  act(() => beginNavigation(kind));
  window.history.pushState(null, '', address);
  written(kind === 'push' ? 'push' : 'replace');
  act(() => vi.advanceTimersToNextFrame());
};

it('starts a page at its top and heading, and restores the scroll position when going back', () => {
  renderUi(
    <main id="content" tabIndex={-1}>
      <h1>About</h1>
    </main>,
  );
  arrive('push', '/about');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement?.textContent).toBe('About');
  vi.mocked(window.scrollTo).mockClear();
  arrive('traverse', '/');
  arrive('push', '/about#team');
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('leaves the focus where the page has put it, and for another page of a list', () => {
  renderUi(
    <main id="content" tabIndex={-1}>
      <h1>Sign in</h1>
      <input aria-label="E-mail" />
    </main>,
  );
  screen.getByLabelText('E-mail').focus();
  arrive('push', '/auth');
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  screen.getByLabelText('E-mail').blur();
  vi.mocked(window.scrollTo).mockClear();
  arrive('push', '/auth?page=2');
  expect([document.activeElement, vi.mocked(window.scrollTo).mock.calls]).toEqual([
    document.body,
    [],
  ]);
});
