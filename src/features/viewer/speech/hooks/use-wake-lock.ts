import { useEffect, useState } from 'react';

/** True if the screen is kept on; `unsupported` by the browser, or `off` while it refuses. */
export type Awake = 'on' | 'off' | 'unsupported';

/**
 * Keeps the screen on while a guide is open; requests the lock again each time the page becomes
 * visible.
 */
export function useWakeLock(isWanted: boolean): Awake {
  const [awake, setAwake] = useState<Awake>('off');
  useEffect(() => {
    if (!isWanted) return;
    if (!navigator.wakeLock) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows its support
      setAwake('unsupported');
      return;
    }
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const release = () => {
      // A failed release means that the lock is gone already.
      void lock?.release().catch(() => undefined);
      lock = undefined;
    };
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (isLeft) return void got.release().catch(() => undefined);
        lock = got;
        setAwake('on');
        got.addEventListener('release', () => {
          if (lock === got && !isLeft) setAwake('off');
        });
      } catch {
        // Low battery, or a policy: the guide works without the lock.
        if (!isLeft) setAwake('off');
      }
    };
    void ask();
    const askAgain = () => void ask();
    document.addEventListener('visibilitychange', askAgain);
    // Some browsers grant it only after a touch.
    document.addEventListener('pointerup', askAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', askAgain);
      document.removeEventListener('pointerup', askAgain);
      release();
    };
  }, [isWanted]);
  return awake;
}
