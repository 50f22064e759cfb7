import { isFields } from '../json-ld/json-values';
import { noticeOf } from '../notices';
import type { DraftGuide, DraftPicture, DraftStep, DraftUse } from '../draft-guide';
import { servingsText } from '../yields';
import {
  chapterOf,
  emptyDraft,
  formOf,
  ingredientLine,
  joined,
  LANG,
  minutesOf,
  nameOf,
  namesOf,
  objectsOf,
  stepOf,
  textOf,
  withDividedStep,
  yieldWith,
} from './recipe-parts';
import { type Recipe, recipeReader } from './recipe-reader';

/** Fields of the JSON of one recipe, and as the export of all names them. */
const FIELDS = [/"slug"\s*:/, /"recipe(?:I|_i)nstructions"\s*:/];
/** Other programs write schema.org's fields with their types. */
const TYPE = /"@type"\s*:/;
/** The address of a file of a recipe; the export has it in this folder. */
const ASSET = /^.*\/(assets\/[^/?#]+)(?:[?#].*)?$/;
const PICTURE = 'original.webp';

/** Reads recipes of Mealie; comments, ratings, history and nutrition are dropped. */
export const mealieReader = recipeReader(
  ({ text }) => FIELDS.every((field) => field.test(text)) && !TYPE.test(text),
  draftOf,
);

function draftOf(recipe: Recipe): DraftGuide {
  const { fields, lineOf, report } = recipe;
  const valueOf = (camel: string, snake: string) => fields[camel] ?? fields[snake];
  const name = nameOf(fields);
  const ingredients = objectsOf(valueOf('recipeIngredient', 'recipe_ingredient')).flatMap((each) =>
    entriesOf(each).map((entry) => ({ entry, line: lineOf(each), id: referenceIn(each) })),
  );
  // The last entry is the ingredient, after its heading.
  const places = new Map(ingredients.map(({ id }, index) => [id, index]));
  const steps = stepsOf(recipe, valueOf('recipeInstructions', 'recipe_instructions'), places);
  const [category = '', ...categories] = namesOf(valueOf('recipeCategory', 'recipe_category'));
  const notes = objectsOf(fields['notes']).map((note) =>
    [textOf(note['title']), textOf(note['text'])].filter(Boolean).join(': '),
  );
  const about = stepOf(
    '',
    joined([textOf(fields['description']), ...notes]),
    lineOf(fields),
    report,
  );
  const quantity = textOf(valueOf('recipeYieldQuantity', 'recipe_yield_quantity'));
  const made = textOf(valueOf('recipeYield', 'recipe_yield'));
  reportAssets(recipe, JSON.stringify(steps.map(({ pictures }) => pictures)));
  const settings = fields['settings'];
  const id = textOf(fields['id']);
  return {
    ...emptyDraft(recipe),
    name,
    ...yieldWith(
      about.text,
      [Number(quantity) > 0 ? quantity : '', made].filter(Boolean).join(' '),
      servingsText(textOf(valueOf('recipeServings', 'recipe_servings')), LANG),
    ),
    minutes: minutesOf(
      recipe,
      ['totalTime', 'total_time'],
      ['prepTime', 'prep_time', 'performTime', 'perform_time', 'cookTime', 'cook_time'],
    ),
    tools: namesOf(fields['tools']),
    parts: ingredients.map(({ entry }) => entry),
    entryLines: { tools: [], parts: ingredients.map(({ line }) => line) },
    tags: [...namesOf(fields['tags']), ...categories],
    category,
    pictures: pictureOf(recipe),
    steps,
    source: {
      ...(id === '' ? {} : { key: `mealie:${id}` }),
      title: name,
      url: textOf(valueOf('orgURL', 'org_url')),
      license: '',
      author: '',
    },
    ...formOf(isFields(settings) && settings['public'] === false),
  };
}

/** The title of a step begins a chapter; its summary is the step's name. */
function stepsOf(
  { lineOf, report }: Recipe,
  instructions: unknown,
  places: ReadonlyMap<string, number>,
): DraftStep[] {
  const all = objectsOf(instructions).flatMap((each): DraftStep[] => {
    const line = lineOf(each);
    const title = textOf(each['title']);
    const step = stepOf(textOf(each['summary']), textOf(each['text']), line, report);
    for (const picture of step.pictures) picture.source = picture.source.replace(ASSET, '$1');
    const uses = objectsOf(each['ingredientReferences'] ?? each['ingredient_references']).flatMap(
      (reference): DraftUse[] => {
        const id = referenceIn(reference);
        const index = id === '' ? undefined : places.get(id);
        return index === undefined ? [] : [{ list: 'parts', index }];
      },
    );
    return [...(title === '' ? [] : [chapterOf(title, line)]), { ...step, uses }];
  });
  return withDividedStep(all);
}

const referenceIn = (fields: Record<string, unknown>): string =>
  textOf(fields['referenceId'] ?? fields['reference_id']);

/** A heading before an ingredient, and the ingredient as it is shown. */
function entriesOf(each: Record<string, unknown>): string[] {
  const food = nameOf(each['food']);
  const note = textOf(each['note']);
  const whole =
    textOf(each['display']) ||
    (food === '' && note === '' ? textOf(each['originalText'] ?? each['original_text']) : '') ||
    ingredientLine(each['quantity'], nameOf(each['unit']), food, note);
  return [textOf(each['title']), whole].filter(Boolean);
}

function pictureOf({ fields, file }: Recipe): DraftPicture[] {
  if (textOf(fields['image']) === '') return [];
  // The export of one recipe has its picture beside the file.
  const isBeside = file.folder?.pictures.some((path) => path.split('/').at(-1) === PICTURE);
  return [{ source: isBeside ? PICTURE : `images/${PICTURE}`, alt: '' }];
}

/** Reports attached files that no step shows. */
function reportAssets({ fields, lineOf, report }: Recipe, shown: string): void {
  for (const asset of objectsOf(fields['assets'])) {
    const name = textOf(asset['fileName'] ?? asset['file_name']);
    if (name !== '' && !shown.includes(`assets/${name}"`))
      report(noticeOf('attachment_left_out', lineOf(asset), name));
  }
}
