import type {
  InvalidGuide,
  ReadOptions,
  Refusal,
  TextFile,
  ValidatedGuide,
} from '../../model/reader';
import { readGuides } from './readers';
import { validateGuide } from './validate-guide';
import { asText } from './word/word-html';

/** The guides of files in their order, valid or refused, and what else was refused. */
export type CheckedFiles = {
  guides: (ValidatedGuide | InvalidGuide)[];
  refusals: Refusal[];
  tookMs: number;
};

export type ReadInput = ReadOptions & { files: readonly TextFile[] };

/** Converts Word documents, then reads as readTask; in the parser. */
export async function readTaskWithWord({ files, ...options }: ReadInput): Promise<CheckedFiles> {
  const startedMs = performance.now();
  const texts = await Promise.all(files.map(asText));
  const refusals = texts.flatMap((each) => ('reason' in each ? [each] : []));
  const checked =
    refusals.length > 0
      ? { guides: [], refusals }
      : readTask({ files: texts.flatMap((each) => ('reason' in each ? [] : [each])), ...options });
  return { ...checked, tookMs: performance.now() - startedMs };
}

/** Reads and validates the guides in a file, or in files of several languages. */
export function readTask({ files, ...options }: ReadInput): CheckedFiles {
  const startedMs = performance.now();
  const { guides, refusals } = readGuides(files, options);
  const name = files[0]?.name ?? '';
  return {
    guides: guides.map((found) => validateGuide(found, name)),
    refusals,
    tookMs: performance.now() - startedMs,
  };
}
