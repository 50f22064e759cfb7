import { parentPort } from 'node:worker_threads';
import { type ResultMessage, type TaskMessage, toResult } from './messages';

/** Runs tasks by name in this worker thread, one at a time. */
export function serveTasks(tasks: Record<string, (input: never) => unknown>): void {
  parentPort?.on('message', ({ task, input }: TaskMessage) => {
    parentPort?.postMessage(resultOf(() => tasks[task]?.(input as never)));
  });
  parentPort?.postMessage('ready');
}

function resultOf(run: () => unknown): ResultMessage {
  try {
    return { value: run() };
  } catch (error) {
    return toResult(error);
  }
}
