/**
 * How long tests wait for what comes by itself, in ms: a machine that is lent to others meanwhile may be many times slower than ours, and a test
 * that passes waits no longer for it.
 */
export const PATIENCE_MS = 15_000;
