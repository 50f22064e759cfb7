import { languageOf } from '../../../project/translations/model/mark';
import type { DraftGuide, DraftQuestion } from './draft-guide';
import { stepsOf } from './json-ld-steps';
import { allWords, isOfType, labels, minutesOf, picturesOf, resolved, type Things, words } from './json-ld-values';
import { type Fields, listOf } from './json-values';

type Around = { things: Things; lineOf: (value: unknown) => number | undefined };

export const isInstructions = (thing: Fields): boolean => isOfType(thing, 'HowTo', 'Recipe');

/** A HowTo or a Recipe of schema.org as a guide. */
export function draftFromJsonLd(thing: Fields, { things, lineOf }: Around): DraftGuide {
  const said = (name: string) => words(thing[name], things);
  const all = (...names: string[]) => names.flatMap((name) => allWords(thing[name], things));
  const line = lineOf(thing) ?? 1;
  const name = said('name') || said('headline');
  const url = said('url') || said('mainEntityOfPage') || idOf(thing);
  const [first, second] = [minutesOf(thing['prepTime']), minutesOf(thing['cookTime'] ?? thing['performTime'])];
  const [picture] = picturesOf(thing['image'], things);
  return {
    name, line,
    description: said('description'),
    lang: languageOf(languageTag(thing, things)) ?? 'en',
    minutes: minutesOf(thing['totalTime']) ?? (first === undefined && second === undefined ? undefined : (first ?? 0) + (second ?? 0)),
    tools: all('tool'),
    parts: all('supply', 'recipeIngredient', 'ingredients'),
    tags: [...labels(thing['keywords'], things), ...all('recipeCuisine')].slice(0, 30),
    category: all('recipeCategory', 'category')[0] ?? '',
    // Of one picture in several shapes, the first.
    pictures: picture ? [picture] : [],
    steps: stepsOf(thing['step'] ?? thing['steps'] ?? thing['recipeInstructions'], { things, lineOf, line, depth: 0 }),
    questions: [],
    source: { ...(/^https?:/.test(url) ? { key: `url:${url}` } : {}), title: name, url, license: licenseOf(thing, things), author: all('author').join(', ') },
  };
}

/** Questions and answers of a page. */
export function questionsOf(found: readonly Fields[], { things, lineOf }: Around): DraftQuestion[] {
  return found.filter((thing) => isOfType(thing, 'FAQPage')).flatMap((page) => listOf(page['mainEntity'])).flatMap((each) => {
    const thing = resolved(each, things);
    if (!isOfType(thing, 'Question')) return [];
    const [given] = listOf(resolved(thing['acceptedAnswer'] ?? thing['suggestedAnswer'], things));
    const answer = words(isOfType(given, 'Answer') ? given['text'] ?? given : given, things);
    const question = words(thing['name'] ?? thing['text'], things);
    return question && answer ? [{ question, answer, line: lineOf(thing) ?? 1 }] : [];
  });
}

const idOf = (thing: Fields): string => (typeof thing['@id'] === 'string' ? thing['@id'].replace(/#.*$/, '') : '');

function languageTag(thing: Fields, things: Things): string | undefined {
  const [value] = listOf(resolved(thing['inLanguage'], things));
  if (typeof value === 'string') return value;
  const code = (value as Fields | undefined)?.['alternateName'];
  return typeof code === 'string' ? code : undefined;
}

function licenseOf(thing: Fields, things: Things): string {
  const value = resolved(thing['license'], things);
  return words(value, things) || picturesOf(value, things)[0]?.source || '';
}
