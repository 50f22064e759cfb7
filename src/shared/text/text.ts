/** Length as people count it: Unicode code points (docs/reference/guides.md#fields). */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Folds case and accents for comparison: 'Pão' and 'pao' are the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .trim();
}

/**
 * Removes soft hyphens, zero-width characters and the like, which are copied from web pages and PDF
 * files.
 */
export const withoutUnseen = (text: string): string => text.replace(/[\p{Cf}\uFFFC]+/gu, '');

// Bidirectional controls and invisible characters can make a text look like another one
// (docs/security-tests.md, 40). ZWJ and ZWNJ stay: emoji and several scripts need them.
const DECEPTIVE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFC]/gu;

// The last two are no characters, and no XML can hold them.
const CONTROL = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

// Characters that are invisible on their own: joiners, fillers, the Braille blank.
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\u034F\u115F\u1160\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFFC]/u;

// Every line break of Unicode. Word and PowerPoint break lines with a vertical tab.
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Portable pattern for the API description. It omits invisible characters beyond the Basic
 * Multilingual Plane, whose syntax differs between languages.
 */
export const SEEN_PATTERN =
  '[^\\u0000-\\u0020\\u007F-\\u00A0\\u00AD\\u034F\\u0600-\\u0605\\u061C\\u06DD\\u070F\\u0890\\u0891\\u08E2' +
  '\\u115F\\u1160\\u1680\\u180E\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u2064\\u2066-\\u206F\\u2800\\u3000\\u3164' +
  '\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF9-\\uFFFC]';

/**
 * Removes invisible deceptive characters, and the whole text if nothing visible is left; keeps line
 * breaks and tabs.
 */
export function harmlessText(text: string): string {
  return SEEN.test(text)
    ? text.replace(DECEPTIVE, '').replace(LINE_BREAK, '\n').replace(CONTROL, '')
    : '';
}

/** For one line: like harmlessText, and line breaks become spaces. */
export function harmlessLine(text: string): string {
  return harmlessText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
