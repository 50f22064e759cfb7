import type { GuideReader, ReadGuides, Refusal, TextFile } from '../../../model/reader';
import type { DraftGuide } from '../draft-guide';
import { hasSteps } from '../fit-draft';
import { noticesIn } from '../fit-entries';
import { foundFromDraft } from '../found-from-draft';
import { liftPictures } from '../json-ld/inline-pictures';
import { type Fields, isFields, listOf, readJson } from '../json-ld/json-values';
import { lineIndex } from '../markdown/line-index';
import type { Notice } from '../notices';

/** A recipe as its manager wrote it. */
export type Recipe = {
  fields: Fields;
  file: TextFile;
  /** The line of an object or list of it, or of its field. */
  lineOf: (value: unknown, key?: string | number) => number;
  report: (notice: Notice) => void;
};

/** Reads a file of one recipe, or of a list of them, in JSON of a recipe manager. */
export function recipeReader(
  recognises: GuideReader['recognises'],
  draftOf: (recipe: Recipe) => DraftGuide,
): GuideReader {
  return { recognises, read: (file) => readRecipes(file, draftOf) };
}

function readRecipes(file: TextFile, draftOf: (recipe: Recipe) => DraftGuide): ReadGuides {
  const { text, addressOf } = liftPictures(file.text);
  const lineAt = lineIndex(text);
  const refusals: Refusal[] = [];
  const refuse = (reason: Refusal['reason'], line: number) =>
    refusals.push({ file: file.name, line, reason });
  const json = readJson(text);
  if ('reason' in json) {
    refuse(json.reason, lineAt(json.offset));
    return { guides: [], refusals };
  }
  const lineOf: Recipe['lineOf'] = (value, key) => lineAt(json.offsetOf(value, key) ?? 0);
  if (json.isRepaired) refuse('json_repaired', lineOf(json.value));
  const recipes = listOf(json.value).filter(isFields);
  if (recipes.length === 0) refuse('format_unknown', 1);
  const guides = recipes.flatMap((fields) => {
    const notices: Notice[] = [];
    const report: Recipe['report'] = (notice) => notices.push(notice);
    const draft = draftOf({ fields, file, lineOf, report });
    for (const picture of [draft, ...draft.steps].flatMap(({ pictures }) => pictures))
      picture.source = addressOf(picture.source);
    if (!hasSteps(draft)) {
      refuse('steps_not_found', draft.line);
      return [];
    }
    refusals.push(...noticesIn(file.name, { ...draft, notices }));
    return [foundFromDraft(draft)];
  });
  return { guides, refusals };
}
