import { FILE_WORDS } from '@/languages/files';
import { YIELD_MAX, YIELD_MIN, YIELD_UNIT_MAX } from '@/features/projects/constants';
import { type Grammar, grammarOf } from '@/features/projects/model/amounts/grammar';
import { after, numberAt, skipSpaces, unitAt } from '@/features/projects/model/amounts/measure';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { lengthOf } from '@/shared/text/text';
import { plainLine } from './fit-text';

/** An amount and its word in the language of a draft: 40 rolls. */
export type DraftYield = { amount: number; unit: string };
/** A yield as it is read; not whole if its text says more. */
type Read = DraftYield & { isWhole: boolean; isBare: boolean };

const TEXT_MAX = 300;
const TEXTS_MAX = 10;
/** Recipe managers name no language, so that the words of all are read. */
const BEFORE = new RegExp(
  `^(?:(?:${Object.values(FILE_WORDS)
    .map(({ yields }) => yields.before)
    .join('|')})(?![\\p{L}\\p{N}])\\s*[:=]?\\s*)+`,
  'iu',
);
/** Ends the unit: '4 servings (2 each)', '2 loaves, 12 rolls'. */
const MORE = /[(,;:/|\n]|\s[–—-]\s/;

/**
 * The yield that texts state, and lines for the description with what it does not say: ranges,
 * texts without a number, and a second yield.
 */
export function yieldFrom(
  texts: readonly string[],
  lang: ProjectLanguage,
): { yield?: DraftYield; facts: string[] } {
  const all = [...new Set(texts.map(plainLine))]
    .filter((text) => text !== '' && text !== '0')
    .slice(0, TEXTS_MAX)
    .map((text) => ({ text, read: readYield(text, lang) }));
  // Often a number alone, and the same number with a unit.
  const most = all.filter(
    ({ text, read }) =>
      !all.some((other) =>
        read?.isBare
          ? other.read?.amount === read.amount && !other.read.isBare
          : other.text !== text && other.text.includes(text),
      ),
  );
  const chosen =
    most.find(({ read }) => read && !read.isBare) ?? most.find(({ read }) => read !== undefined);
  const { amount, unit } = chosen?.read ?? {};
  return {
    ...(amount === undefined || unit === undefined ? {} : { yield: { amount, unit } }),
    facts: most
      .filter((each) => each !== chosen || !each.read?.isWhole)
      .map(({ text }) => `${FILE_WORDS[lang].facts.yield}: ${text}`),
  };
}

function servingsWord(amount: number, lang: ProjectLanguage): string {
  const [one, several] = FILE_WORDS[lang].yields.servings;
  return amount === 1 ? one : several;
}

/** The content of a field that is about servings: a number alone gets its word. */
export const servingsText = (text: string, lang: ProjectLanguage): string =>
  /^[1-9]\d{0,3}$/.test(text) ? `${text} ${servingsWord(Number(text), lang)}` : text;

/** '4-6 servings' yields the smaller number. */
function readYield(text: string, lang: ProjectLanguage): Read | undefined {
  const grammar = grammarOf(lang);
  const whole = text.slice(0, TEXT_MAX).replace(/\((\p{L}{1,3})\)/gu, '$1');
  if (text.length > TEXT_MAX || grammar.vague.test(`${whole} `)) return undefined;
  let at = BEFORE.exec(whole)?.[0].length ?? 0;
  for (let next: number | undefined; (next = after(grammar.about, whole, at)) !== undefined; )
    at = next;
  const number = numberAt(whole, after(grammar.from, whole, at) ?? at, grammar);
  if (!number || isSize(whole, number.end, grammar)) return undefined;
  const dozen = after(grammar.dozen, whole, number.end);
  // 'A crowd' is no amount.
  if (number.isWord && number.value === 1 && dozen === undefined)
    if (!unitAt(whole, skipSpaces(whole, number.end), grammar)) return undefined;
  const to = after(grammar.to, whole, number.end) ?? -1;
  const second = dozen !== undefined || to < 0 ? undefined : numberAt(whole, to, grammar);
  const end = skipSpaces(whole, second?.end ?? dozen ?? number.end);
  const rest = whole.slice(after(grammar.of, whole, end) ?? end);
  const unit = unitIn(rest, grammar);
  const amount = dozen === undefined ? number.value : number.value * 12;
  if (amount < YIELD_MIN || amount > YIELD_MAX || lengthOf(unit) > YIELD_UNIT_MAX) return undefined;
  return {
    amount,
    unit: unit || servingsWord(amount, lang),
    isWhole: second === undefined && unit.length === rest.replace(/[\s.]+$/, '').length,
    isBare: rest.trim() === '' && second === undefined,
  };
}

/** '9-inch pie', '9 inch pie', '9 x 13 pan': a size of the one thing that is made. '1e21' is no yield either. */
function isSize(text: string, at: number, grammar: Grammar): boolean {
  if (/^(?:-\p{L}|e[+-]?\d|\s?[%°]|\s?[x×]\s?\d)/iu.test(text.slice(at, at + 4))) return true;
  const unit = unitAt(text, skipSpaces(text, at), grammar);
  return unit?.kind === 'length' && text.slice(unit.end).trim() !== '';
}

/** The words up to a second statement: 'loaves and 12 rolls' is of loaves. */
function unitIn(rest: string, grammar: Grammar): string {
  const unit = rest.slice(0, MORE.exec(rest)?.index ?? rest.length);
  const second = [...unit.matchAll(/\s+/g)].find(({ index }) => {
    const to = after(grammar.to, unit, index);
    return to !== undefined && numberAt(unit, to, grammar) !== undefined;
  });
  return unit
    .slice(0, second?.index ?? unit.length)
    .replace(/[\s.]+$/, '')
    .trim();
}
