import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPageListeners } from '@/testing/page-listeners';
import { countView } from './count-view';

const own = () => document.querySelector('script') as HTMLScriptElement;
const views = () => document.querySelector('[data-views]');

dropPageListeners();
beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'pt-BR';
  document.body.innerHTML = '<script></script>';
  window.history.replaceState(null, '', '/p/abcd2345efgh');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const answer = (body: unknown) => {
  const fetched = vi.fn(() => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const becomeWhole = async () => {
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(250);
};

it('counts a view once the page is whole, without saying who looks, and shows the number as readers write it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dd data-views="3">3</dd>');
  const fetched = answer({ views: 12345 });
  countView(own());
  expect(own().getAttribute('data-counted')).toBe('abcd2345efgh');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).not.toHaveBeenCalled();
  await becomeWhole();
  expect(fetched).toHaveBeenCalledWith(
    '/v1/projects/abcd2345efgh/view',
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  );
  await vi.waitFor(() => expect(views()?.textContent).toBe('12.345'));
});

it('counts a page that is left or put aside before it is whole, and no page twice', async () => {
  const fetched = answer({ views: 7 });
  const leave = () => document.dispatchEvent(new Event('visibilitychange'));
  countView(own());
  leave();
  expect(fetched).toHaveBeenCalledTimes(1);
  await becomeWhole();
  leave();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('leaves a newer number, that of another guide, pages that are no guides, and refusals alone', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dd data-views="9">9</dd>');
  answer({ views: 8 });
  countView(own());
  await becomeWhole();
  expect(views()?.textContent).toBe('9');
  answer({ error: { code: 'limited' } });
  countView(own());
  await becomeWhole();
  expect(views()?.textContent).toBe('9');
  answer({ views: 10 });
  countView(own());
  window.history.replaceState(null, '', '/p/zzzz2345efgh');
  await becomeWhole();
  expect(views()?.textContent).toBe('9');
  window.history.replaceState(null, '', '/explore');
  const other = answer({ views: 10 });
  countView(own());
  await becomeWhole();
  expect(other).not.toHaveBeenCalled();
});
