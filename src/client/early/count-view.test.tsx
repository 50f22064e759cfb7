import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countView } from './count-view';

const own = () => document.querySelector('script') as HTMLScriptElement;
const views = () => document.querySelector('[data-views]');

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
  document.body.innerHTML = '<script></script>';
  window.history.replaceState(null, '', '/p/abcd2345efgh');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const answer = (body: unknown) => {
  const fetched = vi.fn(() => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('counts a view without saying who looks, and shows the number as readers write it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dd data-views="3">3</dd>');
  const fetched = answer({ views: 12345 });
  countView(own());
  expect(fetched).toHaveBeenCalledWith('/v1/projects/abcd2345efgh/view', expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }));
  expect(own().getAttribute('data-counted')).toBe('abcd2345efgh');
  await vi.waitFor(() => expect(views()?.textContent).toBe('12.345'));
});

it('shows it also where the page is still being read when the answer is there', async () => {
  let isRead = false;
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => (isRead ? 'interactive' : 'loading'));
  const listening = vi.spyOn(document, 'addEventListener');
  answer({ views: 7 });
  countView(own());
  await vi.waitFor(() => expect(listening).toHaveBeenCalledWith('DOMContentLoaded', expect.any(Function)));
  document.body.insertAdjacentHTML('beforeend', '<dd data-views="3">3</dd>');
  isRead = true;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(views()?.textContent).toBe('7');
});

it('leaves a newer number, pages that are no guides, and refusals alone', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dd data-views="9">9</dd>');
  const fetched = answer({ views: 8 });
  countView(own());
  await vi.waitFor(async () => expect(await fetched.mock.results[0]?.value).toBeDefined());
  expect(views()?.textContent).toBe('9');
  answer({ error: { code: 'limited' } });
  countView(own());
  expect(views()?.textContent).toBe('9');
  window.history.replaceState(null, '', '/explore');
  const other = answer({ views: 10 });
  countView(own());
  expect(other).not.toHaveBeenCalled();
});
