import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIGURES_KEY } from '@/shared/preferences';
import { dropPageListeners } from '@/testing/page-listeners';
import { bringFigures } from './bring-figures';

const load = vi.fn<(font: string) => Promise<unknown>>();
dropPageListeners();
beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
const becomeWhole = async () => {
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1_000);
};

it('brings the font once the page is whole, for the next pages and not for this one', async () => {
  bringFigures();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).not.toHaveBeenCalled();
  await becomeWhole();
  expect(load.mock.calls).toEqual([['1em jetbrains']]);
  expect([localStorage.getItem(FIGURES_KEY), document.documentElement.dataset['figures']]).toEqual([
    '1',
    undefined,
  ]);
});

it('remembers nothing that did not come', async () => {
  load.mockRejectedValue(new Error('no network'));
  bringFigures();
  await becomeWhole();
  expect(localStorage.getItem(FIGURES_KEY)).toBeNull();
});
