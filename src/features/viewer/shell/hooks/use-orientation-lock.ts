import { useEffect } from 'react';

// No longer in TypeScript's library, because not every browser has it.
type Lockable = ScreenOrientation & { lock?: (type: OrientationType) => Promise<void> };

/**
 * Locks the orientation in fullscreen, where the browser can. Leaving fullscreen releases the lock.
 */
export function useOrientationLock(isLocked: boolean): void {
  useEffect(() => {
    const orientation = window.screen.orientation as Lockable | undefined;
    if (!isLocked || !orientation?.lock) return;
    // Computers refuse; their screens do not turn.
    orientation.lock(orientation.type).catch(() => undefined);
    return () => orientation.unlock();
  }, [isLocked]);
}
