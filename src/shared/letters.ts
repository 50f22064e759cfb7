let segmenter: Intl.Segmenter | undefined;
/** What people see as letters; undefined in older browsers. */
const lettersOf = (text: string): Intl.Segments | undefined => {
  if (!('Segmenter' in Intl)) return undefined;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
};
/** The longest letter in UTF-16 units; families of emoji are shorter. */
const LETTER_MAX = 64;

/** At most `max` code points of a text, never ending inside what people see as one letter: an emoji, a flag, a letter with its accents. */
export function cutText(text: string, max: number): string {
  const points = [...text.slice(0, 2 * (max + 1))];
  if (points.length <= max) return text;
  const cut = points.slice(0, max).join('');
  const from =
    lettersOf(text.slice(0, cut.length + LETTER_MAX))?.containing(cut.length)?.index ?? cut.length;
  return from > 0 && cut.length - from <= LETTER_MAX ? cut.slice(0, from) : cut;
}

/** The first letter of a text as people see it. */
export function firstLetterOf(text: string): string {
  const [letter] = lettersOf(text.slice(0, LETTER_MAX)) ?? [];
  return letter?.segment ?? [...text][0] ?? '';
}
