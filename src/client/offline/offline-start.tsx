'use client';

import { useEffect } from 'react';
import { askWorker, deviceFacts } from './ask-worker';

/** Begins the service worker on public pages, once they are there, and has the offline page ready in their language. */
export function OfflineStart() {
  useEffect(() => {
    // Inside other sites' pages nothing is kept.
    if (window.self === window.top) void askWorker({ type: 'hello', locale: deviceFacts().locale });
  }, []);
  return null;
}
