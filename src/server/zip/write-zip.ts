import 'server-only';
import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. Pictures are stored uncompressed, as they are compressed already. */
export type ZipEntry = { name: string; bytes: Buffer; isPacked: boolean; changedAt: Date };

/**
 * Writes an archive as a stream; the next entry is requested when the previous one is written, so
 * that memory holds few. Errors of the entries end it.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => out.destroy(error));
  const gone = new AbortController();
  const adding = addAll(zip, out, entries, gone.signal).catch(
    (error: Error) => void (gone.signal.aborted || out.destroy(error)),
  );
  try {
    for await (const chunk of out) yield chunk as Buffer;
  } finally {
    gone.abort();
    await adding;
  }
}

async function addAll(
  zip: ZipFile,
  out: PassThrough,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, bytes, isPacked, changedAt } of entries) {
    signal.throwIfAborted();
    zip.addBuffer(bytes, name, { compress: !isPacked, mtime: changedAt });
    if (out.writableNeedDrain) await once(out, 'drain', { signal });
  }
  zip.end();
}
