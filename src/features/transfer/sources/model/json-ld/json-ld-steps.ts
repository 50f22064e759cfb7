import type { DraftStep } from '../draft-guide';
import { extrasOf, contentOf, once, picturesIn, type Walk } from './json-ld-extras';
import { contentsOf, headingOf, headingOfKey, isMap } from './heading-lines';
import {
  allOf,
  isOfType,
  resolved,
  said,
  saidEach,
  textsIn,
  type Things,
  plainTextOf,
} from './json-ld-values';
import { type Fields, isFields, listOf, numberOf } from './json-values';
import { isNumber } from '@/features/projects/model/step-numbers';
import { numberedLines } from '../step-lines';

/** The maximum nesting of lists; deeper ones become one text. */
const DEPTH_MAX = 6;
/** Fields with the text of a step, those of schema.org first. */
const TEXTS = ['text', 'description', 'instruction', 'direction', 'content', 'body'];
/** Facts of a step that are read elsewhere. */
const FACTS = new Set(['totalTime', 'performTime', 'prepTime', 'timeRequired', 'tool', 'supply']);
/** Fields with nested steps, in reading order. */
const INSIDE = [
  'itemListElement',
  'item',
  'items',
  'step',
  'steps',
  'recipeInstructions',
  'hasPart',
  'instructions',
  'directions',
];

/**
 * Instructions in all forms of schema.org: a text, texts, steps, sections of steps, lists of any of
 * them.
 */
export function stepsOf(value: unknown, walk: Walk): DraftStep[] {
  const one = resolved(
    typeof value === 'string' ? (walk.things.get(value) ?? value) : value,
    walk.things,
  );
  if (walk.depth > DEPTH_MAX) return [];
  if (typeof one === 'string') return stepsOfText(one, walk);
  if (Array.isArray(one)) return stepsOfList(one as unknown[], walk);
  if (!isFields(one)) return [];
  const inside = { ...walk, line: walk.lineOf(one) ?? walk.line, depth: walk.depth + 1 };
  if (typeof one['@value'] === 'string') return stepsOfText(one['@value'], inside);
  if (isOfType(one, 'HowToSection')) return section(one, inside);
  if (isOfType(one, 'ListItem') && isFields(resolved(one['item'], walk.things)))
    return stepsOf(one['item'], inside);
  if (isMap(one)) return stepsOfMap(one, inside);
  if (isOfType(one, 'ItemList', 'HowTo', 'Recipe'))
    return childrenOf(one, walk.things).flatMap((child) => stepsOf(child, inside));
  if (one['@type'] === undefined && childrenOf(one, walk.things).some(isGroup))
    return section(one, inside);
  return [withHeading(step(one, inside))];
}

/** True if it holds steps of its own, rather than being one text in its parts. */
const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** An object in a list whose fields are texts and facts: one step. */
function textIn(value: unknown): Fields | undefined {
  if (!isMap(value) || Object.keys(value).length < 2) return undefined;
  const texts = contentsOf(value);
  return texts.every(([key, text]) => typeof text === 'string' && !isNumber(key))
    ? { text: texts.map(([, text]) => text).join('\n') }
    : undefined;
}

/** An object of any keys: headings with their steps, or numbers. */
function stepsOfMap(map: Fields, walk: Walk): DraftStep[] {
  return contentsOf(map).flatMap(([key, value]) => {
    const steps = stepsOf(value, { ...walk, line: walk.lineOf(map, key) ?? walk.line });
    const name = isNumber(key) || steps.length === 0 ? '' : headingOfKey(key);
    return name === ''
      ? steps
      : [{ isChapter: true, name, text: '', pictures: [], line: walk.line }, ...steps];
  });
}

/** A heading of Markdown among steps is a chapter. */
function withHeading(step: DraftStep): DraftStep {
  const name = step.name === '' && step.pictures.length === 0 ? headingOf(step.text) : undefined;
  return name === undefined ? step : { ...step, isChapter: true, name, text: '' };
}

/** In the order of `position`, when every step has one. */
function stepsOfList(list: unknown[], walk: Walk): DraftStep[] {
  const positions = list.map((each) => {
    const one = resolved(each, walk.things);
    return isFields(one) ? numberOf(one['position']) : undefined;
  });
  const order = list.map((_, index) => index);
  if (!positions.includes(undefined))
    order.sort((a, b) => Number(positions[a]) - Number(positions[b]));
  return order.flatMap((index) =>
    stepsOf(textIn(list[index]) ?? list[index], {
      ...walk,
      line: walk.lineOf(list, index) ?? walk.line,
    }),
  );
}

/** The number of a step, which some call 'step'. */
const isCount = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && isNumber(value));

/** The nested objects, each list once. */
function childrenOf(fields: Fields, things: Things): unknown[] {
  const children = INSIDE.map((name) => fields[name]).filter(
    (each) => listOf(resolved(each, things)).length > 0 && !isCount(each),
  );
  return children.filter(
    (each, index) =>
      children.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === index,
  );
}

