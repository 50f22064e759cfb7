export type Raised = 'sup' | 'sub';

const SIGNS: Record<Raised, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿºª', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' };
const PLAIN = '0123456789+-=()noa';
const MARKS: Record<Raised, string> = { sup: '^', sub: '_' };
const FRACTION = /^(\d{1,4})\s?[/⁄∕]\s?(\d{1,4})$/;
/** Ordinals and signs that keep their meaning on the line. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|è?me|o|a|os|as|tm|sm|ft|in|c|f|r|[^\p{L}\p{N}]+)$/iu;
/** A footnote, or the text after an element that never ends. */
const IS_NO_NUMBER = /^[[(].*[\])]$|^.{13}/s;
/** Each once per occurrence, and never from the middle of a number. */
const STACKED =
  /(?<![⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻])([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}) ?[/⁄∕] ?(?:([₀₁₂₃₄₅₆₇₈₉]{1,4})|(\d{1,4}))(?![\d₀₁₂₃₄₅₆₇₈₉])/g;
const VULGAR = new Map(
  '1/2½ 1/3⅓ 2/3⅔ 1/4¼ 3/4¾ 1/5⅕ 2/5⅖ 3/5⅗ 4/5⅘ 1/6⅙ 5/6⅚ 1/7⅐ 1/8⅛ 3/8⅜ 5/8⅝ 7/8⅞ 1/9⅑ 1/10⅒'
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)]),
);

/**
 * Raised or lowered words on one line: '10⁻³', 'CO₂', '1st', '10^(2.5)'.
 * @param before the character before them
 */
export function raisedText(kind: Raised, words: string, before: string): string {
  // Marks of bold text have no place in a number.
  const text = words.replace(/[\u0002\u0003]/g, '').trim();
  const [, over, under] = FRACTION.exec(text) ?? [];
  if (over !== undefined && under !== undefined && !/\p{L}/u.test(before))
    return `${mapped('sup', over) ?? over}⁄${mapped('sub', under) ?? under}`;
  const shown = mapped(kind, text.replace(/[−–‑]/g, '-'));
  const isLetter = /^[oa]$/.test(text) && !/\d/.test(before);
  if (shown !== undefined && !isLetter) return shown;
  const isOfNumber = /\d/.test(text) || (/\d/.test(before) && !ORDINAL.test(text));
  if (!isOfNumber || IS_NO_NUMBER.test(text)) return words;
  return MARKS[kind] + (text.length === 1 ? text : `(${text})`);
}

function mapped(kind: Raised, text: string): string | undefined {
  let shown = '';
  for (const sign of text) {
    const raised = SIGNS[kind].charAt(PLAIN.indexOf(sign));
    if (!PLAIN.includes(sign) || raised === '') return undefined;
    shown += raised;
  }
  return shown;
}

/** The text with stacked fractions on the line: '1¹/₂' is '1½', '2¹¹/₁₆' is '2 11/16'. */
export const unstacked = (text: string): string =>
  text.replace(STACKED, (stacked, over: string, under: string, digits: string, at: number) => {
    const before = text.charAt(at - 1);
    // 'm²/3' is no fraction.
    if (digits !== undefined && /\p{L}/u.test(before)) return stacked;
    const fraction = `${plain('sup', over)}/${digits ?? plain('sub', under)}`;
    return VULGAR.get(fraction) ?? (/\d/.test(before) ? ` ${fraction}` : fraction);
  });

const plain = (kind: Raised, digits: string): string =>
  [...digits].map((sign) => PLAIN.charAt(SIGNS[kind].indexOf(sign))).join('');
