const AT_ONCE = 4;

/** Runs work for each entry in order, with limited concurrency; stops at the first failure. */
export async function runConcurrently<T>(
  entries: readonly T[],
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const waiting = [...entries];
  let hasFailed = false;
  const worker = async () => {
    for (let entry = waiting.shift(); entry !== undefined && !hasFailed; entry = waiting.shift()) {
      try {
        await work(entry);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failure = ended.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
