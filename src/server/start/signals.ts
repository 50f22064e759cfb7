const REPEAT_MS = 1_000;
const FORCED_EXIT_CODE = 130;

/**
 * Calls `stop` at the first SIGINT or SIGTERM; a later one ends the process at once.
 * Both the terminal and the programs above us (npm, tsx) send Ctrl-C, so one within a second is the same press.
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
}
