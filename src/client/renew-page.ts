import { RENEWED_KEY } from '@/shared/preferences';
import { leaveNote } from './session-note';
import { leaveTyped } from './left-typed';

/** Prevents a reload loop when scripts stay missing. */
const AGAIN_AFTER_MS = 60_000;
const HEALTH = '/healthz';

let underWay: Promise<boolean> | undefined;

/** Whether an error says that a script of this page could not be loaded. */
export const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * After an update the server no longer has the scripts of pages that were opened before. Reloads
 * this page at most once a minute, keeps typed text and leaves a note.
 * @returns false where a reload would not help: offline, or just after a reload
 */
export function renewPage(): Promise<boolean> {
  underWay ??= renew().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** The same for any error: reloads only when a script is missing. */
export const renewIfMissing = async (error: unknown): Promise<boolean> =>
  isScriptMissing(error) && renewPage();

async function renew(): Promise<boolean> {
  if (!(await isServerThere()) || !isFirstTime()) return false;
  leaveTyped();
  leaveNote('updated');
  window.location.reload();
  return true;
}

/** Offline, scripts are missing too, and a reload would make things worse. */
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
    // Without storage nothing would stop a loop.
    return false;
  }
}
