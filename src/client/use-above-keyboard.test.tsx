import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAboveKeyboard } from './use-above-keyboard';

afterEach(() => void vi.unstubAllGlobals());

it('says where a sheet stands while a keyboard covers a part of the window, and what has the focus stays in sight', () => {
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
  // A browser's own bar.
  change({ height: 690 });
  expect(result.current).toBeUndefined();
  change({ height: 400, offsetTop: 60 });
  expect(result.current).toEqual({ top: 60, height: 400 });
  expect(scrolled).toHaveBeenCalledTimes(1);
  // Somebody looks closer with two fingers.
  change({ scale: 2 });
  expect(result.current).toBeUndefined();
  unmount();
  field.remove();
});
