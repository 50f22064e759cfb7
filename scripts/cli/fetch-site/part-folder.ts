import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '@/server/plain-error';

/**
 * Keeps what came, a file each, so that a command that was stopped goes on from there. Files are
 * whole or not there.
 */
export class PartFolder {
  constructor(readonly folder: string) {}

  /** The kept JSON of that name, else what `make` returns. A damaged file is made again. */
  async json(name: string, make: () => Promise<unknown>): Promise<unknown> {
    const file = `${name}.json`;
    const kept = (await this.read(file))?.toString('utf8');
    try {
      if (kept !== undefined) return JSON.parse(kept);
    } catch {
      // Cut by a loss of power.
    }
    const value = await make();
    await this.write(file, Buffer.from(JSON.stringify(value, null, 1)));
    return value;
  }

  /** The kept bytes of that name, else those that `make` returns. */
  async bytes(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.read(name);
    if (kept) return kept;
    const bytes = await make();
    await this.write(name, bytes);
    return bytes;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(path.join(this.folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw diskError(error, this.folder);
    });
  }

  /** The size of a kept file in bytes. */
  async sizeOf(name: string): Promise<number> {
    return (await stat(path.join(this.folder, name))).size;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.new`, bytes);
      await rename(`${file}.new`, file);
    } catch (error) {
      throw diskError(error as NodeJS.ErrnoException, this.folder);
    }
  }
}

export function diskError({ code, message }: NodeJS.ErrnoException, place: string): PlainError {
  const kept = 'What came is kept.';
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new PlainError(
        'The disk is full.',
        'Make room and run the command again; it goes on where it stopped.',
        { kept },
      )
    : new PlainError(
        `${place} cannot be used: ${message}.`,
        'Check the path and its permissions, and run the command again.',
        { kept },
      );
}
