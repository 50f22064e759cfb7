/**
 * Timeout for asynchronous expectations, in ms. Shared machines may be many times slower than ours,
 * and a passing test does not wait for it.
 */
export const TEST_TIMEOUT_MS = 15_000;
