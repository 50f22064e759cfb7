import { foldText } from '@/shared/text/text';

const LETTER = /[\p{L}\p{N}]/u;
/** Shorter ones stand inside of other words by chance. */
const INSIDE_FROM = 4;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a text where searched words begin and end, whatever their case and accents.
 * @param words folded prefixes of words from `GET /v1/projects`; a prefix that starts no word is
 * marked inside words
 * @returns the whole text in parts, of which every second one is marked; no grapheme is split
 */
export function markWords(text: string, words: readonly string[]): string[] {
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

function parts(shown: readonly string[], isMarked: readonly boolean[]): string[] {
  const made = [''];
  shown.forEach((character, index) => {
    // The first part is not marked, nor is the third.
    if (isMarked[index] === (made.length % 2 === 1)) made.push('');
    made[made.length - 1] += character;
  });
  return made;
}
