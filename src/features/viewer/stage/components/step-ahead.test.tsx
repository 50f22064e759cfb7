import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openViewer as open,
  passMs,
  pressKey as press,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton as button,
  viewerHeading as heading,
  viewerPicture,
  viewerStep,
} from '@/testing/ui/open-viewer';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const PICTURED = {
  ...VIEWER_PROJECT,
  steps: ['a', 'b', 'c'].map((id) => viewerStep(id, undefined, viewerPicture(`1-${id}`))),
};
const WRITTEN = { ...VIEWER_PROJECT, steps: ['a', 'b', 'c'].map((id) => viewerStep(id)) };

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    value: async () => undefined,
    configurable: true,
  });
});
afterEach(async () => {
  await dismissBrowser();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  router.push.mockReset();
});

/** The keys of the visible pictures. */
const seen = () =>
  [...document.querySelectorAll('img')]
    .filter((one) => !one.closest('[aria-hidden="true"]'))
    .map((one) => one.getAttribute('src')?.split('/')[2]);
const load = async () => {
  document.querySelectorAll('img').forEach((one) => fireEvent.load(one));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

describe('a change of step is shown first', () => {
  it('shows a picture that is ready at once, and its text a frame later', async () => {
    open('1', PICTURED);
    await load();
    press('ArrowRight');
    expect(seen()).toEqual(['1-b']);
    expect(heading()).toContain('Step a');
    await passMs(100);
    expect(seen()).toEqual(['1-b']);
    expect(heading()).toContain('Step b');
    await passMs(100);
    expect(window.location.pathname).toBe('/p/abcdefghjkmn/s/2');
  });

  it('does not wait for a frame when the picture is not ready', () => {
    open('1', PICTURED);
    press('ArrowRight');
    expect(heading()).toContain('Step b');
    expect(seen()).toEqual(['1-b']);
  });

  it('shows a text without picture at once, and everything else a frame later', async () => {
    open('1', WRITTEN);
    press('ArrowRight');
    expect(heading()).toContain('Step b');
    expect(
      button('Next step').closest('main')?.querySelector('input[type="range"]'),
    ).toHaveProperty('value', '1');
    await passMs(100);
    expect(document.querySelector('input[type="range"]')).toHaveProperty('value', '2');
  });

  it.each([
    ['pictures', PICTURED],
    ['words', WRITTEN],
  ])('handles every key of a fast sequence: %s', async (_, project) => {
    open('1', project);
    await load();
    press('ArrowRight');
    press('ArrowRight');
    await passMs(100);
    expect(heading()).toContain('Step c');
    press('ArrowLeft');
    press('ArrowLeft');
    press('ArrowRight');
    await passMs(100);
    expect(heading()).toContain('Step b');
    press('ArrowRight');
    press('ArrowRight');
    expect(router.push).toHaveBeenCalledWith('/p/abcdefghjkmn/finished');
  });

  it('handles a key that comes after the frame and before React has rendered', async () => {
    open('1', PICTURED);
    await load();
    press('ArrowRight');
    // React renders the new step when this function returns.
    act(() => {
      vi.advanceTimersByTime(100);
      fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    });
    await passMs(100);
    expect(heading()).toContain('Step c');
  });

  it('goes where the slider is released, even right after a key', async () => {
    open('1', PICTURED);
    await load();
    press('ArrowRight');
    fireEvent.change(document.querySelector('input[type="range"]') as Element, {
      target: { value: '3' },
    });
    await passMs(100);
    expect(heading()).toContain('Step c');
    expect(seen()).toEqual(['1-c']);
    fireEvent.change(document.querySelector('input[type="range"]') as Element, {
      target: { value: '1' },
    });
    await passMs(100);
    expect(seen()).toEqual(['1-a']);
  });
});
