'use client';

import { useEffect } from 'react';

/** The viewer scrolls inside only: takes the page's own scroll bar away while it is open. */
export function useFillWindow(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollbarGutter = 'auto';
    style.overflow = 'hidden';
    style.overscrollBehavior = 'none';
    return () => {
      style.scrollbarGutter = '';
      style.overflow = '';
      style.overscrollBehavior = '';
    };
  }, []);
}
