import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { storeTyped, restoreTyped } from '../storage/stored-typing';
import { reloadIfScriptMissing, reloadForUpdate } from './reload-for-update';
import { takeSessionNote } from '../api/session/session-note';

const reload = vi.fn();
const health = vi.fn<() => Promise<Response>>();
const missing = Object.assign(new Error('Failed to load a chunk'), { name: 'ChunkLoadError' });

beforeEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.stubGlobal(
    'fetch',
    health.mockReset().mockImplementation(() => Promise.resolve(new Response('{}'))),
  );
  vi.stubGlobal('location', {
    ...window.location,
    pathname: '/contact',
    reload: reload.mockReset(),
  });
});

it('reloads the page once, with a note for the next page', async () => {
  expect(await Promise.all([reloadForUpdate(), reloadForUpdate()])).toEqual([true, true]);
  expect(reload).toHaveBeenCalledOnce();
  expect(takeSessionNote()).toBe('updated');
});

it('reloads at most once a minute, so that a missing script causes no loop', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [afterMs, isRenewed] of [
    [0, true],
    [1_000, false],
    [58_000, false],
    [61_000, true],
  ] as const) {
    vi.setSystemTime(Date.now() + afterMs);
    expect(await reloadForUpdate(), `${afterMs}`).toBe(isRenewed);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

it('keeps the page when offline, when storage is blocked, and for other errors', async () => {
  health
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('', { status: 503 }));
  expect([
    await reloadForUpdate(),
    await reloadForUpdate(),
    await reloadIfScriptMissing(new Error('Unknown')),
  ]).toEqual([false, false, false]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(await reloadForUpdate()).toBe(false);
  vi.unstubAllGlobals();
  expect(reload).not.toHaveBeenCalled();
});

it('runs when a script is missing', async () => {
  expect(await reloadIfScriptMissing(missing)).toBe(true);
});

function Form() {
  const [words, setWords] = useState('');
  const [isTicked, setTicked] = useState(false);
  return (
    <form>
      <input name="email" defaultValue="" aria-label="email" />
      <textarea
        name="words"
        aria-label="words"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <input
        type="checkbox"
        name="copy"
        aria-label="copy"
        checked={isTicked}
        onChange={() => setTicked(!isTicked)}
      />
      <select name="kind" aria-label="kind">
        <option>a</option>
        <option>b</option>
      </select>
      <input type="password" name="password" aria-label="password" />
      <output>{`${words} ${isTicked}`}</output>
    </form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  field(name).value = value;
};

it('restores typed text and ticks, but no password, and tells React', async () => {
  const { unmount } = renderUi(<Form />);
  for (const [name, value] of [
    ['email', 'ana@example.org'],
    ['words', 'Half a sentence'],
    ['kind', 'b'],
    ['password', 'not to be kept'],
  ] as const)
    type(name, value);
  field('copy').checked = true;
  storeTyped();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('not to be kept');
  unmount();
  renderUi(<Form />);
  expect(restoreTyped()).toBe(true);
  expect(await screen.findByText('Half a sentence true')).toBeTruthy();
  expect(['email', 'words', 'kind', 'password'].map((name) => field(name).value)).toEqual([
    'ana@example.org',
    'Half a sentence',
    'b',
    '',
  ]);
  expect(restoreTyped()).toBe(false);
});

it('restores nothing into another page, or into another field', () => {
  renderUi(<input name="email" aria-label="email" />);
  type('email', 'ana@example.org');
  storeTyped();
  vi.stubGlobal('location', { ...window.location, pathname: '/about' });
  type('email', '');
  expect([restoreTyped(), field('email').value]).toEqual([false, '']);
  storeTyped();
  field('email').name = 'search';
  expect([restoreTyped(), field('email').value]).toEqual([false, '']);
});
