import 'server-only';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { LocalizedText } from '@/shared/interface/localized-text';
import {
  changeHeadTexts,
  importedHeadTexts,
  newHeadTexts,
  type NewTexts,
  type TextsChange,
  type TextsPatch,
} from '../model/texts/change-head-texts';
import type { GuideHead, HeadTexts } from '../model/content/content';
import { pictureTextsProblem, textsProblem } from '../model/texts/texts';
import { StepType } from '../constants';
import { fieldsIn, STEP_TEXTS } from '../model/content/fields';
import { entryAt, itemsOf, usesAt } from '../model/content/uses';
import type { WholeGuideInput } from '../import/schema';
import type { StepPatch } from '../steps/schema';
import { languagesOf } from './presenter';

/**
 * Validates lists of texts against the languages of their project.
 * @param lists by field name; undefined ones are skipped
 * @throws {AppError} validation_failed naming field, entry and reason
 */
export function validateTexts(
  project: { languages: string[] },
  lists: Record<string, LocalizedText[] | undefined>,
): void {
  const fields = Object.entries(lists).flatMap(([field, texts]) => {
    const problem = texts && textsProblem(texts, languagesOf(project));
    const path = problem?.index === undefined ? field : `${field}.${problem.index}.value`;
    return problem ? [[path, { key: problem.key }] as const] : [];
  });
  if (fields.length > 0)
    throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}

/**
 * Validates a list of texts that may omit languages of its project.
 * @throws {AppError} validation_failed naming entry and reason
 */
export function validateOptionalTexts(
  project: { languages: string[] },
  field: string,
  texts: LocalizedText[] | undefined,
): void {
  const problem = texts && pictureTextsProblem(texts, languagesOf(project));
  if (problem)
    throw fieldError(
      problem.index === undefined ? field : `${field}.${problem.index}.value`,
      problem.key,
    );
}

/** The texts of lines and timers, as lists for `validateTexts`. */
export function textsOfLines(
  lines: readonly { text: LocalizedText[] }[] = [],
  timers: readonly { label: LocalizedText[] }[] = [],
): Record<string, LocalizedText[]> {
  const named = timers.map(({ label }, index) => [`timers.${index}.label`, label] as const);
  return Object.fromEntries([
    ...lines.map(({ text }, index) => [`lines.${index}.text`, text] as const),
    // The name of a timer is written like other texts, or not there.
    ...named.filter(([, label]) => label.length > 0),
  ]);
}

/**
 * The own texts of a new guide.
 * @throws {AppError} validation_failed naming list, entry and reason
 */
export const newOwnTexts = (input: NewTexts) => valid(newHeadTexts(input));

/**
 * The own texts of an imported guide, which may bring texts in removed languages along.
 * @throws {AppError} validation_failed naming list, entry and reason
 */
export const importedOwnTexts = (input: NewTexts) => valid(importedHeadTexts(input));

/**
 * The own texts of a guide after a change.
 * @throws {AppError} validation_failed naming list, entry and reason
 */
export const changedOwnTexts = (head: HeadTexts, patch: TextsPatch) =>
  valid(changeHeadTexts(head, patch));

function valid(change: TextsChange): HeadTexts {
  if ('problems' in change) throw new AppError('validation_failed', { fields: change.problems });
  return change.texts;
}

/**
 * Validates the yield, the uses of steps and the fixed items of an imported guide.
 * @param unit the texts of the yield that are checked
 * @throws {AppError} validation_failed
 */
export function validateFacts(
  guide: Pick<WholeGuideInput, 'languages' | 'steps' | 'fixed'>,
  texts: HeadTexts,
  unit?: LocalizedText[],
): void {
  validateOptionalTexts(guide, 'yield.unit', unit);
  for (const [index, place] of (guide.fixed ?? []).entries())
    entryAt(texts, place, `fixed.${index}`);
  for (const [index, { uses = [] }] of guide.steps.entries())
    validateUnder(`steps.${index}`, () => void usesAt(texts, uses));
}

/**
 * Runs a validation and prefixes its fields with `path`, for one of many objects.
 * @throws {AppError} the error of the validation
 */
export function validateUnder(path: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([field, problem]) => [
      `${path}.${field}`,
      problem,
    ]);
    throw new AppError(error.code, {
      fields: Object.fromEntries(fields) as AppError['fields'] & object,
    });
  }
}

/**
 * @throws {AppError} validation_failed for a part or tool that the guide does not have
 */
export function validateUses(head: GuideHead, uses: StepPatch['uses'] = []): void {
  const known = new Set(itemsOf(head).map(({ id }) => id));
  const index = uses.findIndex(({ item }) => !known.has(item));
  if (index >= 0) throw fieldError(`uses.${index}.item`, 'useUnknown');
}

/**
 * @throws {AppError} validation_failed when the texts do not match the project's languages, or a
 *   chapter has more than a name
 */
export function validateStep(
  project: { languages: string[] },
  type: number,
  { lines, timers, uses, file, media, ...texts }: Omit<StepPatch, 'version'>,
): void {
  const isChapter = type === StepType.Chapter;
  if (isChapter && media?.length) throw fieldError('media', 'chapterFile');
  if (!isChapter && media && (file !== undefined || texts.alt))
    throw fieldError('media', 'mediaOrFile');
  for (const [name, { isInChapter, isOfPicture }] of fieldsIn(STEP_TEXTS))
    if (isChapter && !isInChapter && texts[name]?.length)
      throw fieldError(name, isOfPicture ? 'chapterFile' : 'chapterDescription');
  if (isChapter && file) throw fieldError('file', 'chapterFile');
  if (isChapter && lines && lines.length > 0) throw fieldError('lines', 'chapterLines');
  if (isChapter && timers && timers.length > 0) throw fieldError('timers', 'chapterTimers');
  if (isChapter && uses && uses.length > 0) throw fieldError('uses', 'chapterUses');
  const fields = fieldsIn(STEP_TEXTS).filter(([, { isInChapter }]) => isInChapter || !isChapter);
  const required = fields.filter(([, { isOptional }]) => !isOptional);
  validateTexts(project, {
    ...Object.fromEntries(required.map(([name]) => [name, texts[name]])),
    ...textsOfLines(lines, timers),
  });
  for (const [index, { alt, marks = [] }] of (media ?? []).entries()) {
    validateOptionalTexts(project, `media.${index}.alt`, alt);
    for (const [place, { label }] of marks.entries())
      validateOptionalTexts(project, `media.${index}.marks.${place}.label`, label);
  }
  for (const [name, { isOptional }] of fields)
    if (isOptional) validateOptionalTexts(project, name, texts[name]);
}
