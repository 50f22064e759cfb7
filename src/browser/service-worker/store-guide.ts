import { guideCacheName, RECORD_ADDRESS } from '@/shared/offline/guide-addresses';
import {
  guidesToEvict,
  isComplete,
  isFresh,
  OPENED_GUIDE_MAX_BYTES,
  type OfflineGuide,
} from '@/shared/offline/offline-guide';
import { isGone } from '@/shared/offline/request-kind';
import type { StoreOrder } from '@/shared/offline/worker-messages';
import { readOfflineGuide, readOfflineGuides } from '../offline/offline-guides';
import { fetchGuideFacts } from './guide-facts';
import { fetchBuild } from './assets';
import { storeGuidePages } from './guide-pages';
import { storeGuideVersions } from './guide-versions';
import { storeGuideClips } from './guide-clips';
import { storeGuidePictures } from './guide-pictures';
import { bytesIn } from './storable-response';
import { broadcast, broadcastNetwork } from './news';
import { fetchPublic, StoreFailure } from './fetch-and-store';

export async function deleteGuide(projectUid: string, { isGone = false } = {}): Promise<void> {
  const wasStored = await caches.delete(guideCacheName(projectUid));
  if (wasStored || isGone)
    broadcast({ type: 'guide', projectUid, guide: undefined, isWorking: false, isGone });
}

/**
 * Stores an opened guide, or saves it on request; updates a stored one. If it ends early, what was
 * stored stays, and the record has the reason.
 */
export async function storeGuideContents(order: StoreOrder, signal: AbortSignal): Promise<void> {
  const { projectUid, locale } = order;
  const before = await readOfflineGuide(projectUid);
  const isSaved = order.type === 'save' || before?.isSaved === true;
  const begun = order.type === 'open' ? order.begun : before?.begun;
  const keepsClips = order.keepsClips ?? before?.keepsClips;
  const nowMs = Date.now();
  if (before && isFresh(before, { locale, isSaved, keepsClips: order.keepsClips }, nowMs))
    return write({ ...before, begun, keepsClips, openedAtMs: nowMs }, false);

  let guide: OfflineGuide = before
    ? { ...before, isSaved, begun, keepsClips, openedAtMs: nowMs }
    : {
        projectUid,
        name: '',
        version: '',
        locale,
        isSaved,
        begun,
        keepsClips,
        openedAtMs: nowMs,
        checkedAtMs: 0,
        bytes: 0,
        pictureCount: 0,
        keptPictureCount: 0,
        hasPages: false,
        build: '',
      };
  delete guide.problem;
  const progress = (news: Partial<OfflineGuide>) => {
    guide = { ...guide, ...news };
    broadcast({ type: 'guide', projectUid, guide, isWorking: true });
  };
  let isOutdated = false;
  try {
    if (before) progress({});
    const facts = await fetchGuideFacts(projectUid, locale, signal);
    isOutdated = facts?.version !== before?.version;
    broadcastNetwork(true);
    if (!facts) return await deleteGuide(projectUid, { isGone: true });
    // Set now: without a picture count, a guide whose pages are stored would count as complete.
    const { name, nameLang } = facts;
    progress({ name, nameLang, pictureCount: facts.pictures.length });
    const cache = await caches.open(guideCacheName(projectUid));
    await write(guide, true);
    // Before the pages of a newer version replace those of the one that was begun.
    const { pictures, clips } = await storeGuideVersions(cache, projectUid, facts, {
      begun,
      signal,
    });
    const build = await fetchBuild(signal);
    if (!(await storeGuidePages(cache, projectUid, { locale, build, signal })))
      return await deleteGuide(projectUid, { isGone: true });
    progress({
      locale,
      build: build.id,
      hasPages: true,
      version: facts.version,
      bytes: await bytesIn(cache),
    });
    await write(guide, true);
    const pageBytes = guide.bytes;
    const roomBytes = isSaved ? Number.POSITIVE_INFINITY : OPENED_GUIDE_MAX_BYTES - pageBytes;
    const done = await storeGuidePictures(
      cache,
      pictures,
      { ...order, isSaved, roomBytes, clipPaths: keepsClips ? clips.map(({ path }) => path) : [] },
      signal,
      ({ bytes, ...count }) => progress({ ...count, bytes: pageBytes + bytes }),
    );
    guide = {
      ...guide,
      pictureCount: done.pictureCount,
      keptPictureCount: done.keptPictureCount,
    };
    guide.clips = await storeGuideClips(cache, clips, { keepsClips, signal }, (count) =>
      progress({ clips: count }),
    );
    guide.checkedAtMs = Date.now();
  } catch (error) {
    // The guide was removed, or a save job took over.
    if (signal.aborted) return;
    const problem = error instanceof StoreFailure ? error.problem : 'network';
    // A complete and current copy stays so: opened offline, nothing is wrong with it.
    guide =
      before && isComplete(before) && !isOutdated
        ? { ...before, isSaved, begun, keepsClips, openedAtMs: nowMs }
        : { ...guide, problem };
  }
  await finish(guide);
}

/** True if the server still has a stored guide, or if that cannot be determined. */
export async function lookForGuide(projectUid: string): Promise<boolean> {
  try {
    const { status } = await fetchPublic(`/v1/projects/${projectUid}`, {
      method: 'HEAD',
      cache: 'no-cache',
      signal: new AbortController().signal,
    });
    if (isGone(status)) return false;
    // Meanwhile the reader may have saved or removed it.
    const guide = await readOfflineGuide(projectUid);
    if (!guide) return true;
    const cache = await caches.open(guideCacheName(projectUid));
    await cache.put(RECORD_ADDRESS, Response.json({ ...guide, lookedAtMs: Date.now() }));
  } catch {
    // The next page checks again.
  }
  return true;
}

async function finish(guide: OfflineGuide): Promise<void> {
  const { projectUid } = guide;
  if (await caches.has(guideCacheName(projectUid))) {
    guide = { ...guide, bytes: await bytesIn(await caches.open(guideCacheName(projectUid))) };
    await write(guide, false);
  } else
    broadcast({
      type: 'guide',
      projectUid,
      guide: undefined,
      isWorking: false,
      ...(guide.isSaved && guide.problem ? { problem: guide.problem } : {}),
    });
  for (const uid of guidesToEvict(await readOfflineGuides(), undefined, projectUid))
    await deleteGuide(uid);
}

async function write(guide: OfflineGuide, isWorking: boolean): Promise<void> {
  const cache = await caches.open(guideCacheName(guide.projectUid));
  // When storage is full even for this, the pages still open; the previous record lists what is
  // missing.
  await cache.put(RECORD_ADDRESS, Response.json(guide)).catch(() => undefined);
  broadcast({ type: 'guide', projectUid: guide.projectUid, guide, isWorking });
}
