import type {
  InvalidGuide,
  ReadOptions,
  Refusal,
  TextFile,
  ValidatedGuide,
} from '../../model/reader';
import { readGuides } from './readers';
import { validateGuide } from './validate-guide';

/** The guides of files in their order, valid or refused, and what else was refused. */
export type CheckedFiles = {
  guides: (ValidatedGuide | InvalidGuide)[];
  refusals: Refusal[];
  tookMs: number;
};

export type ReadInput = ReadOptions & { files: readonly TextFile[] };

/** Reads and validates the guides in a file, or in files of several languages; in the parser. */
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
