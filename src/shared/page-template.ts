import { escapeHtml } from './escape-html';

/** Between two pieces of React's own notation of a page, as they are sent. */
const NOTATION_SEAM = /"\]\)\nself\.__next_f\.push\(\[1,"/g;
const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** What is written in the place of a word: in HTML, and in React's notation, where it is a text within a text. */
export interface Filling {
  html: string;
  notation: string;
}

type Piece<Name extends string> = string | { name: Name; as: keyof Filling };

/** The HTML of a page, and what its scripts take it over by. */
export interface TemplatePage {
  html: string;
  notation: string;
}

/** A page whose words, which stand for something else, have been found. */
export interface PageTemplate<Name extends string> {
  html: readonly Piece<Name>[];
  notation: readonly Piece<Name>[];
}

/**
 * Finds the words of a page that stand for something else.
 * @param words one for each name; letters, digits and what no writer escapes
 * @returns undefined when one of them is nowhere: then the page is not what it is taken for
 */
export function readTemplate<Name extends string>(
  { html, notation }: TemplatePage,
  words: Readonly<Record<Name, string>>,
): PageTemplate<Name> | undefined {
  const [pieces, found] = cut(html, false, words);
  // Cut where a piece of the stream ended, which may be in the middle of a word.
  const [notationPieces, foundThere] = cut(notation.replace(NOTATION_SEAM, ''), true, words);
  return new Set([...found, ...foundThere]).size === Object.keys(words).length
    ? { html: pieces, notation: notationPieces }
    : undefined;
}

function cut<Name extends string>(
  text: string,
  isNotation: boolean,
  words: Readonly<Record<Name, string>>,
): [Piece<Name>[], Set<Name>] {
  const names = Object.keys(words) as Name[];
  const nameOf = new Map(names.map((name) => [words[name], name]));
  const anyWord = new RegExp(names.map((name) => escapeRegExp(words[name])).join('|'), 'g');
  const pieces: Piece<Name>[] = [];
  const found = new Set<Name>();
  let end = 0;
  for (const { 0: word, index } of text.matchAll(anyWord)) {
    const name = nameOf.get(word) as Name;
    found.add(name);
    pieces.push(text.slice(end, index), { name, as: isNotation ? 'notation' : 'html' });
    end = index + word.length;
  }
  return [[...pieces, text.slice(end)], found];
}

/** The page with each word's filling in its place; the version of its notation is told to the HTML. */
export function fillTemplate<Name extends string>(
  template: PageTemplate<Name | 'version'>,
  fillings: Readonly<Record<Name, Filling>>,
  versionOf: (notation: string) => string,
): TemplatePage {
  const notation = join(template.notation, { ...fillings, version: NOTHING });
  const version = versionOf(notation);
  return {
    notation,
    html: join(template.html, { ...fillings, version: { html: version, notation: '' } }),
  };
}

const NOTHING: Filling = { html: '', notation: '' };

function join<Name extends string>(
  pieces: readonly Piece<Name>[],
  fillings: Readonly<Record<Name, Filling>>,
): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : fillings[piece.name][piece.as]))
    .join('');
}

/** Markup, which stands in the HTML only. */
export const markup = (html: string): Filling => ({ html, notation: '' });

/** A text with which a text of the page begins, and that is neither longer than a thousand characters. */
export function textFilling(text: string): Filling {
  // So React tells texts from its own signs.
  return { html: escapeHtml(text), notation: inNotation(text.startsWith('$') ? `$${text}` : text) };
}

/** A list of texts whose only entry the word is in the notation; in the HTML it stands nowhere. */
export function listFilling(texts: readonly string[]): Filling {
  return { html: '', notation: texts.map((text) => inNotation(text)).join('\\",\\"') };
}

/** A text within a text of JSON within a text of a script. */
function inNotation(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return JSON.stringify(inner)
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
