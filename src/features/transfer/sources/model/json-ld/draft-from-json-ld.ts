import { languageOf } from '@/features/translations/model/mark';
import {
  ANSWER_MAX,
  GuideKind,
  QUESTION_MAX,
  TAG_MAX,
  TAGS_MAX,
} from '@/features/projects/constants';
import { lengthOf } from '@/shared/text/text';
import { pieces, plainLine, plainText, shortened } from '../fit-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { withoutCounts } from '../counted-steps';
import type { DraftGuide, DraftQuestion } from '../draft-guide';
import { htmlText } from '../html/html-text';
import { contentOf, videosOf } from './json-ld-extras';
import { needed } from './json-ld-lists';
import { stepsOf } from './json-ld-steps';
import { struckIn } from './struck-words';
import {
  allOf,
  allWords,
  isOfType,
  labels,
  picturesOf,
  resolved,
  said,
  saidEach,
  textLanguage,
  type Things,
  timeOf,
  plainTextOf,
} from './json-ld-values';
import { type Fields, isFields, listOf } from './json-values';
import { type Notice, noticeOf } from '../notices';
import { FILE_WORDS } from '@/languages/files';
import { yieldFrom } from '../yields';

type LineOf = (value: unknown, key?: string | number) => number | undefined;
/**
 * The context of an object: the other objects of its file, their lines, and the language of the
 * page.
 */
type Around = { things: Things; lineOf: LineOf; lang?: string };

/** The names of lists, those of schema.org first. */
const TOOLS = ['tool', 'tools'];
const PARTS = ['recipeIngredient', 'ingredients', 'supply', 'supplies', 'ingredient', 'parts'];
const STEPS = [
  ...['step', 'steps', 'recipeInstructions', 'itemListElement'],
  ...['instructions', 'directions', 'method', 'preparation'],
];

const MINUTES_MAX = 99 * 60 + 59;

export const isInstructions = (thing: Fields): boolean => isOfType(thing, 'HowTo', 'Recipe');

/** A schema.org HowTo or Recipe as a guide. */
export function draftFromJsonLd(
  thing: Fields,
  { things, lineOf, lang: pageLang }: Around,
): DraftGuide {
  const notices: Notice[] = [];
  const line = lineOf(thing) ?? 1;
  const lang =
    languageOf(languageTag(thing, things)) ??
    languageOf(textLanguage(thing['name'], things)) ??
    languageOf(pageLang) ??
    'en';
  const around = {
    things,
    lang,
    line,
    lineOf,
    report: (each: Notice) => {
      notices.push(each);
    },
  };
  const name = plainTextOf(thing['name'], things) || plainTextOf(thing['headline'], things);
  const url =
    said(thing['url'], things) ||
    said(thing['mainEntityOfPage'], things) ||
    idOf(thing['mainEntityOfPage']) ||
    idOf(thing);
  const lists = {
    tools: listIn(thing, TOOLS, around),
    parts: listIn(thing, PARTS, around),
  };
  const numbered = stepsOf(instructionsOf(thing, things), {
    ...around,
    depth: 0,
    need: (list, names) => {
      lists[list].push(
        ...names
          .filter((each) => !lists[list].some(({ entry }) => entry === each))
          .map((entry) => ({ entry, line })),
      );
    },
  });
  const steps = withoutCounts(numbered);
  const { text: description, pictures: shown } = contentOf(
    saidEach(thing['description'], things).join('\n'),
    around,
  );
  const [picture = shown[0]] = picturesOf(thing['image'], things);
  const [category = '', ...categories] = [
    ...allWords(thing['recipeCategory'], things),
    ...allWords(thing['category'], things),
  ];
  const { facts, ...made } = yieldFrom(
    [...allOf(thing['recipeYield'], things), ...allOf(thing['yield'], things)].map((each) =>
      amountOf(each, things),
    ),
    lang,
  );
  return {
    name,
    line,
    lang,
    ...(isOfType(thing, 'Recipe') ? { kind: GuideKind.Recipe } : {}),
    ...made,
    description: [description, ...facts, ...costOf(thing, around), ...videosOf(thing, around)]
      .filter(Boolean)
      .join('\n'),
    minutes: minutesOf(thing, around),
    tools: lists.tools.map(({ entry }) => entry),
    parts: lists.parts.map(({ entry }) => entry),
    entryLines: {
      tools: lists.tools.map((each) => each.line),
      parts: lists.parts.map((each) => each.line),
    },
    tags: tagsOf(
      [
        ...labels(thing['keywords'], things),
        ...allWords(thing['recipeCuisine'], things),
        ...categories,
      ],
      around,
    ),
    category,
    // The first of several crops of one picture.
    pictures: picture ? [picture] : [],
    steps,
    questions: [],
    notices: [...notices, ...struckIn(thing, lineOf)],
    source: {
      ...(/^https?:/.test(url) ? { key: `url:${url}` } : {}),
      title: name,
      url,
      license: licenseOf(thing, things),
      author: allWords(thing['author'], things).join(', '),
    },
  };
}

type Telling = {
  things: Things;
  lang: ProjectLanguage;
  line: number;
  lineOf: LineOf;
  report: (notice: Notice) => void;
};
type Entry = { entry: string; line: number };

