import type { Refusal } from '../../model/reader';

/** The largest guide there may be is a third of it in one language. */
const CHARACTERS_MAX = 1024 * 1024;
/** Ten for each step that a guide may have. */
const ITEMS_MAX = 5000;
const ITEM = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]/;
/** Quotes in lists in quotes. */
const NESTED = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]{0,4}){24}/;
const INDENTED = /^[ \t]{200}/;
/** Signs that may begin something, in one paragraph: what reads Markdown looks back from each to all before it. */
const SIGNS_MAX = 1000;
const SIGNS = /[[\]*_`<!\\&]/g;

/** Why a Markdown file would take too long to be read, and on which line; undefined for all that people write. */
export function refusedMarkdown(
  text: string,
): Pick<Refusal, 'reason' | 'line' | 'values'> | undefined {
  if (text.length > CHARACTERS_MAX)
    return { reason: 'file_too_large', values: { max: CHARACTERS_MAX / 1024 / 1024 } };
  let signs = 0;
  let items = 0;
  for (const [index, line] of text.split('\n').entries()) {
    signs = line.trim() === '' ? 0 : signs + (line.match(SIGNS)?.length ?? 0);
    if (ITEM.test(line)) items += 1;
    if (items > ITEMS_MAX)
      return { reason: 'too_many_items', line: index + 1, values: { max: ITEMS_MAX } };
    if (NESTED.test(line) || INDENTED.test(line) || signs > SIGNS_MAX)
      return { reason: 'json_too_deep', line: index + 1 };
  }
  return undefined;
}
