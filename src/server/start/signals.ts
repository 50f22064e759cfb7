const REPEAT_MS = 1_000;
const WATCH_MS = 1_000;
const FORCED_EXIT_CODE = 130;

/**
 * Calls `stop` at the first SIGINT or SIGTERM; a later one ends the process at once.
 * Both the terminal and npm send Ctrl-C, so one within a second is the same press.
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
  // Not a person's second press: npm ends by the same signal that made us stop.
  whenNpmEnds(() => {
    if (firstAtMs === undefined) handle();
  });
}

// npm hands SIGTERM to the shell between it and us, and that shell dies without handing it on.
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
