import { escapeHtml } from './escape-html';

/** Where React's own notation of a page stands in its HTML; nothing that people wrote can end it. */
const NOTATION = /<script>self\.__next_f\.push\(\[1,"[^]*?"\]\)<\/script>/g;
const NOTATION_SEAM = /"\]\)<\/script><script>self\.__next_f\.push\(\[1,"/g;
const ESCAPES: Record<string, string> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** What is written in the place of a word: in HTML, and in React's notation, where it is a text within a text. */
export interface Filling {
  html: string;
  notation: string;
}

type Hole<Name extends string> = { name: Name; isNotation: boolean };

/** A page whose words, which stand for something else, have been found. */
export interface PageTemplate<Name extends string> {
  pieces: readonly (string | Hole<Name>)[];
}

/**
 * Finds the words of a page that stand for something else.
 * @param words one for each name; letters, digits and what no writer escapes
 * @returns undefined when one of them is nowhere: then the page is not what it is taken for
 */
export function readTemplate<Name extends string>(html: string, words: Readonly<Record<Name, string>>): PageTemplate<Name> | undefined {
  // Cut where a piece of the stream ended, which may be in the middle of a word.
  const whole = html.replace(NOTATION_SEAM, '');
  const names = Object.keys(words) as Name[];
  const nameOf = new Map(names.map((name) => [words[name], name]));
  const anyWord = new RegExp(names.map((name) => escapeRegExp(words[name])).join('|'), 'g');
  const spans = [...whole.matchAll(NOTATION)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const pieces: (string | Hole<Name>)[] = [];
  const found = new Set<Name>();
  let end = 0;
  for (const { 0: word, index } of whole.matchAll(anyWord)) {
    const name = nameOf.get(word) as Name;
    found.add(name);
    pieces.push(whole.slice(end, index), { name, isNotation: spans.some(([from, to]) => index >= from && index < to) });
    end = index + word.length;
  }
  return found.size === names.length ? { pieces: [...pieces, whole.slice(end)] } : undefined;
}

/** The page with each word's filling in its place. */
export function fillTemplate<Name extends string>({ pieces }: PageTemplate<Name>, fillings: Readonly<Record<Name, Filling>>): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : fillings[piece.name][piece.isNotation ? 'notation' : 'html'])).join('');
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
  return JSON.stringify(inner).slice(1, -1).replace(/[&<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
