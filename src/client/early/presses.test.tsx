import { beforeEach, expect, it, vi } from 'vitest';
import { HEARS_EVENT } from '@/shared/early';
import { dropPageListeners } from '@/testing/page-listeners';
import { rememberPresses } from './presses';

const renewPage = vi.hoisted(() => vi.fn());
vi.mock('../renew-page', () => ({ renewPage }));

dropPageListeners();
beforeEach(() => {
  renewPage.mockReset();
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a href="#start" data-held>Start</a><button type="button">Menu</button><a href="#plain">Plain</a>';
  rememberPresses(null);
  // The page hears in the end, and nothing is remembered for the next test.
  return () => {
    window.dispatchEvent(new Event(HEARS_EVENT));
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

/** @returns whether the browser does its part of it */
const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const loseScript = () => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

it('gives a held press back to the browser at once when a script is missing, and holds no other', () => {
  const followed = vi.fn();
  document.querySelector('[data-held]')?.addEventListener('click', followed);
  expect(press('[data-held]')).toBe(false);
  loseScript();
  expect(followed.mock.calls.map(([event]) => (event as Event).defaultPrevented)).toEqual([
    true,
    false,
  ]);
  expect(press('[data-held]')).toBe(true);
  expect(renewPage).not.toHaveBeenCalled();
});

it('loads the page anew for a button that was pressed before, or is pressed then', () => {
  press('button');
  expect(renewPage).not.toHaveBeenCalled();
  loseScript();
  expect(renewPage).toHaveBeenCalledTimes(1);
  press('a:not([data-held])');
  expect(renewPage).toHaveBeenCalledTimes(1);
  press('button');
  expect(renewPage).toHaveBeenCalledTimes(2);
});

it('leaves a page alone on which nothing was pressed, and pictures that are missing', () => {
  document.body.append(document.createElement('img'));
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(press('[data-held]')).toBe(false);
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  loseScript();
  expect(renewPage).not.toHaveBeenCalled();
});
