import 'server-only';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openZip, type OpenedZip, ZipDamage, type ZipProblem } from '@/server/zip/read-zip';
import { ENTRIES_MAX, IMPORT_MAX_BYTES, UNPACKED_MAX_BYTES } from '../../constants';
import type { Refusal } from '../../model/reader';
import { NOT_WRITTEN } from './find-file';
import { filesToRead } from './readers';
import { scratchPathOf, ensureDiskSpace } from './upload-file';

const IS_ARCHIVE = /\.(?:zip|paprikarecipes)$/i;
/** Tandoor exports an archive for each recipe, Notion a large workspace in several parts. */
const INNER_MAX = 500;
/** Tandoor's file, named alike in each of them. */
const RECIPE = 'recipe.json';

type File = { zip: OpenedZip; name: string; sizeBytes: number };

/** The files of an archive by name. */
export type ArchiveFiles = {
  files: ReadonlyMap<string, File>;
  /** Nested archives that were ignored. */
  notices: Refusal[];
  close: () => void;
};

/**
 * Opens an archive. When it contains no guide but nested archives, as exports of Notion do, also
 * opens these, as if their files were beside them; only one level, within the limits of one
 * archive.
 * @param fileName for messages
 * @throws {AppError} storage_full
 */
export async function openArchive(
  place: string,
  fileName: string,
): Promise<ArchiveFiles | { refusals: Refusal[] }> {
  const zip = await openZip(place, {
    entriesMax: ENTRIES_MAX,
    unpackedMaxBytes: UNPACKED_MAX_BYTES,
  });
  if ('problems' in zip) return { refusals: refusalsOf(zip.problems, fileName) };
  const opened = new Opened(place, zip);
  const inner = opened.archives();
  if (inner.length === 0 || filesToRead([...opened.files.keys()], true).length > 0)
    return opened.done(inner);
  try {
    for (const [number, name] of inner.slice(0, INNER_MAX).entries()) {
      const problems = await opened.addInner(name, number);
      if (problems.length > 0) return opened.refused(refusalsOf(problems, name));
    }
    return opened.done([
      ...opened.archives().filter((name) => !inner.includes(name)),
      ...inner.slice(INNER_MAX),
    ]);
  } catch (error) {
    opened.close();
    throw error;
  }
}

const refusalsOf = (problems: readonly ZipProblem[], archive: string): Refusal[] =>
  problems.map(({ name, reason, values }) => ({
    file: name || archive,
    reason,
    ...(values ? { values } : {}),
  }));

class Opened {
  readonly files = new Map<string, File>();
  private readonly zips: OpenedZip[] = [];
  private readonly unpacked: string[] = [];

  constructor(
    private readonly place: string,
    private readonly outer: OpenedZip,
  ) {
    this.add(outer, '');
  }

  archives(): string[] {
    return [...this.files.keys()].filter(
      (name) => IS_ARCHIVE.test(name) && !NOT_WRITTEN.test(name),
    );
  }

  async addInner(name: string, number: number): Promise<ZipProblem[]> {
    const sizeBytes = this.outer.sizes.get(name) ?? 0;
    if (sizeBytes > IMPORT_MAX_BYTES)
      return [
        { name, reason: 'archive_too_large', values: { max: IMPORT_MAX_BYTES / 1024 / 1024 } },
      ];
    await ensureDiskSpace(sizeBytes);
    const place = scratchPathOf(this.place, number);
    this.unpacked.push(place);
    try {
      await this.outer.extract(name, place);
    } catch (error) {
      if (error instanceof ZipDamage || !(error as NodeJS.ErrnoException).syscall)
        return [{ name, reason: 'archive_damaged' }];
      throw error;
    }
    const used = [...this.files.values()].reduce((sum, file) => sum + file.sizeBytes, 0);
    const zip = await openZip(place, {
      entriesMax: ENTRIES_MAX - this.files.size,
      unpackedMaxBytes: UNPACKED_MAX_BYTES - used,
    });
    if ('problems' in zip) return zip.problems;
    // The picture of a recipe belongs to the file beside it.
    const folder = zip.sizes.has(RECIPE) ? name.replace(IS_ARCHIVE, '') : path.posix.dirname(name);
    this.add(zip, folder);
    return [];
  }

  done(unopened: readonly string[]): ArchiveFiles {
    return {
      files: this.files,
      notices: unopened.map((file) => ({ file, reason: 'archive_in_archive' })),
      close: () => this.close(),
    };
  }

  refused(refusals: Refusal[]): { refusals: Refusal[] } {
    this.close();
    return { refusals };
  }

  close(): void {
    for (const zip of this.zips) zip.close();
    for (const place of this.unpacked) void rm(place, { force: true }).catch(() => undefined);
  }

  // Parts of one export have the same folders; a conflicting file gets another name.
  private add(zip: OpenedZip, folder: string): void {
    this.zips.push(zip);
    for (const [name, sizeBytes] of zip.sizes) {
      const wanted = path.posix.join(folder, name);
      this.files.set(
        this.files.has(wanted) ? path.posix.join(folder, `${this.zips.length}`, name) : wanted,
        { zip, name, sizeBytes },
      );
    }
  }
}
