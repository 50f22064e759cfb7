'use client';

import { useEffect } from 'react';

/**
 * Removes the page's own scroll bar while the viewer is open, because only the viewer scrolls.
 * @param isWholeWindow otherwise the page around the viewer would still scroll from within it
 */
export function useFillWindow(isWholeWindow: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    style.overflow = 'hidden';
    if (isWholeWindow) style.overscrollBehavior = 'none';
    return () => {
      style.scrollbarGutter = '';
      style.overflow = '';
      style.overscrollBehavior = '';
    };
  }, [isWholeWindow]);
}
