import { withoutFormatting } from '@/shared/text/formatting';

const MARKS = /\p{M}/gu;
const LIMIT = '(?![\\p{L}\\p{N}])';

const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

const patterns = new Map<string, RegExp>();

function patternOf(list: string): RegExp {
  const known = patterns.get(list);
  if (known) return known;
  const words = list
    .split(',')
    .map((word) =>
      plain(word.trim()).replace('*', '\\p{L}*').replace(/ v$/, '\\s*v').replaceAll(' ', '[\\s-]+'),
    );
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})${LIMIT}`, 'u');
  patterns.set(list, made);
  return made;
}

/** The first word of a text that is in a list of words parted by commas, as it is written. */
export function firstWord(text: string, list: string): string | undefined {
  // Composed, so that a letter is one sign here and without its accents.
  const written = withoutFormatting(text).normalize('NFC');
  const match = patternOf(list).exec(plain(written));
  if (!match) return undefined;
  const shown = written.slice(match.index, match.index + match[0].length);
  return plain(shown) === match[0] ? shown : match[0];
}
