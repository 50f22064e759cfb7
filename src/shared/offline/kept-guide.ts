/** Why a guide is not kept whole: the network went, or the device has no room left. */
export type KeepProblem = 'network' | 'full';

/** What this device knows of a guide that opens without a network. */
export interface KeptGuide {
  projectUid: string;
  name: string;
  /** when the kept guide was last changed by its creator, ISO */
  version: string;
  /** the interface language of the kept pages */
  locale: string;
  /** on purpose, so that it stays until it is removed */
  isSaved: boolean;
  openedAtMs: number;
  checkedAtMs: number;
  /** pages and pictures, without the scripts that all guides share */
  bytes: number;
  pictureCount: number;
  keptPictureCount: number;
  /** the pages are here with everything they need; pictures may still be missing */
  hasPages: boolean;
  /** whose files its pages need */
  build: string;
  problem?: KeepProblem;
}

/** Guides that are kept without being asked for; the one not opened for longest goes first. */
export const OPENED_GUIDES_MAX = 10;
/** What opening a guide may fetch unasked; saving it on purpose has no bound but the device's. */
export const OPENED_GUIDE_MAX_BYTES = 25_000_000;
/** So long a guide that was just looked at is not looked at again. */
export const CHECK_PAUSE_MS = 60_000;

/** Whether a guide can be followed to its end without a network, with all its pictures. */
export function isComplete(guide: KeptGuide): boolean {
  return guide.hasPages && guide.keptPictureCount >= guide.pictureCount;
}

/** The guides that have to go: those opened longest ago beyond `max`, never a saved one nor the one at hand. */
export function guidesToForget(
  guides: readonly KeptGuide[],
  max = OPENED_GUIDES_MAX,
  atHand?: string,
): string[] {
  return guides
    .filter(({ isSaved }) => !isSaved)
    .sort((a, b) => b.openedAtMs - a.openedAtMs)
    .sort((a, b) => Number(b.projectUid === atHand) - Number(a.projectUid === atHand))
    .slice(max)
    .map(({ projectUid }) => projectUid);
}

/** Whether nothing has to be fetched for a guide that is opened again. */
export function isFresh(
  kept: KeptGuide | undefined,
  asked: { locale: string; isSaved: boolean },
  nowMs: number,
): boolean {
  return (
    kept !== undefined &&
    isComplete(kept) &&
    kept.problem === undefined &&
    kept.locale === asked.locale &&
    (kept.isSaved || !asked.isSaved) &&
    nowMs - kept.checkedAtMs < CHECK_PAUSE_MS
  );
}
