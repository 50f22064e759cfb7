import type { StoreOrder } from '@/shared/offline/worker-messages';
import { isToLookFor } from '@/shared/offline/offline-guide';
import { readOfflineGuides } from '../offline/offline-guides';
import { runConcurrently } from './at-once';
import { deleteGuide, lookForGuide, storeGuideContents } from './store-guide';
import { storeOfflinePage } from './offline-page';
import { sweepBuilds } from './sweep';

interface Job {
  isSaving: boolean;
  controller: AbortController;
  ended: Promise<void>;
}

const jobs = new Map<string, Job>();
let runningCount = 0;
let sweeping: Promise<void> = Promise.resolve();

/** Newly fetched scripts belong to no guide yet: they are swept only while no job runs. */
async function runJob(work: () => Promise<void>): Promise<void> {
  runningCount += 1;
  try {
    await sweeping;
    await work();
  } finally {
    runningCount -= 1;
    if (runningCount === 0) await (sweeping = sweepBuilds().catch(() => undefined));
  }
}

/**
 * Stores a guide. A second call gets the running job; saving replaces an automatic job, and so does
 * a choice about clips.
 */
export async function storeGuide(order: StoreOrder): Promise<void> {
  const isSaving = order.type === 'save';
  const running = jobs.get(order.projectUid);
  if (running && order.keepsClips === undefined && (running.isSaving || !isSaving))
    return running.ended;
  const controller = new AbortController();
  running?.controller.abort();
  const job: Job = {
    isSaving,
    controller,
    ended: runJob(async () => {
      await running?.ended;
      if (!controller.signal.aborted) await storeGuideContents(order, controller.signal);
    }).finally(() => {
      if (jobs.get(order.projectUid) === job) jobs.delete(order.projectUid);
    }),
  };
  jobs.set(order.projectUid, job);
  return job.ended;
}

/** Deletes a guide from this device and aborts its job. */
export async function remove(
  projectUid: string,
  options: { isGone?: boolean } = {},
): Promise<void> {
  const running = jobs.get(projectUid);
  running?.controller.abort();
  await runJob(async () => {
    await running?.ended;
    await deleteGuide(projectUid, options);
  });
}

/**
 * Deletes stored guides that the server no longer has: unpublished, deleted or taken down.
 * @param isAll also those that were checked a moment ago
 */
export async function removeGone({ isAll = false } = {}): Promise<void> {
  const guides = (await readOfflineGuides()).filter(
    // A running job finds out itself.
    (guide) => !jobs.has(guide.projectUid) && (isAll || isToLookFor(guide, Date.now())),
  );
  await runConcurrently(guides, async ({ projectUid }) => {
    if (!(await lookForGuide(projectUid))) await remove(projectUid, { isGone: true });
  });
}

/** Stores the offline page; when offline, the stored one stays. */
export async function prepareOfflinePage(locale: string): Promise<void> {
  await runJob(() => storeOfflinePage(locale).catch(() => undefined));
}
