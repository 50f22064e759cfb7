import 'server-only';
import { enqueue, type Queue, removeJobs } from '@/server/jobs/queue';

/** An import, and the id of the folder with its file. */
type Place = { id: string; folder: string };

/**
 * Each folder has its own queue, because only processes with access to it can work on its files.
 */
const queueOf = (folder: string) => `import:${folder}`;

/** Enqueues an import within the current transaction. */
export function enqueueImport({ id, folder }: Place): Promise<void> {
  return enqueue({ queue: queueOf(folder), key: id });
}

/** Removes the jobs of these imports. */
export async function removeImportJobs(places: readonly Place[]): Promise<void> {
  for (const { id, folder } of places) await removeJobs(queueOf(folder), [id]);
}

/**
 * Imports of files in this folder, in turns of a few seconds.
 * @param run lazily loaded: it includes the parsers of all formats
 */
export function importQueue(folder: string, run: Queue['run']): Queue {
  return {
    name: queueOf(folder),
    metric: 'importGuides',
    concurrency: 1,
    leaseMs: 20_000,
    backoffMs: [10_000, 10_000, 10_000, 10_000, 10_000],
    run,
  };
}
