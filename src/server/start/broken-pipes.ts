/**
 * Keeps the process running when the reader of its output is gone, such as a closed terminal or
 * pipe. Without a listener, each failed write is an uncaught exception, whose report fails again,
 * in an endless loop.
 */
export function ignoreBrokenPipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
