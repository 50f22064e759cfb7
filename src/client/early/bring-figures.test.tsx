import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIGURES_KEY } from '@/shared/preferences';
import { bringFigures } from './bring-figures';

const root = document.documentElement;
const load = vi.fn<(font: string) => Promise<unknown>>();
beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  root.style.setProperty('--font-jetbrains', "'figures'");
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  root.removeAttribute('style');
  delete root.dataset['figures'];
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
  expect(load.mock.calls).toEqual([["1em 'figures'"]]);
  expect([localStorage.getItem(FIGURES_KEY), root.dataset['figures']]).toEqual(['1', undefined]);
});

it('remembers nothing that did not come', async () => {
  load.mockRejectedValue(new Error('no network'));
  bringFigures();
  await becomeWhole();
  expect(localStorage.getItem(FIGURES_KEY)).toBeNull();
});

it('leaves a device alone that has it', async () => {
  root.dataset['figures'] = '';
  bringFigures();
  await becomeWhole();
  expect(load).not.toHaveBeenCalled();
});
