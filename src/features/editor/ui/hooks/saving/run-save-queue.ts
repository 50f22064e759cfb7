'use client';

import type { SaveQueue } from '../../../model/saving/save-queue';

/**
 * Starts a queue, and sends what waits in it when the page is hidden or unloads, and when the
 * network is back.
 * @returns stops it after a last try
 */
export function runSaveQueue(queue: SaveQueue): () => void {
  const handleHidden = () => queue.flush(document.visibilityState === 'hidden');
  const handleLeave = () => queue.flush(true);
  const handleOnline = () => queue.flush();
  queue.start();
  document.addEventListener('visibilitychange', handleHidden);
  window.addEventListener('pagehide', handleLeave);
  window.addEventListener('online', handleOnline);
  return () => {
    document.removeEventListener('visibilitychange', handleHidden);
    window.removeEventListener('pagehide', handleLeave);
    window.removeEventListener('online', handleOnline);
    queue.flush();
    queue.stop();
  };
}
