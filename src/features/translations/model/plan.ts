import type { FieldProblem } from '@/shared/http/app-error';
import { lengthOf } from '@/shared/text/text';
import { line, paragraph } from '@/shared/text/text-schemas';
import { digestOf } from '@/features/projects/model/texts/text-digest';
import { type FileUnit, type TranslationUnit, writable } from './unit';

/**
 * Why a text needs a confirmation: its source or translation changed since the export, a program
 * changed the row, or it is unknown.
 */
export type ConflictReason = 'sourceChanged' | 'targetChanged' | 'rowChanged' | 'unknown';
/**
 * Why a text is unchanged: it is the same, not translated yet, or left by the translator while a
 * newer one exists.
 */
export type UnchangedReason = 'same' | 'untranslated' | 'untouched';

type Told = { id: string; line: number };
export type Conflict = Told & {
  context: string;
  reason: ConflictReason;
  source: string;
  current: string;
  incoming: string;
};
export type Refused = Told & { problem: FieldProblem };
export type Plan = {
  written: (Told & { value: string })[];
  unchanged: (Told & { reason: UnchangedReason })[];
  conflicts: Conflict[];
  refused: Refused[];
};

/**
 * Decides what to do with each text of a file, so that no newer text is overwritten without a
 * confirmation.
 * @param overwrite ids of texts to write in spite of a conflict, or all
 */
export function planOf(
  units: readonly TranslationUnit[],
  given: readonly FileUnit[],
  overwrite: readonly string[] | 'all',
): Plan {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const wanted = overwrite === 'all' ? undefined : new Set(overwrite);
  const seen = new Set<string>();
  const plan: Plan = { written: [], unchanged: [], conflicts: [], refused: [] };
  for (const one of given) {
    const reference = { id: one.id, line: one.line };
    const unit = known.get(one.id);
    const value = unit && cleaned(one.target, unit.hasLines);
    const problem = problemOf(one, unit, seen, value ?? '');
    seen.add(one.id);
    if (!unit || value === undefined || problem) {
      plan.refused.push({ ...reference, problem: problem ?? { key: 'translationUnknown' } });
      continue;
    }
    const reason = unchangedReason(one, unit, value);
    const conflict = reason ? undefined : conflictReason(one, unit);
    if (reason) plan.unchanged.push({ ...reference, reason });
    else if (conflict && wanted && !wanted.has(one.id))
      plan.conflicts.push({
        ...reference,
        context: unit.context,
        reason: conflict,
        source: unit.source,
        current: unit.target,
        incoming: value,
      });
    else plan.written.push({ ...reference, value });
  }
  return plan;
}

// Normalized like form input; lengths are checked separately, to name the limit.
const LINE = line(Infinity);
const PARAGRAPH = paragraph(Infinity);
export const cleaned = (text: string, hasLines: boolean): string =>
  writable((hasLines ? PARAGRAPH : LINE).parse(text));

/**
 * Errors that spreadsheets write in place of a text that begins like a formula, in any language:
 * `#NAME?`, `#WERT!`, `#N/D`, `Err:508`.
 */
const SHEET_ERROR =
  /^(?:#[¿¡]?[\p{Lu}\d_/]+\s?[!?]|#(?:N\/\p{Lu}+|Н\/Д|NV|\p{Lu}+_\p{Lu}+|##+)|(?:Err|Erro|Error|Erreur|Fehler)\s?:\s?\d{3})$/u;
/** An item of a list, on a line of its own. */
const ITEM = /^[ \t]*(?:[-*+•–—]|\[[ x]?\]|\d{1,3}[.)])\s/iu;

/** True if a list of the source has fewer items and lines in the translation. */
function hasLostLines(source: string, value: string): boolean {
  const [before, after] = [source, value].map((text) => {
    const lines = text.split('\n').filter((each) => each.trim() !== '');
    return { lines: lines.length, items: lines.filter((each) => ITEM.test(each)).length };
  });
  if (!before || !after || before.items < 2) return false;
  return after.items < before.items && after.lines < before.lines;
}

function problemOf(
  one: FileUnit,
  unit: TranslationUnit | undefined,
  seen: ReadonlySet<string>,
  value: string,
): FieldProblem | undefined {
  if (one.id === '') return { key: 'translationNoId' };
  if (!unit) return { key: 'translationUnknown' };
  if (seen.has(one.id)) return { key: 'translationRepeated' };
  if (one.problem) return { key: one.problem };
  if (SHEET_ERROR.test(value) && !unit.source.startsWith('#'))
    return { key: 'translationSheetError' };
  if (unit.hasLines && value !== '' && hasLostLines(unit.source, value))
    return { key: 'translationLinesLost' };
  return limitProblem(unit, value);
}

/** Why a text is longer than it may be, or not one of its kind. */
export const limitProblem = (unit: TranslationUnit, value: string): FieldProblem | undefined =>
  lengthOf(value) > unit.max
    ? { key: 'tooLong', values: { max: unit.max } }
    : unit.problemOf?.(value);

function unchangedReason(
  one: FileUnit,
  unit: TranslationUnit,
  value: string,
): UnchangedReason | undefined {
  if (value === '') return 'untranslated';
  if (value === unit.target) return isConfirmed(one, unit) ? undefined : 'same';
  // Tools fill what is not translated with the source. What has no letters is the same everywhere.
  const isCopy = value === unit.source || value === cleaned(one.source ?? '', unit.hasLines);
  if (isCopy && !one.isDone && /\p{L}/u.test(value)) return 'untranslated';
  return one.written && digestOf(value) === one.written.target ? 'untouched' : undefined;
}

/** An old translation that was checked against the present source. */
const isConfirmed = (one: FileUnit, unit: TranslationUnit) =>
  unit.isOld && one.isDone && one.written?.source === digestOf(unit.source);

function conflictReason(one: FileUnit, unit: TranslationUnit): ConflictReason | undefined {
  if (one.written) {
    if (one.written.source !== digestOf(unit.source)) return 'sourceChanged';
    if (one.written.target !== digestOf(unit.target)) return 'targetChanged';
    return isChangedByProgram(one, unit) ? 'rowChanged' : undefined;
  }
  // Without digests, the source in the file is the only reference.
  if (one.source !== undefined && cleaned(one.source, unit.hasLines) !== unit.source)
    return 'sourceChanged';
  return unit.target === '' ? undefined : 'unknown';
}

/**
 * Texts that spreadsheets read as a date or a number and reformat: `1/2` to `02. Jan`, `007` to
 * `7`, a long number to `1,2E+12`.
 */
const FIGURES = /^\d[\d .,:/-]*$/;
const REWRITTEN =
  /^(?:\d{1,4}[./-] ?(?:\d{1,2}|\p{L}{3,4})\.?(?:[ ./-] ?\d{2,4})?|\p{L}{3,4}\.?[ -]\d{2,4}|\d[.,]\d+E[+-]\d+|[1-9]\d{0,15}|\d{1,2}:\d\d:\d\d)$/u;

/**
 * Translators do not edit the source: a row with a different one was changed by the program that
 * opened it.
 */
function isChangedByProgram({ source, target }: FileUnit, unit: TranslationUnit): boolean {
  const normalised = (text: string) => cleaned(text, unit.hasLines).replace(/\s+/g, ' ');
  if (source !== undefined && normalised(source) !== normalised(unit.source)) return true;
  return FIGURES.test(unit.target) && REWRITTEN.test(target.trim());
}
