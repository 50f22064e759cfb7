import type { FileHandle } from 'node:fs/promises';
import { PlainError } from '../plain-error';

const BLOCK_BYTES = 512;
const NAME_MAX_BYTES = 100;
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
/**
 * Far above the size of any entry: a header with a larger size is damaged and is not read into
 * memory.
 */
const ENTRY_MAX_BYTES = 256 * 1024 * 1024;

/** One entry of an archive, in memory. */
export interface TarEntry {
  name: string;
  bytes: Buffer;
}

/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES);

const octal = (value: number, bytes: number) => `${value.toString(8).padStart(bytes - 1, '0')}\0`;
const padding = (length: number) => (BLOCK_BYTES - (length % BLOCK_BYTES)) % BLOCK_BYTES;

/** The sum of all bytes of the header, with the checksum field itself counted as blanks. */
function checksumOf(header: Buffer): string {
  const sum = header.reduce(
    (total, byte, at) =>
      total + (at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES ? 32 : byte),
    0,
  );
  return `${sum.toString(8).padStart(6, '0')}\0 `;
}

/** One file as a ustar entry, readable by its owner only. */
export function tarBlocks({ name, bytes }: TarEntry, at: Date): Buffer[] {
  if (Buffer.byteLength(name) > NAME_MAX_BYTES || bytes.length > ENTRY_MAX_BYTES)
    throw new Error(`${name} does not fit into the archive.`);
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write(
    octal(0o600, 8) +
      octal(0, 8) +
      octal(0, 8) +
      octal(bytes.length, 12) +
      octal(Math.floor(at.getTime() / 1000), 12),
    NAME_MAX_BYTES,
  );
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(checksumOf(header), CHECKSUM_AT);
  return [header, bytes, Buffer.alloc(padding(bytes.length))];
}

/**
 * The entries of an archive in order; each is held in memory while it is processed.
 * @throws {PlainError} when the archive is cut off or not ours
 */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  let position = 0;
  const take = async (length: number): Promise<Buffer> => {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await file.read(bytes, 0, length, position);
    if (bytesRead < length) throw damaged('it is cut off');
    position += length;
    return bytes;
  };
  for (;;) {
    const header = await take(BLOCK_BYTES);
    if (header.equals(TAR_END.subarray(0, BLOCK_BYTES))) return;
    if (header.toString('latin1', 257, 262) !== 'ustar')
      throw damaged('it is no backup, or not whole');
    if (header.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES) !== checksumOf(header))
      throw damaged('a head in it was changed');
    const name = header.toString('utf8', 0, header.indexOf(0));
    const length = parseInt(header.toString('latin1', 124, 136), 8);
    if (!(length <= ENTRY_MAX_BYTES)) throw damaged(`${name} has no length`);
    const bytes = await take(length);
    if ((await take(padding(length))).some((byte) => byte !== 0))
      throw damaged('something in it was changed');
    yield { name, bytes };
  }
}

/** The error for a file that must not be restored. */
export function damaged(why: string): PlainError {
  return new PlainError(
    `This backup cannot be used: ${why}.`,
    'Take another copy of it, or an older backup.',
    { kept: 'Nothing was changed.' },
  );
}
