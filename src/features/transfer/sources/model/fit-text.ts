import { cutText } from '@/shared/text/letters';
import { harmlessLine, harmlessText, lengthOf } from '@/shared/text/text';

const ELLIPSIS = '…';
/** A piece may be shorter than its limit to end at a sentence, but not shorter than this share. */
const SHARE_MIN = 0.4;
const SENTENCE_END = /[.!?…:;](?=\s)|\n/g;
const FIRST_SENTENCE = /^(?:\d{1,3}\.\s)?[^]*?[.!?…](?=\s|$)/;

export const plainText = (text: string): string =>
  harmlessText(text)
    .replace(/(?<![^\S\n])[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
/** Harmless text that keeps significant leading spaces. */
export const shapedText = (text: string): string =>
  harmlessText(text)
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
export const plainLine = (text: string): string => harmlessLine(text);

/** At most `max` characters, cut at the end of a word, with '…' after a cut. */
export function shortened(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const cut = cutText(text, max - 1);
  const wordEnd = cut.lastIndexOf(' ');
  return `${(wordEnd > cut.length * SHARE_MIN ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:/(–-]+$/u, '')}${ELLIPSIS}`;
}

/**
 * The text in pieces of at most `max` characters, split at ends of sentences where possible, else
 * of words.
 */
export function pieces(text: string, max: number): string[] {
  const cuts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const room = cutText(rest, max);
    if (room.length === rest.length) break;
    const end = endIn(room, rest);
    cuts.push(rest.slice(0, end).trimEnd());
    rest = rest
      .slice(end)
      .replace(/^(?:[^\S\n]*\n)+|^[^\S\n]+/, '')
      .trimEnd();
  }
  return [...cuts, rest].filter((piece) => piece !== '');
}

/** The name of a step without one: its first sentence, or its beginning. */
export function nameOf(text: string, max: number): string {
  const [line = ''] = text.split('\n', 1);
  const sentence = FIRST_SENTENCE.exec(line)?.[0] ?? line;
  return shortened(plainLine(sentence).replace(/[.:;]$/, ''), max);
}

function endIn(room: string, whole: string): number {
  const least = room.length * SHARE_MIN;
  const ends = [...`${room}${whole.charAt(room.length)}`.matchAll(SENTENCE_END)]
    .map(({ index }) => index + 1)
    .filter((end) => end <= room.length);
  const sentence = ends.at(-1) ?? 0;
  if (sentence > least) return sentence;
  const word = room.lastIndexOf(' ');
  return word > least ? word : room.length;
}
