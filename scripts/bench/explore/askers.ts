import { fork } from 'node:child_process';
import path from 'node:path';
import type { Sample, Task } from './task';

export type Asker = { size: number; ask: (task: Task) => Promise<Sample[]>; stop: () => void };

/**
 * A separate process that uses the product's services on one database, so that several can
 * alternate without interference.
 */
export function startAsker(size: number, environment: Record<string, string>): Asker {
  const child = fork(path.join(import.meta.dirname, 'asker.ts'), {
    env: { ...process.env, ...environment },
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  let waiting: { resolve: (samples: Sample[]) => void; reject: (error: Error) => void } | undefined;
  child.on('message', (samples: Sample[]) => waiting?.resolve(samples));
  child.on('exit', () =>
    waiting?.reject(new Error(`What asks the database of ${size} guides ended.`)),
  );
  const ask = (task: Task) =>
    new Promise<Sample[]>((resolve, reject) => {
      waiting = { resolve, reject };
      child.send(task);
    });
  return {
    size,
    ask,
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
