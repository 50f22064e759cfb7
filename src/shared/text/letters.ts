let segmenter: Intl.Segmenter | undefined;
/** Splits a text into grapheme clusters. */
const lettersOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
};
/** The longest grapheme cluster in UTF-16 units; families of emoji are shorter. */
const LETTER_MAX = 64;

/**
 * At most `max` code points of a text, never cut within a grapheme cluster: an emoji, a flag, a
 * letter with its accents.
 */
export function cutText(text: string, max: number): string {
  const points = [...text.slice(0, 2 * (max + 1))];
  if (points.length <= max) return text;
  const cut = points.slice(0, max).join('');
  const from =
    lettersOf(text.slice(0, cut.length + LETTER_MAX)).containing(cut.length)?.index ?? cut.length;
  return from > 0 && cut.length - from <= LETTER_MAX ? cut.slice(0, from) : cut;
}

/** The first grapheme cluster of a text. */
export function firstLetterOf(text: string): string {
  const [letter] = lettersOf(text.slice(0, LETTER_MAX));
  return letter?.segment ?? '';
}
