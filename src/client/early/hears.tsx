'use client';

import { useEffect } from 'react';
import { HEARS_EVENT } from '@/shared/early';

/** Tells the early script that React has taken the page over. */
export function Hears() {
  useEffect(() => {
    window.dispatchEvent(new Event(HEARS_EVENT));
  }, []);
  return null;
}
