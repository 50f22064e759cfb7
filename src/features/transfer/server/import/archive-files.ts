import 'server-only';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openZip, type OpenedZip, ZipDamage, type ZipProblem } from '@/server/zip/read-zip';
import {
  ENTRIES_MAX,
  IMPORT_MAX_BYTES,
  UNPACKED_MAX_BYTES,
  WORD_FILES_MAX,
  WORD_MAX_BYTES,
} from '../../constants';
import type { Refusal } from '../../model/reader';
import { NOT_WRITTEN } from './find-file';
import { filesToRead, IN_WORD } from './readers';
import {
  inWords,
  IS_WORD,
  isWordDocument,
  nameOfWord,
  OLD_OFFICE,
  refusedWord,
  startOf,
  WORD_TEXT,
} from './word/word-package';
import { scratchPathOf, ensureDiskSpace } from './upload-file';

const IS_ARCHIVE = /\.(?:zip|paprikarecipes)$/i;
/** Documents that are not read, and why. */
const UNREAD_WORD: readonly [RegExp, Refusal['reason']][] = [
  [/\.(?:doc|dot)$/i, 'word_protected'],
  [/\.(?:docm|dotm)$/i, 'word_macros'],
];
/** Tandoor exports an archive for each recipe, Notion a large workspace in several parts. */
const INNER_MAX = 500;
/** Tandoor's file, named alike in each of them. */
const RECIPE = 'recipe.json';

const MB = 1024 * 1024;

type File = { zip: OpenedZip; name: string; sizeBytes: number };

/** The files of an archive by name; those of a Word document are below its name. */
export type ArchiveFiles = {
  files: ReadonlyMap<string, File>;
  /** Nested archives and documents that were ignored. */
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
  if ('problems' in zip) {
    const refusals = refusalsOf(zip.problems, fileName);
    return { refusals: IS_WORD.test(fileName) ? refusals.map(inWords(fileName)) : refusals };
  }
  const isWord = isWordDocument(zip, fileName);
  const opened = new Opened(place, zip, isWord ? nameOfWord(fileName) : '');
  if (isWord) {
    const reason = refusedWord(zip);
    return reason ? opened.refused([{ file: fileName, reason }]) : opened.done([]);
  }
  const inner = opened.archives();
  try {
    await opened.addDocuments();
    if (inner.length === 0 || filesToRead([...opened.files.keys()], true).length > 0)
      return opened.done(inner);
    for (const name of inner.slice(0, INNER_MAX)) {
      const problems = await opened.addInner(name);
      if (problems.length > 0) return opened.refused(refusalsOf(problems, name));
    }
    await opened.addDocuments();
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
  private readonly documents = new Set<string>();
  private readonly notices: Refusal[] = [];

  constructor(
    private readonly place: string,
    outer: OpenedZip,
    folder: string,
  ) {
    this.add(outer, folder);
    // The document itself, as a file to read beside those in it.
    if (folder !== '') this.files.set(folder, { zip: outer, name: WORD_TEXT, sizeBytes: 0 });
  }

  archives(): string[] {
    return this.named(IS_ARCHIVE);
  }

  async addInner(name: string): Promise<ZipProblem[]> {
    const zip = await this.unpack(name, IMPORT_MAX_BYTES);
    if ('problems' in zip) return zip.problems;
    // The picture of a recipe belongs to the file beside it.
    const folder = zip.sizes.has(RECIPE) ? name.replace(IS_ARCHIVE, '') : path.posix.dirname(name);
    this.add(zip, folder);
    return [];
  }

  /** Opens the Word documents among the files; reports and removes those that are unreadable. */
  async addDocuments(): Promise<void> {
    for (const [pattern, reason] of UNREAD_WORD)
      for (const file of this.named(pattern)) {
        this.notices.push({ file, reason });
        this.files.delete(file);
      }
    for (const name of this.named(IS_WORD)) {
      if (this.documents.has(name)) continue;
      this.documents.add(name);
      const refusals = await this.addDocument(name);
      this.notices.push(...refusals);
      if (refusals.length > 0) this.files.delete(name);
    }
  }

  private async addDocument(name: string): Promise<Refusal[]> {
    if (this.documents.size > WORD_FILES_MAX)
      return [{ file: name, reason: 'archive_too_many_files', values: { max: WORD_FILES_MAX } }];
    const zip = await this.unpack(name, WORD_MAX_BYTES);
    if ('problems' in zip) return refusalsOf(zip.problems, name).map(inWords(name));
    const reason = refusedWord(zip);
    if (reason) {
      zip.close();
      return [{ file: name, reason }];
    }
    this.add(zip, name);
    return [];
  }

  /** Opens an archive or document in one of the archives. */
  private async unpack(
    name: string,
    maxBytes: number,
  ): Promise<OpenedZip | { problems: ZipProblem[] }> {
    const file = this.files.get(name);
    if (!file || file.sizeBytes > maxBytes)
      return {
        problems: [{ name, reason: 'archive_too_large', values: { max: maxBytes / MB } }],
      };
    await ensureDiskSpace(file.sizeBytes);
    const place = scratchPathOf(this.place, this.unpacked.length);
    this.unpacked.push(place);
    try {
      await file.zip.extract(file.name, place);
    } catch (error) {
      if (error instanceof ZipDamage || !(error as NodeJS.ErrnoException).syscall)
        return { problems: [{ name, reason: 'archive_damaged' }] };
      throw error;
    }
    if ((await startOf(place)) === OLD_OFFICE)
      return { problems: [{ name, reason: 'archive_encrypted' }] };
    const used = [...this.files.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    return openZip(place, {
      entriesMax: ENTRIES_MAX - this.files.size,
      unpackedMaxBytes: UNPACKED_MAX_BYTES - used,
    });
  }

  private named(pattern: RegExp): string[] {
    return [...this.files.keys()].filter(
      (name) => pattern.test(name) && !NOT_WRITTEN.test(name) && !IN_WORD.test(name),
    );
  }

  done(unopened: readonly string[]): ArchiveFiles {
    return {
      files: this.files,
      notices: [
        ...this.notices,
        ...unopened.map((file): Refusal => ({ file, reason: 'archive_in_archive' })),
      ],
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
