'use client';

import { useEffect, useState } from 'react';

/** Whether the screen is kept on; `unsupported` where the browser cannot, `off` while it will not. */
export type Awake = 'on' | 'off' | 'unsupported';

/** Keeps the screen from going to sleep while a guide is open; asked for again each time the page becomes visible. */
export function useWakeLock(isWanted: boolean): Awake {
  const [awake, setAwake] = useState<Awake>('off');
  useEffect(() => {
    if (!isWanted) return;
    if (!navigator.wakeLock) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what it can
      setAwake('unsupported');
      return;
    }
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const release = () => {
      // A refusal to let go means that it is gone already.
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
        // Low battery, or a policy: the guide works with a screen that sleeps, too.
        if (!isLeft) setAwake('off');
      }
    };
    void ask();
    const askAgain = () => void ask();
    document.addEventListener('visibilitychange', askAgain);
    // Some browsers grant it only once the page was touched.
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
