import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPageListeners } from '@/testing/page-listeners';
import { whenNeeded } from './when-needed';

dropPageListeners();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const move = () => window.dispatchEvent(new Event('pointermove'));

it('fetches once, however much is done', async () => {
  const load = vi.fn(() => Promise.resolve());
  whenNeeded(load, [], false);
  for (let moves = 0; moves < 5; moves += 1) move();
  await vi.advanceTimersByTimeAsync(60_000);
  move();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not ask again at each sign where it cannot be had, but when a while has gone by', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  whenNeeded(load, [], false);
  for (let moves = 0; moves < 50; moves += 1) {
    move();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  move();
  expect(load).toHaveBeenCalledTimes(2);
});

it('fetches nothing for a page in the frame of another that nobody touches', async () => {
  const load = vi.fn(() => Promise.resolve());
  whenNeeded(load, ['/a.js'], true);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('link[href="/a.js"]')).toBeNull();
  move();
  expect(load).toHaveBeenCalledTimes(1);
});
