import {
  isProjectLanguage,
  PROJECT_LANGUAGES,
  type ProjectLanguage,
} from '@/shared/interface/languages';
import { digestOf } from '@/features/projects/model/texts/text-digest';
import type { FileUnit, Languages, TranslationUnit } from './unit';

// Starts with letters, so that no spreadsheet reads it as a number or a date.
const MARK = /^([A-Za-z-]+)~([A-Za-z-]+)~([0-9a-f]{16})~([0-9a-f]{16})$/;

/** The metadata of each text in a file: its languages, and digests of source and target. */
export function markOf({ source, target }: TranslationUnit, { from, to }: Languages): string {
  return [from, to, digestOf(source), digestOf(target)].join('~');
}

/** Parses it; undefined when a tool dropped or changed it. */
export function readMark(
  text: string | undefined,
): (Languages & { written: NonNullable<FileUnit['written']> }) | undefined {
  const [, from, to, source, target] = MARK.exec(text?.trim() ?? '') ?? [];
  if (!isProjectLanguage(from) || !isProjectLanguage(to) || !source || !target) return undefined;
  return { from, to, written: { source, target } };
}

/** Our language for a tool's code: `pt_br`, `pt-PT` and `pt` are pt-BR, `de-AT` is de. */
export function languageOf(code: string | undefined): ProjectLanguage | undefined {
  const [primary] = code?.trim().toLowerCase().split(/[-_]/) ?? [];
  return PROJECT_LANGUAGES.find((language) => language.split('-')[0] === primary);
}
