import { guideCacheName } from '@/shared/offline/guide-addresses';
import { RENEWED_KEY, SIDEBAR_KEY, THEME_KEY, VIEWER_KEY } from '@/shared/preferences';
import { SHOWN_MARK } from '@/shared/early';
import { guideHere } from './guide-here';

/** What tells that somebody is about to do something, or that something changes which the page should follow. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'storage',
  'online',
  'offline',
];
/** Whoever has looked at a page for so long without touching it reads it, and the device has nothing else to do. */
const QUIET_MS = 10_000;
/** After the page is whole: scripts that will be needed are brought near, for when a finger comes. */
const NEAR_MS = 1_000;
/** What could not be had is not asked for again sooner: a pointer gives many signs a second. */
const RETRY_MS = 5_000;
const OWN = /^makerstep_/;
const UID = /[:/]([2-9a-z]{12})(?=$|[:/])/;
const PREFERENCES: readonly string[] = [THEME_KEY, SIDEBAR_KEY, VIEWER_KEY, RENEWED_KEY];

/**
 * Has the page's scripts fetched when there is something for them to do: when somebody begins to, when this device has kept something
 * that the page should show or send, or when it has been read for ten seconds. A page that is only read is not kept waiting by them.
 * @param load fetches them; called again at a later sign if it fails
 * @param scripts their addresses, to be brought near meanwhile
 * @param isFramed it is a part of another page: only what somebody does counts
 */
export function whenNeeded(
  load: () => Promise<void>,
  scripts: readonly string[],
  isFramed: boolean,
): void {
  let isAsked = false;
  const begin = () => {
    if (isAsked) return;
    isAsked = true;
    load().catch(() =>
      setTimeout(() => {
        isAsked = false;
      }, RETRY_MS),
    );
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
  if (isFramed) return;
  window.addEventListener('load', () => {
    setTimeout(() => {
      if (!isAsked) bringNear(scripts);
    }, NEAR_MS);
    setTimeout(begin, QUIET_MS);
  });
  void hasKeptSomething().then((isKept) => {
    if (isKept) afterFirstFrame(begin);
  });
}

/** Whether this device has kept something that concerns this page: a place, ticks, a word from the page before, something to be sent, the guide itself. */
async function hasKeptSomething(): Promise<boolean> {
  const concerns = (key: string) => {
    const uid = UID.exec(key)?.[1];
    return (
      OWN.test(key) &&
      (uid === undefined ? !PREFERENCES.includes(key) : location.pathname.includes(uid))
    );
  };
  try {
    if ([localStorage, sessionStorage].some((storage) => Object.keys(storage).some(concerns)))
      return true;
    const guide = guideHere();
    return guide !== undefined && (await caches.has(guideCacheName(guide)));
  } catch {
    // Where nothing may be kept nothing is.
    return false;
  }
}

function afterFirstFrame(work: () => void): void {
  // A page in the background has no frames.
  if (document.hidden || performance.getEntriesByName(SHOWN_MARK).length > 0) work();
  else requestAnimationFrame(() => setTimeout(work));
}

function bringNear(scripts: readonly string[]): void {
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
}
