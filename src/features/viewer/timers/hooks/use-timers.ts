import { useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore } from 'react';
import { changeStored, onStoredChange, readStored } from '@/browser/storage/stored-values';
import type { RunningTimer } from '@/features/projects/model/timers/running-timers';
import { VIEWER_KEY } from '@/shared/interface/preferences';
import { parseSettings } from '../../shell/model/settings';
import { NO_TIMERS, TimerClock, type ClockState, type TimerDevice } from '../model/timer-clock';
import { browserBell, canRing } from './browser-bell';

const WAKING = ['pointerup', 'keydown', 'pageshow', 'focus'] as const;
/** One for each guide: a page that shows the strip in another place goes on ringing. */
const clocks = new Map<string, TimerClock>();

/** The running timers of a guide; none until hydration. */
export function useTimers(projectUid: string): { clock: TimerClock; state: ClockState } {
  const t = useTranslations('timers');
  const clock = useMemo(() => {
    const known = clocks.get(projectUid);
    if (known) return known;
    const made = newClock(projectUid, ({ name }) => t('ended', { name }));
    clocks.set(projectUid, made);
    return made;
  }, [projectUid, t]);
  return { clock, state: useSyncExternalStore(clock.subscribe, clock.read, () => NO_TIMERS) };
}

function newClock(projectUid: string, notice: (timer: RunningTimer) => string): TimerClock {
  const device: TimerDevice = {
    bell: browserBell(
      () => parseSettings(readStored(VIEWER_KEY)).isAudioOn,
      notice,
      (isSaying) => clock.say(isSaying),
    ),
    alone: async (work) =>
      navigator.locks
        ? navigator.locks.request(`makerstep_ring:${projectUid}`, { ifAvailable: true }, (lock) =>
            lock ? work() : undefined,
          )
        : work(),
    canRing,
    onAwake: (listener) => {
      document.addEventListener('visibilitychange', listener);
      WAKING.forEach((event) => window.addEventListener(event, listener));
      return () => {
        document.removeEventListener('visibilitychange', listener);
        WAKING.forEach((event) => window.removeEventListener(event, listener));
      };
    },
  };
  const store = { read: readStored, change: changeStored, onChange: onStoredChange };
  const clock = new TimerClock(projectUid, store, device);
  return clock;
}