function section(fields: Fields, walk: Walk): DraftStep[] {
  const name =
    ['name', 'headline', 'title']
      .map((key) => plainTextOf(fields[key], walk.things))
      .find(Boolean) ?? '';
  const children = childrenOf(fields, walk.things);
  const texts = [fields['text'], fields['description']].filter(
    (each) => said(each, walk.things) !== '',
  );
  // Its text is its steps when it has no others, else comes before them.
  const ownSteps =
    children.length === 0
      ? texts.flatMap((each) => stepsOf(each, walk))
      : ownStep(fields, name, walk);
  const steps = [...ownSteps, ...children.flatMap((child) => stepsOf(child, walk))];
  return name === ''
    ? steps
    : [{ isChapter: true, name, text: '', pictures: [], line: walk.line }, ...steps];
}

function ownStep(fields: Fields, name: string, walk: Walk): DraftStep[] {
  const {
    name: _name,
    headline: _headline,
    title: _title,
    ...others
  } = Object.fromEntries(Object.entries(fields).filter(([key]) => !INSIDE.includes(key)));
  const textStep = step(others, walk);
  return textStep.text === '' && textStep.pictures.length === 0 ? [] : [{ ...textStep, name }];
}

/** A step with its directions and tips as text. */
function step(fields: Fields, walk: Walk): DraftStep {
  const { things } = walk;
  const texts = [
    ...TEXTS.flatMap((name) => saidEach(fields[name], things)),
    ...(isFields(resolved(fields['item'], things)) ? [] : [said(fields['item'], things)]),
  ];
  const contents = texts
    .map((each) => contentOf(each, walk))
    .filter(
      ({ text }, index, all) =>
        text !== '' && all.findIndex((other) => other.text === text) === index,
    );
  const parts = childrenOf(fields, things)
    .flatMap((child) => allOf(child, things))
    .filter((part) => typeof part !== 'string' || !texts.includes(part.trim()))
    .map((part) => partOf(part, walk, 0));
  const partTexts = parts.map(({ text }) => text).filter(Boolean);
  const ownText = contents.map(({ text }) => text).join('\n');
  const text =
    partTexts.length > 0 && !partTexts.join(' ').includes(ownText)
      ? [ownText, ...partTexts].filter(Boolean).join('\n')
      : ownText || partTexts.join('\n');
  const label = plainTextOf(fields['name'], things) || plainTextOf(fields['title'], things);
  const name = isNumber(label) ? '' : label;
  const whole = isNumber(text) ? '' : text || (name === '' ? unknownText(fields, walk) : '');
  // Some repeat the text as the name.
  const isRepeated = name !== '' && name === whole && name.length > 50;
  const pictures = [
    ...picturesIn(fields, walk),
    ...contents.flatMap((each) => each.pictures),
    ...parts.flatMap((each) => each.pictures),
  ];
  return {
    isChapter: false,
    name: isRepeated ? '' : name,
    text: [whole, ...extrasOf(fields, walk)].filter(Boolean).join('\n'),
    pictures: once(pictures),
    line: walk.line,
  };
}

/** The sentences of a step of unknown shape, not its addresses and codes. */
const unknownText = (fields: Fields, walk: Walk): string => {
  const texts = Object.entries(fields).filter(
    ([key, value]) =>
      typeof value === 'string' &&
      !FACTS.has(key) &&
      !isNumber(value) &&
      /[\s.!?]/.test(value) &&
      !/^\w+:\/\//.test(value),
  );
  return textsIn(Object.fromEntries(texts), walk.things)
    .map((each) => contentOf(each, walk).text)
    .join('\n');
};

type PartOf = Pick<DraftStep, 'text' | 'pictures'>;

function partOf(part: unknown, walk: Walk, depth: number): PartOf {
  const one = resolved(part, walk.things);
  if (!isFields(one)) return contentOf(said(one, walk.things), walk);
  const inner = { ...walk, line: walk.lineOf(one) ?? walk.line };
  const children =
    depth < DEPTH_MAX
      ? childrenOf(one, walk.things)
          .flatMap((child) => allOf(child, walk.things))
          .map((each) => partOf(each, inner, depth + 1))
      : [];
  const candidates = [one['name'], one['text'], one['description']]
    .map((each) => said(each, walk.things))
    .filter((each) => each !== '' && !isNumber(each));
  const texts = candidates.filter(
    (each, index) =>
      !candidates.some(
        (other, at) =>
          (at !== index && other.startsWith(each) && other !== each) ||
          (at < index && other === each),
      ),
  );
  const contents = texts.map((each) => contentOf(each, inner));
  return {
    text: [
      ...contents.map(({ text }) => text),
      ...children.map(({ text }) => text),
      ...extrasOf(one, inner),
    ]
      .filter(Boolean)
      .join('\n'),
    pictures: [
      ...picturesIn(one, inner),
      ...contents.flatMap(({ pictures }) => pictures),
      ...children.flatMap(({ pictures }) => pictures),
    ],
  };
}

/** Lines of a text as separate steps, without their numbers. */
function stepsOfText(text: string, walk: Walk): DraftStep[] {
  const { text: read, pictures } = contentOf(text, walk);
  const steps = numberedLines(read).map(
    (each): DraftStep =>
      withHeading({ isChapter: false, name: '', text: each, pictures: [], line: walk.line }),
  );
  // It is unknown which picture belongs to which line.
  return pictures.length === 0
    ? steps
    : steps.map((each, index) => (index === 0 ? { ...each, pictures: once(pictures) } : each));
}
