import { parentPort } from 'node:worker_threads';
import { type ResultMessage, type TaskMessage, toResult } from './messages';

/** Runs tasks by name in this worker thread, one at a time. */
export function serveTasks(tasks: Record<string, (input: never) => unknown>): void {
  parentPort?.on('message', async ({ task, input }: TaskMessage) => {
    parentPort?.postMessage(await resultOf(() => tasks[task]?.(input as never)));
  });
  parentPort?.postMessage('ready');
}

async function resultOf(run: () => unknown): Promise<ResultMessage> {
  try {
    return { value: await run() };
  } catch (error) {
    return toResult(error);
  }
}
