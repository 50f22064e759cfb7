const BATCH_MAX_CHARS = 16_384;
const BATCH_MS = 100;
const UNREAD_MAX_BYTES = 1024 * 1024;
const FLUSH_MS = 1_000;
// Terminals interpret the first, and some readers break lines at the others. JSON may escape them.
const UNSEEN = /[\u007f-\u009f\u2028\u2029]/g;

let batch = '';
let timer: NodeJS.Timeout | undefined;
let dropped = 0;
let hasExitListener = false;

/** Writes one line of JSON to stderr now, after the buffered ones. */
export function writeLine(line: string): void {
  writeBatch();
  process.stderr.write(safe(line));
}

/**
 * Buffers one of many lines, plain ASCII, and writes it within 100 ms. Lines are dropped and
 * counted while the reader of stderr is more than 1 MiB behind, as they would fill the memory.
 * @returns how many lines were dropped before this one, once there is room again
 */
export function writeBuffered(line: string): number {
  if (process.stderr.writableLength > UNREAD_MAX_BYTES) {
    dropped += 1;
    return 0;
  }
  if (!hasExitListener) process.once('exit', writeBatch);
  hasExitListener = true;
  batch += line;
  if (batch.length > BATCH_MAX_CHARS) writeBatch();
  else timer ??= setTimeout(writeBatch, BATCH_MS).unref();
  const before = dropped;
  dropped = 0;
  return before;
}

/** Writes the buffered lines and waits for it, for 1 s at most. */
export function flushLines(): Promise<void> {
  writeBatch();
  return new Promise((resolve) => {
    const bound = setTimeout(resolve, FLUSH_MS);
    process.stderr.write('', () => {
      clearTimeout(bound);
      resolve();
    });
  });
}

function writeBatch(): void {
  clearTimeout(timer);
  timer = undefined;
  if (batch === '') return;
  const lines = batch;
  batch = '';
  process.stderr.write(lines);
}

const safe = (line: string) =>
  line.replace(UNSEEN, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
