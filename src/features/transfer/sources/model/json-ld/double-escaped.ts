const ENTITY = '(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});';
/** Entities for characters of HTML syntax: a text may be about those. */
const OF_HTML = '(?!(?:amp|lt|gt|quot|apos|#0*(?:34|38|39|60|62));)';
const TWICE = new RegExp(`&amp;${OF_HTML}${ENTITY}`, 'i');
/** Within words and numbers: no text about entities looks like this. */
const WITHIN = new RegExp(
  `[\\p{L}\\p{N}]&amp;${OF_HTML}${ENTITY}|&amp;${OF_HTML}${ENTITY}[\\p{L}\\p{N}]`,
  'iu',
);
const ONCE = new RegExp(`&(?!amp;)${ENTITY}|<[a-z/!]`, 'i');

/**
 * True if the texts of a file were escaped twice: 'P&amp;atilde;o'. A single text about entities
 * does not count.
 */
export function isDoubleEscaped(file: string): boolean {
  return WITHIN.test(file) || (TWICE.test(file) && !ONCE.test(file));
}

export const unescapedOnce = (text: string): string => text.replaceAll('&amp;', '&');
