/**
 * Lets the process go on when whoever read its output has gone, such as a closed terminal or the end of a pipe. Unheard, each
 * refused line would be an uncaught exception, whose report is the next refused line, without end.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
