/** Why a guide is not completely stored: the network failed, or the device is full. */
export type StorageProblem = 'network' | 'full';

/** The record of a guide that is available offline. */
export interface OfflineGuide {
  projectUid: string;
  name: string;
  /** the language of the name; a record of an older release has none */
  nameLang?: string;
  /** when its creator last changed the stored version, ISO */
  version: string;
  /** that its reader is in the middle of: it stays beside a newer one */
  begun?: number | undefined;
  /** the interface language of the stored pages */
  locale: string;
  /** saved by the user, so it stays until it is removed */
  isSaved: boolean;
  openedAtMs: number;
  checkedAtMs: number;
  /** when the server was last checked for it */
  lookedAtMs?: number;
  /** pages and pictures, without the scripts that all guides share */
  bytes: number;
  pictureCount: number;
  keptPictureCount: number;
  /** its reader chose to keep its clips too */
  keepsClips?: boolean | undefined;
  /** its clips, if it has any; no guide is incomplete without them */
  clips?: { count: number; keptCount: number; missingBytes: number } | undefined;
  /** the pages are stored with everything they need; pictures may still be missing */
  hasPages: boolean;
  /** the build whose files its pages need */
  build: string;
  problem?: StorageProblem;
}

/** Guides that are stored automatically; the least recently opened one is evicted first. */
export const OPENED_GUIDES_MAX = 10;
/** Maximum that opening a guide fetches automatically; saving is limited by the device only. */
export const OPENED_GUIDE_MAX_BYTES = 25_000_000;
/** For how long a stored guide is not checked again. */
export const CHECK_PAUSE_MS = 60_000;
/** Time for which the server is not checked again for a stored guide. */
const LOOK_PAUSE_MS = 10 * 60_000;

/** True if to check whether the server still has a guide. */
export const isToLookFor = (
  { checkedAtMs, lookedAtMs = 0 }: Pick<OfflineGuide, 'checkedAtMs' | 'lookedAtMs'>,
  nowMs: number,
): boolean => nowMs - Math.max(checkedAtMs, lookedAtMs) >= LOOK_PAUSE_MS;

/** Reports whether a guide can be followed completely offline, with all its pictures. */
export function isComplete(guide: OfflineGuide): boolean {
  return guide.hasPages && guide.keptPictureCount >= guide.pictureCount;
}

/** Reports whether the clips of a guide are stored too. */
export const hasClips = ({ keepsClips, clips }: Pick<OfflineGuide, 'keepsClips' | 'clips'>) =>
  keepsClips === true && (clips?.keptCount ?? 0) >= (clips?.count ?? 0);

/**
 * The guides to evict: the least recently opened ones beyond `max`, never saved ones or the current
 * one.
 */
export function guidesToEvict(
  guides: readonly OfflineGuide[],
  max = OPENED_GUIDES_MAX,
  currentUid?: string,
): string[] {
  return guides
    .filter(({ isSaved }) => !isSaved)
    .sort((a, b) => b.openedAtMs - a.openedAtMs)
    .sort((a, b) => Number(b.projectUid === currentUid) - Number(a.projectUid === currentUid))
    .slice(max)
    .map(({ projectUid }) => projectUid);
}

/** Reports whether opening a guide again needs no request. */
export function isFresh(
  stored: OfflineGuide | undefined,
  asked: { locale: string; isSaved: boolean; keepsClips?: boolean | undefined },
  nowMs: number,
): boolean {
  return (
    stored !== undefined &&
    isComplete(stored) &&
    stored.problem === undefined &&
    stored.locale === asked.locale &&
    (stored.isSaved || !asked.isSaved) &&
    (asked.keepsClips === undefined ||
      (asked.keepsClips ? hasClips(stored) : !stored.keepsClips)) &&
    nowMs - stored.checkedAtMs < CHECK_PAUSE_MS
  );
}
