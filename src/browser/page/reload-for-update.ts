import { RENEWED_KEY } from '@/shared/interface/preferences';
import { storeSessionNote } from '../api/session/session-note';
import { storeTyped } from '../storage/stored-typing';

/** Prevents a reload loop when scripts stay missing. */
const RELOAD_INTERVAL_MS = 60_000;
const HEALTH = '/healthz';

let underWay: Promise<boolean> | undefined;

/** True if the error is of a script of this page that could not be loaded. */
export const isMissingScriptError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * After an update the server no longer has the scripts of pages that were opened before. Reloads
 * this page at most once a minute, keeps typed text and leaves a note.
 * @returns false where a reload would not help: offline, or just after a reload
 */
export function reloadForUpdate(): Promise<boolean> {
  underWay ??= renew().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Reloads after any error, but only if a script is missing. */
export const reloadIfScriptMissing = async (error: unknown): Promise<boolean> =>
  isMissingScriptError(error) && reloadForUpdate();

async function renew(): Promise<boolean> {
  if (!(await isServerReachable()) || !isFirstTime()) return false;
  storeTyped();
  storeSessionNote('updated');
  window.location.reload();
  return true;
}

/** Offline, scripts are missing too, and a reload would make things worse. */
const isServerReachable = (): Promise<boolean> =>
  fetch(HEALTH, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

function isFirstTime(): boolean {
  try {
    const lastMs = Number(sessionStorage.getItem(RENEWED_KEY));
    if (Date.now() - lastMs < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RENEWED_KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
}
