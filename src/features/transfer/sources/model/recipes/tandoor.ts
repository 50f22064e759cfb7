import { numberOf, type Fields } from '../json-ld/json-values';
import type { DraftGuide, DraftStep, DraftUse } from '../draft-guide';
import {
  emptyDraft,
  formOf,
  ingredientLine,
  joined,
  nameOf,
  namesOf,
  objectsOf,
  stepOf,
  textOf,
  timed,
  withDividedStep,
  yieldWith,
} from './recipe-parts';
import { type Recipe, recipeReader } from './recipe-reader';

const FIELDS = [/"steps"\s*:/, /"working_time"\s*:/, /"instruction"\s*:/];
/** `{{ ingredients[0] }}` in an instruction is an ingredient of its step. */
const INGREDIENT = /\{\{\s*ingredients\[(\d{1,4})\]\s*\}\}/g;
/** `{% scale(100) %}` is a number that grows with the servings. */
const SCALED = /\{%\s*scale\(([^()%]{0,40})\)\s*%\}/g;

/** Reads recipes of Tandoor, whose export has an archive for each. */
export const tandoorReader = recipeReader(
  ({ text }) => FIELDS.every((field) => field.test(text)),
  draftOf,
);

function draftOf(recipe: Recipe): DraftGuide {
  const { fields, file, lineOf, report } = recipe;
  const name = nameOf(fields);
  const ingredients: { entry: string; line: number }[] = [];
  const all = ordered(objectsOf(fields['steps'])).map((step) => {
    const own = ordered(objectsOf(step['ingredients'])).map((each) => ({
      entry: entryOf(each),
      line: lineOf(each),
      isUsed: each['is_header'] !== true,
    }));
    const uses = own.flatMap(({ entry, line, isUsed }): DraftUse[] => {
      if (entry === '') return [];
      const index = ingredients.push({ entry, line }) - 1;
      return isUsed ? [{ list: 'parts', index }] : [];
    });
    return { step, entries: own.map(({ entry }) => entry), uses };
  });
  // Some write the ingredients of all steps into the first.
  const isByStep = all.filter(({ uses }) => uses.length > 0).length > 1;
  const about = stepOf('', textOf(fields['description']), lineOf(fields), report);
  const minutes = (numberOf(fields['working_time']) ?? 0) + (numberOf(fields['waiting_time']) ?? 0);
  const picture = file.folder?.pictures.find((path) => /(?:^|\/)image\.\w+$/.test(path));
  return {
    ...emptyDraft(recipe),
    name,
    ...yieldWith(
      about.text,
      [textOf(fields['servings']), textOf(fields['servings_text'])].filter(Boolean).join(' '),
    ),
    minutes: minutes > 0 ? minutes : undefined,
    parts: ingredients.map(({ entry }) => entry),
    entryLines: { tools: [], parts: ingredients.map(({ line }) => line) },
    tags: namesOf(fields['keywords']),
    pictures: picture === undefined ? [] : [{ source: picture.split('/').at(-1) ?? '', alt: '' }],
    steps: withDividedStep(
      all.map(({ step, entries, uses }) => ({
        ...stepWith(step, entries, recipe),
        uses: isByStep ? uses : [],
      })),
    ),
    // Its exports have no id, and several recipes may be from one address.
    source: { title: name, url: textOf(fields['source_url']), license: '', author: '' },
    ...formOf(fields['private'] === true),
  };
}

function stepWith(
  fields: Fields,
  entries: readonly string[],
  { lineOf, report }: Recipe,
): DraftStep {
  const instruction = textOf(fields['instruction'])
    .replace(INGREDIENT, (_, index: string) => entries[Number(index)] ?? '')
    .replace(SCALED, '$1');
  const step = stepOf(textOf(fields['name']), instruction, lineOf(fields), report);
  const { text, timers = [] } = timed(numberOf(fields['time']));
  return {
    ...step,
    text: joined([step.text, text]),
    timers: [...(step.timers ?? []), ...timers],
  };
}

/** A heading has its words in the note. */
function entryOf(fields: Fields): string {
  const [amount, unit] =
    fields['no_amount'] === true ? ['', ''] : [fields['amount'], nameOf(fields['unit'])];
  return ingredientLine(amount, unit, nameOf(fields['food']), textOf(fields['note']));
}

const ordered = (all: readonly Fields[]): Fields[] =>
  all.toSorted((one, other) => (numberOf(one['order']) ?? 0) - (numberOf(other['order']) ?? 0));
