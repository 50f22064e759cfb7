import type { DraftGuide, DraftPicture, DraftStep } from '../draft-guide';
import { withoutMarkdown } from '../json-ld/heading-lines';
import { listOf } from '../json-ld/json-values';
import { htmlText } from '../html/html-text';
import {
  emptyDraft,
  joined,
  minutesOf,
  nameOf,
  namesOf,
  objectsOf,
  stepOf,
  stepsOfLines,
  textOf,
  yieldWith,
} from './recipe-parts';
import { type Recipe, recipeReader } from './recipe-reader';

const NAME = /\.paprikarecipe$/i;
/** Pictures are the bare bytes as base64, perhaps with escaped slashes. */
const PHOTO = /"(photo_data|data)"\s*:\s*"(?=[a-z\d+/]{200})/gi;
/** A picture of the recipe within its directions, by its name. */
const EMBEDDED = /\[photo:\s*([^\]\n]{1,200})\]/g;
/** A link to another recipe. */
const RECIPE = /\[recipe:\s*([^\]\n]{1,200})\]/g;

const reader = recipeReader(({ name }) => NAME.test(name), draftOf);

/** Reads recipes of Paprika, unpacked; ratings and nutrition are dropped. */
export const paprikaReader: typeof reader = {
  ...reader,
  read: (file) =>
    reader.read({
      ...file,
      text: file.text.replaceAll('\\/', '/').replace(PHOTO, '"$1":"data:image/*;base64,'),
    }),
};

function draftOf(recipe: Recipe): DraftGuide {
  const { fields, lineOf, report } = recipe;
  const name = nameOf(fields);
  const line = lineOf(fields);
  const photos = photosOf(recipe);
  const steps = stepsOf(recipe, photos);
  const shown = new Set(steps.flatMap(({ pictures }) => pictures.map(({ source }) => source)));
  const about = stepOf(
    '',
    joined([textOf(fields['description']), textOf(fields['notes'])]),
    line,
    report,
  );
  const [category = '', ...tags] = namesOf(fields['categories']);
  const uid = textOf(fields['uid']);
  return {
    ...emptyDraft(recipe),
    name,
    ...yieldWith(about.text, textOf(fields['servings'])),
    minutes: minutesOf(recipe, ['total_time'], ['prep_time', 'cook_time']),
    parts: textOf(fields['ingredients'])
      .split('\n')
      .map((entry) => htmlText(withoutMarkdown(entry.trim()).replace(/:$/, '')))
      .filter(Boolean),
    category,
    tags,
    pictures: [
      ...mainPicture(recipe, photos),
      ...[...photos.values()].filter(({ source }) => !shown.has(source)),
    ].filter(
      ({ source }, index, all) => all.findIndex((other) => other.source === source) === index,
    ),
    steps,
    source: {
      ...(uid === '' ? {} : { key: `paprika:${uid}` }),
      title: name,
      url: textOf(fields['source_url']),
      license: '',
      author: textOf(fields['source']),
    },
  };
}

/** The pictures for its directions, by their names. */
function photosOf({ fields }: Recipe): Map<string, DraftPicture> {
  return new Map(
    objectsOf(fields['photos']).flatMap((photo) => {
      const [source, name] = [textOf(photo['data']), textOf(photo['name'])];
      return source === '' ? [] : [[name || textOf(photo['filename']), { source, alt: '' }]];
    }),
  );
}

/** The large picture among the photos, else the small one, else the one of the page. */
function mainPicture(
  { fields }: Recipe,
  photos: ReadonlyMap<string, DraftPicture>,
): DraftPicture[] {
  const large = listOf(fields['photo_large']).map(textOf).find(Boolean);
  const [match] = objectsOf(fields['photos']).filter(
    (photo) => large !== undefined && textOf(photo['filename']) === large,
  );
  const address = textOf(fields['image_url']);
  const source =
    textOf(match?.['data']) ||
    textOf(fields['photo_data']) ||
    (photos.size === 0 && /^https:/.test(address) ? address : '');
  return source === '' ? [] : [{ source, alt: '' }];
}

function stepsOf(recipe: Recipe, photos: ReadonlyMap<string, DraftPicture>): DraftStep[] {
  const { fields, lineOf } = recipe;
  const steps = stepsOfLines({
    isChapter: false,
    name: '',
    text: htmlText(textOf(fields['directions'])).replace(RECIPE, '$1'),
    pictures: [],
    line: lineOf(fields, 'directions'),
  });
  return steps.map((step) => {
    const pictures = [...step.text.matchAll(EMBEDDED)].flatMap(
      ([, name = '']) => photos.get(name.trim()) ?? [],
    );
    return { ...step, text: step.text.replace(EMBEDDED, '').trim(), pictures };
  });
}
