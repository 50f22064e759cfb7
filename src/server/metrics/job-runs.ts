export interface JobRun {
  name: string;
  isGood: boolean;
  durationMs: number;
}

let listener: ((run: JobRun) => void) | undefined;

/** Sets the listener for runs of jobs in this process; undefined removes it. */
export function onJobRun(onRun: ((run: JobRun) => void) | undefined): void {
  listener = onRun;
}

/**
 * Runs a job and reports duration and outcome.
 * @throws what it throws
 */
export async function timeJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAtMs = performance.now();
  const report = (isGood: boolean) =>
    listener?.({ name, isGood, durationMs: performance.now() - startedAtMs });
  try {
    const result = await work();
    report(true);
    return result;
  } catch (error) {
    report(false);
    throw error;
  }
}
