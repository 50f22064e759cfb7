import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error';
import { COMPLETE, type Complete, HASHES } from './contents';
import { TAR_END, tarBlocks } from './tar';

const HASHES_AT_ONCE = 1000;
const FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Writes a backup to a draft file and renames it when it is complete. */
export class ArchiveWriter {
  private files = 0;
  private hashLists = 0;
  private pending: string[] = [];
  private readonly digest = createHash('sha256');

  private constructor(
    private readonly file: string,
    private readonly handle: FileHandle,
    private readonly takenAt: Date,
  ) {}

  /** @throws {PlainError} when the file cannot be written or already exists */
  static async create(file: string, takenAt: Date): Promise<ArchiveWriter> {
    // Readable by the owner only: it contains everything that users have written.
    const handle = await open(draftOf(file), 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'EEXIST'
        ? new PlainError(
            `${draftOf(file)} is there already: another backup is writing it, or was broken off.`,
            'Wait for that one, or remove the file, then start again.',
            { cause },
          )
        : cannotWrite(file, cause);
    });
    return new ArchiveWriter(file, handle, takenAt);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.write(name, bytes);
    this.files += 1;
    this.pending.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    if (this.pending.length === HASHES_AT_ONCE) await this.writeHashes();
  }

  /** Completes the archive and renames it to its final name. */
  async finish(facts: Omit<Complete, 'files' | 'digest'>): Promise<void> {
    await this.writeHashes();
    const complete: Complete = {
      ...facts,
      files: this.files,
      digest: this.digest.copy().digest('hex'),
    };
    await this.add(COMPLETE, Buffer.from(`${JSON.stringify(complete, null, 2)}\n`));
    await this.writeHashes();
    try {
      await this.handle.writeFile(TAR_END);
      await this.handle.sync();
      await this.handle.close();
      await rename(draftOf(this.file), this.file);
      await flushFolder(path.dirname(this.file));
    } catch (error) {
      throw cannotWrite(this.file, error as NodeJS.ErrnoException);
    }
  }

  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(draftOf(this.file), { force: true });
  }

  private async writeHashes(): Promise<void> {
    const list = this.pending.join('');
    this.pending = [];
    this.digest.update(list);
    this.hashLists += 1;
    await this.write(
      `${HASHES}${String(this.hashLists).padStart(6, '0')}.sha256`,
      Buffer.from(list),
    );
  }

  private async write(name: string, bytes: Buffer): Promise<void> {
    try {
      for (const block of tarBlocks({ name, bytes }, this.takenAt))
        await this.handle.writeFile(block);
    } catch (error) {
      throw cannotWrite(this.file, error as NodeJS.ErrnoException);
    }
  }
}

const draftOf = (file: string) => `${file}.part`;

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function cannotWrite(file: string, cause: NodeJS.ErrnoException): Error {
  if (cause.code === undefined) return cause;
  if (FULL_CODES.includes(cause.code))
    return new PlainError(
      `There is no room left for ${file}.`,
      'Free some space, or name another place.',
      { kept: 'No backup was made.', cause },
    );
  return new PlainError(
    `${file} cannot be written (${cause.code}).`,
    'Name a place that this user may write to.',
    { kept: 'No backup was made.', cause },
  );
}
