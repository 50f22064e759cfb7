import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPageOnFailure, onFailedPage } from './failed-page';
import { beginNavigation, endNavigation } from './under-way';

const send = vi.fn<typeof fetch>();
const failed = vi.fn<(url: URL) => void>();
let stop: (() => void)[] = [];

beforeEach(() => {
  send.mockReset();
  failed.mockReset();
  vi.stubGlobal('fetch', send);
  stop = [keepPageOnFailure(), onFailedPage(failed)];
  beginNavigation('push');
});
afterEach(() => {
  stop.forEach((end) => end());
  endNavigation();
});

const page = { headers: { rsc: '1' } };
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = (status: number) => () => Promise.resolve(new Response('', { status }));
/** The result that the router gets: a status, an error, or nothing. */
const heard = (path: string, init: RequestInit = page) =>
  Promise.race([
    fetch(path, init).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    ),
    new Promise((resolve) => setTimeout(resolve, 200)),
  ]);

it.each([
  ['no network', unreachable],
  ['an error of the server', answered(503)],
])('keeps the page at %s, and reports which one failed', async (_, answer) => {
  send.mockImplementation(answer);
  expect(await heard('/explore?search=va%20so&_rsc=1x2y')).toBeUndefined();
  expect(failed.mock.calls.map(([url]) => url.pathname + url.search)).toEqual([
    '/explore?search=va+so',
  ]);
});

it('ignores successful loads, prefetches, API calls, and going back', async () => {
  send.mockImplementation(answered(404));
  expect(await heard('/explore')).toBe(404);
  send.mockImplementation(unreachable);
  expect(await heard('/explore', { headers: { rsc: '1', 'next-router-prefetch': '1' } })).toMatch(
    /fetch/,
  );
  expect(await heard('/v1/projects', {})).toMatch(/fetch/);
  beginNavigation('traverse');
  expect(await heard('/explore')).toMatch(/fetch/);
  expect(failed).not.toHaveBeenCalled();
});

it('lets the service worker show a guide that is stored on the device', async () => {
  send.mockImplementation(unreachable);
  const match = vi.fn(async () => new Response('kept'));
  vi.stubGlobal('caches', { match });
  expect(await heard('/p/abcdefghjkmn/s/3')).toMatch(/fetch/);
  match.mockRejectedValue(new Error('none'));
  expect(await heard('/p/abcdefghjkmn')).toBeUndefined();
  expect(failed).toHaveBeenCalledTimes(1);
});
