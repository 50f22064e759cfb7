import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAboveKeyboard } from './use-above-keyboard';

afterEach(() => void vi.unstubAllGlobals());

it('places a sheet above the on-screen keyboard and keeps the focused field visible', () => {
  const view = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 740);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const scrolled = vi.spyOn(field, 'scrollIntoView');
  const { result, unmount } = renderHook(() => useAboveKeyboard());
  const change = (now: Partial<typeof view>) =>
    act(() => {
      Object.assign(view, now);
      view.dispatchEvent(new Event('resize'));
    });
  expect(result.current).toBeUndefined();
  // The browser's own toolbar.
  change({ height: 690 });
  expect(result.current).toBeUndefined();
  change({ height: 400, offsetTop: 60 });
  expect(result.current).toEqual({ top: 60, height: 400 });
  expect(scrolled).toHaveBeenCalledTimes(1);
  // Pinch zoom.
  change({ scale: 2 });
  expect(result.current).toBeUndefined();
  unmount();
  field.remove();
});
