import { isProjectLanguage, PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/languages';
import { digestOf, type FileUnit, type Languages, type TranslationUnit } from './unit';

// Begins with letters, so that no spreadsheet takes it for a number or a date.
const MARK = /^([A-Za-z-]+)~([A-Za-z-]+)~([0-9a-f]{16})~([0-9a-f]{16})$/;

/** What a file carries beside each text: its languages, and digests of what source and target were. */
export function markOf({ source, target }: TranslationUnit, { from, to }: Languages): string {
  return [from, to, digestOf(source), digestOf(target)].join('~');
}

/** Reads it; undefined when a tool dropped or changed it. */
export function readMark(
  text: string | undefined,
): (Languages & { written: NonNullable<FileUnit['written']> }) | undefined {
  const [, from, to, source, target] = MARK.exec(text?.trim() ?? '') ?? [];
  if (!isProjectLanguage(from) || !isProjectLanguage(to) || !source || !target) return undefined;
  return { from, to, written: { source, target } };
}

/** The language of ours that a tool means by its code: `pt_br`, `pt-PT` and `pt` are pt-BR, `de-AT` is de. */
export function languageOf(code: string | undefined): ProjectLanguage | undefined {
  const [primary] = code?.trim().toLowerCase().split(/[-_]/) ?? [];
  return PROJECT_LANGUAGES.find((language) => language.split('-')[0] === primary);
}
