import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { kindOf } from './contents';
import type { TarEntry } from './tar';

const decompressed = promisify(gunzip);
const PART_MAX_BYTES = 256 * 1024 * 1024;

export interface ArchivedPicture {
  name: string;
  files: Map<string, Buffer>;
}

/** The entries of a backup in order, taken by kind. */
export class ArchiveSource {
  private taken = 0;
  private ahead: Promise<IteratorResult<TarEntry>> | undefined;

  constructor(
    private readonly entries: AsyncGenerator<TarEntry>,
    private readonly onTaken: (taken: number) => void,
  ) {}

  /** Takes the next entry; undefined at the end. */
  async take(): Promise<TarEntry | undefined> {
    const entry = await this.peek();
    this.ahead = undefined;
    this.onTaken((this.taken += 1));
    return entry;
  }

  /** The rows of a table, if they come next. */
  async *ofTable(table: string): AsyncGenerator<Buffer> {
    for (;;) {
      const kind = kindOf((await this.peek())?.name ?? '');
      if (!kind || !('table' in kind) || kind.table !== table) return;
      const entry = await this.take();
      if (entry) yield decompressed(entry.bytes, { maxOutputLength: PART_MAX_BYTES });
    }
  }

  /** The pictures that come next, each with all its variants. */
  async *pictures(): AsyncGenerator<ArchivedPicture> {
    let picture: ArchivedPicture | undefined;
    for (;;) {
      const kind = kindOf((await this.peek())?.name ?? '');
      if (!kind || !('picture' in kind)) break;
      const entry = await this.take();
      if (picture && picture.name !== kind.picture) {
        yield picture;
        picture = undefined;
      }
      picture ??= { name: kind.picture, files: new Map() };
      if (entry) picture.files.set(kind.variant, entry.bytes);
    }
    if (picture) yield picture;
  }

  /** Reads to the end, where the hashes of all entries are verified. */
  async end(): Promise<void> {
    while (await this.peek()) await this.take();
  }

  private async peek(): Promise<TarEntry | undefined> {
    this.ahead ??= this.entries.next();
    const { value, done } = await this.ahead;
    return done ? undefined : value;
  }
}
