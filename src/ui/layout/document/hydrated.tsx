'use client';

import { useEffect } from 'react';

/** Marks the document once React has hydrated it, for browser tests: what is pressed before may do nothing. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
