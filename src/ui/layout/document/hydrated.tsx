'use client';

import { useEffect } from 'react';

/** Marks the document after hydration, for browser tests: earlier presses may do nothing. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
