import type { KeepOrder } from '@/shared/offline/worker-messages';
import { forgetGuide, keepGuide } from './keep-guide';
import { keepOfflinePage } from './offline-page';
import { sweepKept } from './sweep';

interface Job {
  isSaving: boolean;
  controller: AbortController;
  ended: Promise<void>;
}

const jobs = new Map<string, Job>();
let atWork = 0;
let sweeping: Promise<void> = Promise.resolve();

/** Scripts that were just fetched belong to nothing yet: they are swept only while nobody is at work. */
async function working(work: () => Promise<void>): Promise<void> {
  atWork += 1;
  try {
    await sweeping;
    await work();
  } finally {
    atWork -= 1;
    if (atWork === 0) await (sweeping = sweepKept().catch(() => undefined));
  }
}

/** Keeps a guide; whoever asks twice gets the same work. Saving takes over from what opening it has begun. */
export async function keep(order: KeepOrder): Promise<void> {
  const isSaving = order.type === 'save';
  const running = jobs.get(order.projectUid);
  if (running && (running.isSaving || !isSaving)) return running.ended;
  const controller = new AbortController();
  running?.controller.abort();
  const job: Job = {
    isSaving,
    controller,
    ended: working(async () => {
      await running?.ended;
      if (!controller.signal.aborted) await keepGuide(order, controller.signal);
    }).finally(() => {
      if (jobs.get(order.projectUid) === job) jobs.delete(order.projectUid);
    }),
  };
  jobs.set(order.projectUid, job);
  return job.ended;
}

/** Takes a guide off this device, whatever is being done for it. */
export async function remove(
  projectUid: string,
  options: { isGone?: boolean } = {},
): Promise<void> {
  const running = jobs.get(projectUid);
  running?.controller.abort();
  await working(async () => {
    await running?.ended;
    await forgetGuide(projectUid, options);
  });
}

/** Has the page ready that stands for others; without a network the one of before stays. */
export async function prepareOfflinePage(locale: string): Promise<void> {
  await working(() => keepOfflinePage(locale).catch(() => undefined));
}
