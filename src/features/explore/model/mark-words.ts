import { foldText } from '@/shared/text/text';

/** A part of a text; marked when it is what was searched for. */
export type TextPart = { text: string; isMarked: boolean };

const LETTER = /[\p{L}\p{N}]/u;
/** Shorter ones stand inside of other words by chance. */
const INSIDE_FROM = 4;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a text where searched words begin and end, whatever their case and accents.
 * @param words folded prefixes of words from `GET /v1/projects`; a prefix that starts no word is
 * marked inside words
 * @returns the whole text in parts; no grapheme is split
 */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const shown = [...characters.segment(text)].map(({ segment }) => segment);
  const folded = shown.map((character) => (character.trim() === '' ? ' ' : foldText(character)));
  const whole = folded.join('');
  // Which character each place of the folded text comes from.
  const source = folded.flatMap((character, index) =>
    Array.from({ length: character.length }, () => index),
  );
  const isMarked = shown.map(() => false);
  for (const word of words) {
    if (word === '') continue;
    const places = placesOf(word, whole);
    const begins = places.filter(
      (place) => !LETTER.test(word[0] ?? '') || !LETTER.test(whole.slice(0, place).at(-1) ?? ''),
    );
    const marked = begins.length > 0 ? begins : word.length >= INSIDE_FROM ? places : [];
    for (const place of marked)
      for (let at = place; at < place + word.length; at += 1) isMarked[source[at] ?? -1] = true;
  }
  return parts(shown, isMarked);
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let place = text.indexOf(word); place !== -1; place = text.indexOf(word, place + 1))
    places.push(place);
  return places;
}

function parts(shown: readonly string[], isMarked: readonly boolean[]): TextPart[] {
  const made: TextPart[] = [];
  shown.forEach((character, index) => {
    const last = made.at(-1);
    if (last && last.isMarked === isMarked[index]) last.text += character;
    else made.push({ text: character, isMarked: isMarked[index] ?? false });
  });
  return made;
}
