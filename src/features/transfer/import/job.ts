import 'server-only';
import { enqueue, type Queue, removeJobs } from '@/server/jobs/queue';

/** An import, and the mark of the folder in which its file lies. */
type Place = { id: string; folder: string };

/** Each folder has a queue of its own: only processes that have it can work on what lies in it. */
const queueOf = (folder: string) => `import:${folder}`;

/** Lets an import be worked on at once, in the transaction under way. */
export function enqueueImport({ id, folder }: Place): Promise<void> {
  return enqueue({ queue: queueOf(folder), key: id });
}

/** Nothing more is to be done for these imports. */
export async function removeImportJobs(places: readonly Place[]): Promise<void> {
  for (const { id, folder } of places) await removeJobs(queueOf(folder), [id]);
}

/** Imports of files in this folder, a few seconds for each in turn. @param run loaded late: it brings the parsers of all formats */
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
