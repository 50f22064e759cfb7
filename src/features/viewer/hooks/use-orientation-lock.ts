'use client';

import { useEffect } from 'react';

// Not in TypeScript's library any more: not every browser has it.
type Lockable = ScreenOrientation & { lock?: (type: OrientationType) => Promise<void> };

/** Keeps a phone in fullscreen from turning what it shows, where the browser can. Leaving fullscreen ends it by itself. */
export function useOrientationLock(isLocked: boolean): void {
  useEffect(() => {
    const orientation = window.screen.orientation as Lockable | undefined;
    if (!isLocked || !orientation?.lock) return;
    // Computers refuse; theirs do not turn.
    orientation.lock(orientation.type).catch(() => undefined);
    return () => orientation.unlock();
  }, [isLocked]);
}
