import { RENEWED_KEY } from '@/shared/preferences';
import { leaveNote } from './session-note';
import { leaveTyped } from './left-typed';

/** A page whose scripts stay missing is not loaded again and again. */
const AGAIN_AFTER_MS = 60_000;
const HEALTH = '/healthz';

let underWay: Promise<boolean> | undefined;

/** Whether an error says that a script of this page cannot be had. */
export const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * After an update the server no longer has the scripts of pages that were open before: loads this page anew, once in a minute
 * at most, keeps what was typed and leaves a note that says so.
 * @returns false where that would not help: the server cannot be reached, or the page has just been loaded anew
 */
export function renewPage(): Promise<boolean> {
  underWay ??= renew().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** The same for an error of any kind: nothing happens unless a script is missing. */
export const renewIfMissing = async (error: unknown): Promise<boolean> =>
  isScriptMissing(error) && renewPage();

async function renew(): Promise<boolean> {
  if (!(await isServerThere()) || !isFirstTime()) return false;
  leaveTyped();
  leaveNote('updated');
  window.location.reload();
  return true;
}

/** Without a network scripts are missing too, and a page loaded anew would be worse than this one. */
const isServerThere = (): Promise<boolean> =>
  fetch(HEALTH, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

function isFirstTime(): boolean {
  try {
    const lastMs = Number(sessionStorage.getItem(RENEWED_KEY));
    if (Date.now() - lastMs < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RENEWED_KEY, String(Date.now()));
    return true;
  } catch {
    // Nothing can be noted, and so nothing would end it.
    return false;
  }
}
