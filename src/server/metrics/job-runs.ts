/** One run of a job. */
export interface JobRun {
  name: string;
  isGood: boolean;
  durationMs: number;
}

let hear: ((run: JobRun) => void) | undefined;

/** Sets the listener for runs of jobs in this process; undefined removes it. */
export function onJobRun(listener: ((run: JobRun) => void) | undefined): void {
  hear = listener;
}

/** Runs a job and reports duration and outcome. @throws what it throws */
export async function timeJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAtMs = performance.now();
  const tell = (isGood: boolean) =>
    hear?.({ name, isGood, durationMs: performance.now() - startedAtMs });
  try {
    const result = await work();
    tell(true);
    return result;
  } catch (error) {
    tell(false);
    throw error;
  }
}