const instructionsOf = (thing: Fields, things: Things): unknown =>
  STEPS.map((name) => thing[name]).find((each) =>
    allOf(each, things).some((one) => isFields(one) || said(one, things) !== ''),
  );

/** Several fields may contain the same list. */
function listIn(
  thing: Fields,
  names: readonly string[],
  { things, line, lineOf }: Telling,
): Entry[] {
  const lists = names.map((name) =>
    allOf(thing[name], things).flatMap((each, index) => {
      const value = thing[name];
      return needed(each, things).map((entry) => ({
        entry,
        line: (Array.isArray(value) ? lineOf(value, index) : lineOf(thing, name)) ?? line,
      }));
    }),
  );
  const serialized = lists.map((list) => JSON.stringify(list.map(({ entry }) => entry)));
  return lists.filter((_, index) => serialized.indexOf(serialized[index] ?? '') === index).flat();
}

/** A fact without a field in a guide. */
function costOf(thing: Fields, { things, lang }: Telling): string[] {
  const [cost] = allOf(thing['estimatedCost'], things);
  const price = isFields(cost)
    ? [amountOf(cost, things), said(cost['currency'], things)].filter(Boolean).join(' ')
    : plainTextOf(cost, things);
  return price ? [`${FILE_WORDS[lang].facts.cost}: ${price}`] : [];
}

function amountOf(value: unknown, things: Things): string {
  if (!isFields(value)) return plainTextOf(value, things);
  return (
    [
      plainTextOf(value['value'], things) ||
        [value['minValue'], value['maxValue']]
          .map((end) => plainTextOf(end, things))
          .filter((end, index, ends) => end !== '' && ends.indexOf(end) === index)
          .join('–'),
      plainTextOf(value['unitText'], things),
    ]
      .filter(Boolean)
      .join(' ') || plainTextOf(value, things)
  );
}

/** The total time; an unusable one is reported. */
function minutesOf(thing: Fields, { things, line, lineOf, report }: Telling): number | undefined {
  const names = ['totalTime', 'prepTime', 'cookTime', 'performTime'].filter(
    (name) => timeOf(thing[name], things) !== undefined,
  );
  const time = (name: string | undefined) =>
    name === undefined ? undefined : timeOf(thing[name], things);
  const minutesIn = (name: string | undefined) => time(name)?.minutes ?? 0;
  const [first, second] = [
    names.find((name) => name === 'prepTime'),
    names.find((name) => name === 'cookTime' || name === 'performTime'),
  ];
  const total = minutesIn(names.find((name) => name === 'totalTime'));
  const minutes = Math.ceil(total || minutesIn(first) + minutesIn(second));
  const unclear =
    total > 0
      ? undefined
      : (names.find((name) => time(name)?.minutes === undefined) ??
        (minutes === 0 ? names[0] : undefined));
  const named = unclear ?? (minutes > MINUTES_MAX ? names[0] : undefined);
  if (named !== undefined)
    report(
      noticeOf(
        unclear ? 'time_unknown' : 'time_too_long',
        lineOf(thing, named) ?? line,
        time(named)?.text,
      ),
    );
  return minutes > 0 ? minutes : undefined;
}

function tagsOf(tags: readonly string[], { line, report }: Telling): string[] {
  const left = tags.filter((tag, index) => index >= TAGS_MAX || lengthOf(tag) > TAG_MAX);
  const [first] = left;
  const each = noticeOf('labels_left_out', line, first);
  if (first !== undefined) report({ ...each, values: { ...each.values, count: left.length } });
  return tags.slice(0, TAGS_MAX).map((tag) => shortened(tag, TAG_MAX));
}

/** The questions and answers of a page. */
export function questionsOf(found: readonly Fields[], { things, lineOf }: Around): DraftQuestion[] {
  return found
    .filter((thing) => isOfType(thing, 'FAQPage'))
    .flatMap((page) => listOf(page['mainEntity']))
    .flatMap((each) => {
      const thing = resolved(each, things);
      if (!isOfType(thing, 'Question')) return [];
      const [given] = listOf(resolved(thing['acceptedAnswer'] ?? thing['suggestedAnswer'], things));
      const answer = plainTextOf(
        isOfType(given, 'Answer') ? (given['text'] ?? given) : given,
        things,
      );
      const question = plainTextOf(thing['name'] ?? thing['text'], things);
      if (!question || !answer) return [];
      // An answer that is too long continues in the next one.
      const answers = pieces(plainText(answer), ANSWER_MAX);
      return answers.map((piece, index) => {
        const ending = answers.length > 1 ? ` (${index + 1}/${answers.length})` : '';
        const name = shortened(plainLine(question), QUESTION_MAX - ending.length);
        return { question: name + ending, answer: piece, line: lineOf(thing) ?? 1 };
      });
    });
}

const idOf = (value: unknown): string =>
  isFields(value) && typeof value['@id'] === 'string' ? value['@id'].replace(/#.*$/, '') : '';

function languageTag(thing: Fields, things: Things): string | undefined {
  const [value] = listOf(resolved(thing['inLanguage'], things));
  if (typeof value === 'string') return value;
  const code = (value as Fields | undefined)?.['alternateName'];
  return typeof code === 'string' ? code : undefined;
}

function licenseOf(thing: Fields, things: Things): string {
  const value = resolved(thing['license'], things);
  return htmlText(said(value, things)) || picturesOf(value, things)[0]?.source || '';
}
