import { type Fields, isFields } from './json-values';

const HEADING = /^#{1,6}\s+(\S.*)$/;
const WHOLE = /^(\*\*|__)(?=\S)(.*\S)\1$/;
const EMPHASIS =
  /(?<![\p{L}\p{N}_*])(\*{1,2}|_{1,2})(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}_*])/gu;

/** The words of a heading of Markdown, as cookbooks write them among steps and parts. */
export const headingOf = (text: string): string | undefined =>
  HEADING.exec(text.trim())?.[1]?.replace(/\s#+$/, '').trimEnd();

/** A line of a list without the signs of Markdown. */
export const withoutMarkdown = (line: string): string =>
  (headingOf(line) ?? line).replace(WHOLE, '$2').replace(EMPHASIS, '$2');

/** Fields that show the kind of an object. */
const NAMING = new Set([
  ...['name', 'title', 'headline', 'text', 'description', 'instruction', 'instructions'],
  ...['direction', 'directions', 'content', 'body', 'item', 'items', 'step', 'steps', 'image'],
  ...['url', 'itemListElement', 'recipeInstructions', 'hasPart', 'display', 'originalText'],
  ...['quantity', 'amount', 'unit', 'food', 'ingredient', 'product', 'label'],
]);
/** Fields that many objects have besides. */
const BESIDES = new Set(['note', 'notes', 'id', 'position', 'value', 'timer']);

/** True if an object only maps headings or numbers to texts and lists. */
export const isMap = (value: unknown): value is Fields =>
  isFields(value) &&
  Object.keys(value).every((key) => !key.startsWith('@') && !NAMING.has(key)) &&
  Object.entries(value).some(([key, of]) => !BESIDES.has(key) && isContent(of));

/** The texts and lists of such a map. */
export const contentsOf = (map: Fields): [string, unknown][] =>
  Object.entries(map).filter(([, of]) => isContent(of));

export const isContent = (of: unknown) =>
  typeof of === 'string' || (typeof of === 'object' && of !== null);

/** The heading that a key of such a map is. */
export const headingOfKey = (key: string): string =>
  key
    .trim()
    .replace(/[:：]$/, '')
    .trimEnd();
