import 'server-only';
import { onJobWoken, wakeJob } from '@/server/wake-job';
import { type BackgroundJob, startWokenJob } from '@/server/woken-job';

const JOB = 'imports';
const EVERY_MS = 10_000;

/** Lets the job of this process look at once for imports to go on with. */
export function wakeImports(): void {
  wakeJob(JOB);
}

/** Goes on with an import for a while. @returns whether there was one */
export type WorkOnNext = (stopping: AbortSignal) => Promise<boolean>;

/** Imports guides beside the answers to visitors, a few seconds for each import in turn. */
export function startImporting(workOnNext: WorkOnNext): BackgroundJob {
  return startWokenJob({
    name: 'importGuides',
    everyMs: EVERY_MS,
    listen: (wake) => onJobWoken(JOB, wake),
    pausedEvent: 'imports_paused',
    round: async (stopping) => {
      while (!stopping.aborted && (await workOnNext(stopping)));
    },
  });
}
