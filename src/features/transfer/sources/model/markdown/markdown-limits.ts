import type { Refusal } from '../../../model/reader';

/** The largest possible guide is a third of this in one language. */
const CHARACTERS_MAX = 1024 * 1024;
/** Of items of lists and headings: ten for each possible step. */
const ITEMS_MAX = 5000;
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)]|#{1,6})[ \t]/;
/** Nested quotes and lists. */
const NESTED = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]{0,4}){24}/;
const INDENTED = /^[ \t]{200}/;
/** Delimiter characters in one paragraph: the parser compares each with all before it. */
const SIGNS_MAX = 1000;
/** Headings with a line below them: for each, the parser copies all that it has read. */
const UNDERLINED_MAX = 600;
/** Quotes, each of which the parser compares with all before it: five alerts in 500 steps, and more. */
const QUOTES_MAX = 2600;
const QUOTE = /^[ \t]*>/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const SIGNS = /[[\]*_~`<!\\&]/g;

/**
 * Why a Markdown file would be too slow to parse, and on which line; undefined for normal files.
 */
export function refusedMarkdown(
  text: string,
): Pick<Refusal, 'reason' | 'line' | 'values'> | undefined {
  if (text.length > CHARACTERS_MAX)
    return { reason: 'file_too_large', values: { max: CHARACTERS_MAX / 1024 / 1024 } };
  let signs = 0;
  let items = 0;
  let underlined = 0;
  let quotes = 0;
  let before = '';
  for (const [index, line] of text.split('\n').entries()) {
    signs = line.trim() === '' ? 0 : signs + (line.match(SIGNS)?.length ?? 0);
    if (ITEM.test(line)) items += 1;
    if (items > ITEMS_MAX)
      return { reason: 'too_many_items', line: index + 1, values: { max: ITEMS_MAX } };
    if (QUOTE.test(line) && !before.startsWith('>')) quotes += 1;
    if (quotes > QUOTES_MAX)
      return { reason: 'too_many_items', line: index + 1, values: { max: QUOTES_MAX } };
    if (before !== '' && UNDERLINE.test(line)) underlined += 1;
    before = line.trim();
    if (underlined > UNDERLINED_MAX)
      return { reason: 'too_many_items', line: index + 1, values: { max: UNDERLINED_MAX } };
    if (NESTED.test(line) || INDENTED.test(line) || signs > SIGNS_MAX)
      return { reason: 'json_too_deep', line: index + 1 };
  }
  return undefined;
}
