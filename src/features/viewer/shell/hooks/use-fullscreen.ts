import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isOn = () => document.fullscreenElement !== null && document.fullscreenElement !== undefined;
// iPhones have no fullscreen for pages; the viewer fills the window anyway
// (docs/reference/guides.md#viewer).
const isHydrated = () => document.fullscreenEnabled === true;
const never = () => false;

async function setFullscreen(wanted: boolean) {
  try {
    if (wanted && !isOn())
      await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    if (!wanted && isOn()) await document.exitFullscreen();
  } catch {
    // A browser may require a tap; nothing here depends on fullscreen.
  }
}

interface Fullscreen {
  isSupported: boolean;
  isOn: boolean;
  toggle: () => void;
}

/**
 * Fullscreen where the browser has it, ended with the viewer. Turning the device to landscape
 * enters it (docs/reference/guides.md#viewer), unless the reader turned that off.
 */
export function useFullscreen(isWanted: boolean, onChange: (isOn: boolean) => void): Fullscreen {
  const on = useSyncExternalStore(subscribe, isOn, never);
  const isSupported = useSyncExternalStore(subscribe, isHydrated, never);
  const handleChange = useEffectEvent(() => onChange(isOn()));
  const handleTurn = useEffectEvent((event: MediaQueryListEvent) => {
    if (event.matches && isWanted) void setFullscreen(true);
  });

  useEffect(() => {
    const landscape = window.matchMedia('(orientation: landscape) and (pointer: coarse)');
    const change = () => handleChange();
    const turn = (event: MediaQueryListEvent) => handleTurn(event);
    document.addEventListener('fullscreenchange', change);
    landscape.addEventListener('change', turn);
    return () => {
      document.removeEventListener('fullscreenchange', change);
      landscape.removeEventListener('change', turn);
    };
  }, []);

  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      // Only for a really new page: React mounts twice in development.
      setTimeout(() => {
        if (
          window.location.pathname.split('/s/')[0] !== pathname.split('/s/')[0] ||
          !window.location.pathname.includes('/s/')
        )
          void setFullscreen(false);
      });
    };
  }, []);

  const toggle = useCallback(() => void setFullscreen(!on), [on]);
  return useMemo(() => ({ isSupported, isOn: on, toggle }), [isSupported, on, toggle]);
}
