'use client';

import { useEffect } from 'react';
import { sendToWorker, deviceFacts } from './ask-worker';

/**
 * Registers the service worker on public pages after load, and prepares the offline page in their
 * language.
 */
export function OfflineStart() {
  useEffect(() => {
    // Inside other sites' pages nothing is stored.
    if (window.self === window.top)
      void sendToWorker({ type: 'hello', locale: deviceFacts().locale });
  }, []);
  return null;
}
