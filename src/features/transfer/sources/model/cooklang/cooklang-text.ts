import { TIMER_SECONDS_MAX, TIMER_SECONDS_MIN } from '@/features/projects/constants';
import { grammarOf } from '@/features/projects/model/amounts/grammar';
import { numberAt } from '@/features/projects/model/amounts/measure';
import type { DraftTimer } from '../draft-guide';
import { minutesIn } from '../duration';

/** An entry of a list; without a quantity it is its name alone. */
export type CookedEntry = {
  name: string;
  entry: string;
  /** The quantity and what follows the name; blank without them. */
  quantity: string;
  preparation: string;
  /** The quantity, where it is one number, perhaps with a unit. */
  amount?: { value: number; unit: string | null };
  /** Refers to an entry before it. */
  isReference: boolean;
  /** Does not grow with the servings. */
  isFixed: boolean;
};

/** A step as people read it, with what its marks name. */
export type CookedText = {
  text: string;
  parts: CookedEntry[];
  tools: string[];
  timers: DraftTimer[];
};

/**
 * `~{5%minutes}`, or `@ground black pepper{2%tsp}(coarse)`, `#pot`, `~eggs{3%minutes}`; a sign within
 * a word is none.
 */
const MARK = new RegExp(
  [
    String.raw`~\{(?<time>[^{}\n]*)\}`,
    String.raw`(?<![\p{L}\p{N}])(?<sign>[@#~])(?<modifiers>[&?+-]{0,4})(?:(?<name>(?![\s{])[^@#~{}\n]*)\{(?<amount>[^{}\n]*)\}(?:\((?<preparation>[^()\n]*)\))?|(?<word>[^\s\p{P}@#~{}]+))`,
  ].join('|'),
  'gu',
);

/** The words of a paragraph without the marks of Cooklang, with the amounts in them. */
export function cookedText(paragraph: string): CookedText {
  const cooked: CookedText = { text: '', parts: [], tools: [], timers: [] };
  let done = 0;
  for (const match of paragraph.matchAll(MARK)) {
    cooked.text += paragraph.slice(done, match.index) + shownMark(match.groups ?? {}, cooked);
    done = match.index + match[0].length;
  }
  cooked.text += paragraph.slice(done);
  return cooked;
}

function shownMark(groups: Partial<Record<string, string>>, cooked: CookedText): string {
  const { time, sign, modifiers = '', amount = '', word } = groups;
  const name = (groups['name'] ?? word ?? '').trim();
  if (time !== undefined || sign === '~') return timerText(name, time ?? amount, cooked);
  const preparation = groups['preparation']?.trim() ?? '';
  const quantity = quantityOf(amount);
  const listed = listedName(name);
  const said = [shownName(name), preparation && `(${preparation})`].filter(Boolean).join(' ');
  if (sign === '#') {
    cooked.tools.push(quantity === '' ? listed : `${listed} × ${quantity}`);
    return said;
  }
  const entry = [[quantity, listed].filter(Boolean).join(' '), preparation];
  if (!modifiers.includes('-'))
    cooked.parts.push({
      name: listed,
      entry: entry.filter(Boolean).join(', '),
      quantity,
      preparation,
      ...amountOf(amount),
      isReference: modifiers.includes('&'),
      isFixed: amount.trimStart().startsWith('='),
    });
  return [quantity, said].filter(Boolean).join(' ');
}

/** '2 kg' of `2%kg`; `=` and `*` only say how it grows with the servings. */
const quantityOf = (amount: string): string =>
  amount
    .split('%')
    .map((part, index) => (index === 0 ? part.trim().replace(/^=|\*$/g, '') : part).trim())
    .filter(Boolean)
    .join(' ');

/** The amount of `1/2%cup`; none for `2-3` or `a few`. */
function amountOf(amount: string): Pick<CookedEntry, 'amount'> {
  const [number = '', unit = '', ...more] = amount.split('%').map(quantityOf);
  const found = numberAt(number, 0, grammarOf('en'));
  if (found?.end !== number.length || more.length > 0) return {};
  // Larger ones cannot be added up.
  const isAddable = found.value > 0 && found.value <= Number.MAX_SAFE_INTEGER;
  return isAddable ? { amount: { value: found.value, unit: unit || null } } : {};
}

/** `white wine|wine` is listed by its first name; `./sauces/Hollandaise` is another recipe. */
const listedName = (name: string): string => recipeName(name.split('|')[0] ?? '');
const shownName = (name: string): string => recipeName(name.split('|').at(-1) ?? '');
const recipeName = (name: string): string =>
  /^\.{1,2}[/\\]/.test(name) ? (name.split(/[/\\]/).at(-1) ?? '') : name.trim();

function timerText(name: string, amount: string, { timers }: CookedText): string {
  const time = quantityOf(amount);
  const seconds = Math.round((minutesIn(time) ?? 0) * 60);
  if (seconds >= TIMER_SECONDS_MIN && seconds <= TIMER_SECONDS_MAX)
    timers.push({ seconds, label: name });
  return time || name;
}
