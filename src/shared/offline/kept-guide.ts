/** Why a guide is not completely stored: the network failed, or the device is full. */
export type KeepProblem = 'network' | 'full';

/** The record of a guide that is available offline. */
export interface KeptGuide {
  projectUid: string;
  name: string;
  /** when its creator last changed the stored version, ISO */
  version: string;
  /** the interface language of the stored pages */
  locale: string;
  /** saved by the user, so it stays until it is removed */
  isSaved: boolean;
  openedAtMs: number;
  checkedAtMs: number;
  /** pages and pictures, without the scripts that all guides share */
  bytes: number;
  pictureCount: number;
  keptPictureCount: number;
  /** the pages are stored with everything they need; pictures may still be missing */
  hasPages: boolean;
  /** the build whose files its pages need */
  build: string;
  problem?: KeepProblem;
}

/** Guides that are stored automatically; the least recently opened one is evicted first. */
export const OPENED_GUIDES_MAX = 10;
/** What opening a guide may fetch automatically; saving is limited by the device only. */
export const OPENED_GUIDE_MAX_BYTES = 25_000_000;
/** For how long a stored guide is not checked again. */
export const CHECK_PAUSE_MS = 60_000;

/** Whether a guide can be followed completely offline, with all its pictures. */
export function isComplete(guide: KeptGuide): boolean {
  return guide.hasPages && guide.keptPictureCount >= guide.pictureCount;
}

/**
 * The guides to evict: the least recently opened ones beyond `max`, never saved ones or the current
 * one.
 */
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

/** Whether opening a guide again needs no request. */
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
