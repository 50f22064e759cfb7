const REPEAT_MS = 1_000;
const WATCH_MS = 1_000;
const FORCED_EXIT_CODE = 130;

/**
 * Calls `stop` at the first SIGINT or SIGTERM; a later one ends the process at once. The terminal
 * and npm both send Ctrl-C, so two within a second count as one.
 */
export function onStopSignals(stop: () => void): void {
  let firstAtMs: number | undefined;
  const handle = () => {
    if (firstAtMs === undefined) {
      firstAtMs = performance.now();
      stop();
    } else if (performance.now() - firstAtMs > REPEAT_MS) {
      process.exit(FORCED_EXIT_CODE);
    }
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  // Not a second press: npm ends by the same signal that made us stop.
  whenNpmEnds(() => {
    if (firstAtMs === undefined) handle();
  });
}

// npm sends SIGTERM to its shell only, which dies without forwarding it.
function whenNpmEnds(handle: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const first = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === first) return;
    clearInterval(timer);
    handle();
  }, WATCH_MS);
  timer.unref();
}
