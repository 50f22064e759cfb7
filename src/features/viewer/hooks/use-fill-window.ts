'use client';

import { useEffect } from 'react';

/** The viewer scrolls inside only: takes the page's own scroll bar away while it is open. @param isWholeWindow a page around it would still be scrolled from within */
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
