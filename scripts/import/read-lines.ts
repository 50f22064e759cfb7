import { open, type FileHandle } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Longer lines are no guides; this also bounds the memory for a broken file. */
const LINE_MAX_BYTES = 4 * 1024 * 1024;
const GZIP_MAGIC = [0x1f, 0x8b];
const NEWLINE = 0x0a;

/** One line of a file; without text when its bytes are not UTF-8 or too many. */
export type FileLine = {
  number: number;
  text: string | undefined;
  problem?: 'too_long' | 'not_utf8';
};

/** A file of lines, plain or gzip (detected by its first bytes), read in chunks. */
export type LineFile = {
  lines: AsyncGenerator<FileLine>;
  sizeBytes: number;
  readBytes: () => number;
  close: () => Promise<void>;
};

/**
 * Opens such a file.
 * @throws errors of the file system; iterating throws when the gzip data is damaged
 */
export async function openLines(file: string): Promise<LineFile> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const isPacked = buffer[0] === GZIP_MAGIC[0] && buffer[1] === GZIP_MAGIC[1];
    const stream = handle.createReadStream({ start: 0, autoClose: false });
    return {
      lines: split(isPacked ? unpacked(stream) : stream),
      sizeBytes: size,
      readBytes: () => stream.bytesRead,
      close: () => close(handle, stream),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function close(handle: FileHandle, stream: Readable): Promise<void> {
  stream.destroy();
  await handle.close();
}

// The error reaches the reader of the unpacked stream.
const unpacked = (stream: Readable): Readable => pipeline(stream, createGunzip(), () => undefined);

async function* split(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  let number = 1;
  let parts: Buffer[] = [];
  let sizeBytes = 0;
  const add = (part: Buffer) => {
    sizeBytes += part.length;
    if (sizeBytes <= LINE_MAX_BYTES) parts.push(part);
  };
  const take = (): FileLine => {
    const line =
      sizeBytes > LINE_MAX_BYTES
        ? { number, text: undefined, problem: 'too_long' as const }
        : decoded(number, Buffer.concat(parts));
    number += 1;
    parts = [];
    sizeBytes = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (sizeBytes > 0) yield take();
}

function decoded(number: number, bytes: Buffer): FileLine {
  try {
    // Removes a byte order mark, which some editors add.
    return { number, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { number, text: undefined, problem: 'not_utf8' };
  }
}
