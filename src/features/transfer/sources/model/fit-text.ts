import { cutText } from '@/shared/letters';
import { harmlessLine, harmlessText, lengthOf } from '@/shared/text';

const ELLIPSIS = '…';
/** A piece that ends before this share of its room is not worth its nicer end. */
const SHARE_MIN = 0.4;
const SENTENCE_END = /[.!?…:;](?=\s)|\n/g;
const FIRST_SENTENCE = /^[^]*?[.!?…](?=\s|$)/;

export const plainText = (text: string): string =>
  harmlessText(text)
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
/** The same for a text in which blanks at the beginnings of lines say something. */
export const shapedText = (text: string): string =>
  harmlessText(text)
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
export const plainLine = (text: string): string => harmlessLine(text);

/** At most so many characters, cut at the end of a word, with '…' behind when something was cut. */
export function shortened(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const cut = cutText(text, max - 1);
  const wordEnd = cut.lastIndexOf(' ');
  return `${(wordEnd > cut.length * SHARE_MIN ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:/(–-]+$/u, '')}${ELLIPSIS}`;
}

/** The same text in pieces of at most so many characters, divided at ends of sentences where there are any, else of words. */
export function pieces(text: string, max: number): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const room = cutText(rest, max);
    if (room.length === rest.length) break;
    const end = endIn(room, rest);
    found.push(rest.slice(0, end).trimEnd());
    rest = rest
      .slice(end)
      .replace(/^(?:[^\S\n]*\n)+|^[^\S\n]+/, '')
      .trimEnd();
  }
  return [...found, rest].filter((piece) => piece !== '');
}

/** What a step without a name is called: its first sentence, or how that begins. */
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
