import 'server-only';
import { PARSER_LIMITS } from '@/server/parser/limits';
import { parse } from '@/server/parser/parser';
import { AppError } from '@/shared/http/app-error';
import type { ReadOptions, Refusal, TextFile } from '../../model/reader';
import type { ArchiveReader } from './archive-reader';
import type { CheckedFiles, readTaskWithWord } from './read-task';
import { noteReading, noteRead } from './upload-file';

/** The guides in the files of an import, read by the parser. */
export class GuideFiles {
  #last: { key: string; checked: CheckedFiles } | undefined;
  #usedMs = 0;

  constructor(
    readonly opened: ArchiveReader,
    private readonly importId: string,
    private readonly signal: AbortSignal,
    private readonly options: ReadOptions,
  ) {}

  /**
   * The guides in related files; none when one of them is unreadable or takes too long. Keeps those
   * of the last files, as one file may have a thousand.
   * @param budgetMs of all files together, for those that were never read to the end
   * @throws {AppError} overloaded while the parser is busy, or when stopped
   */
  async read(names: readonly string[], budgetMs = Infinity): Promise<CheckedFiles> {
    const key = JSON.stringify(names);
    if (this.#last?.key !== key)
      this.#last = { key, checked: await this.#readNow(names, budgetMs) };
    return this.#last.checked;
  }

  async #readNow(names: readonly string[], budgetMs: number): Promise<CheckedFiles> {
    const files: TextFile[] = [];
    for (const name of names) {
      const file = await this.opened.text(name);
      if ('reason' in file) return refused(file);
      files.push(file);
    }
    if (this.#usedMs > budgetMs) return refused(tooSlow(names));
    await noteReading(this.importId);
    try {
      const checked = await parse<typeof readTaskWithWord>(
        'guides',
        { files, ...this.options },
        this.signal,
      );
      this.#usedMs += checked.tookMs;
      return checked;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'file_too_slow') throw error;
      this.#usedMs += PARSER_LIMITS.timeMs;
      return refused(tooSlow(names));
    } finally {
      await noteRead(this.importId);
    }
  }
}

const refused = (refusal: Refusal): CheckedFiles => ({
  guides: [],
  refusals: [refusal],
  tookMs: 0,
});
const tooSlow = ([file = '']: readonly string[]): Refusal => ({ file, reason: 'file_too_slow' });
