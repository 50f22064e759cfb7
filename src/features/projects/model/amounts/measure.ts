import { numericQuantity } from 'numeric-quantity';
import { type Grammar, keyOf, type UnitKind } from './grammar';

export type Note = { at: number; text: string };
/** A number, or two for a range, with its unit, at a place in a line. */
export type Measure = {
  amount: number;
  amountTo: number | null;
  unit: string | null;
  kind: UnitKind | undefined;
  numberEnd: number;
  /** where the next word begins */
  end: number;
  /** the first number, and the second one of a range */
  numbers: [first: Span, second?: Span];
  /** the word of the unit, for each number that has one */
  words: UnitSpan[];
  /** the half in 'cup and a half' ends here */
  halfEnd?: number;
  /** '/ 2 lbs', '+ 2 tbsp' */
  second?: Pick<Measure, 'amount' | 'unit' | 'kind' | 'numbers' | 'words'>;
  /** sizes and a second measure, which belong to no name */
  notes: Note[];
  isWord: boolean;
  hasOf: boolean;
};
type Span = { start: number; end: number };
type UnitSpan = Span & { forms: readonly string[] };
type Found = Span & { value: number; isWord: boolean };

const SPACES = /\s*/y;

/** Matches a sticky expression at a place; the place behind it, or undefined. */
export function after(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
export const skipSpaces = (text: string, at: number): number => after(SPACES, text, at) ?? at;

/** The number at a place: digits with a fraction, or a word. */
export function numberAt(text: string, at: number, grammar: Grammar): Found | undefined {
  for (const pattern of grammar.digits) {
    const end = after(pattern, text, at);
    if (end === undefined) continue;
    const digits = text
      .slice(at, end)
      .replace(grammar.and, ' ')
      .replace('-', ' ')
      .replace(grammar.thousands, '');
    const value = numericQuantity(digits.replace(',', '.'));
    // '00' is a kind of flour, and '000' the rest of another number.
    return Number.isFinite(value) && !/^0\d/.test(digits)
      ? { value, start: at, end, isWord: false }
      : undefined;
  }
  const end = after(grammar.number, text, at);
  const value = end === undefined ? undefined : grammar.numbers.get(keyOf(text.slice(at, end)));
  return end === undefined || value === undefined
    ? undefined
    : { value, start: at, end, isWord: true };
}

type FoundUnit = UnitSpan & { unit: string; kind: UnitKind };

/** The unit at a place; a word that is counted only with 'of' needs it, or the end of the text. */
export function unitAt(text: string, at: number, grammar: Grammar): FoundUnit | undefined {
  const end = after(grammar.unit, text, at);
  if (end === undefined) return undefined;
  const word = text.slice(at, end).replace(/\.$/, '');
  const found = grammar.units.get(keyOf(word));
  // A capital M is a thread or a size.
  if (!found || word === 'M') return undefined;
  if (found.kind === 'pieceOf' && !isFollowedByOf(text, end, grammar)) return undefined;
  return { unit: found.unit ?? word, kind: found.kind, start: at, end, forms: found.forms };
}

const isFollowedByOf = (text: string, at: number, grammar: Grammar): boolean => {
  const { end } = sizesAt(text, at, grammar);
  return end >= text.length || after(grammar.of, text, end) !== undefined;
};

/** Words such as 'heaped' at a place. */
function sizesAt(text: string, at: number, grammar: Grammar): { end: number; notes: Note[] } {
  const notes: Note[] = [];
  let end = skipSpaces(text, at);
  for (;;) {
    const next = after(grammar.size, text, end);
    if (next === undefined) return { end, notes };
    notes.push({ at: end, text: text.slice(end, next) });
    end = skipSpaces(text, next);
  }
}

/** A number with its unit, if it has one, as far as both are one measure. */
export function measureAt(text: string, from: number, grammar: Grammar): Measure | undefined {
  let at = skipSpaces(text, from);
  for (let next: number | undefined; (next = after(grammar.about, text, at)) !== undefined; )
    at = next;
  const start = rangeFrom(text, at, grammar) ?? numberAt(text, at, grammar);
  if (!start) return undefined;
  const first = withHalf(text, start, grammar);
  const dozen = after(grammar.dozen, text, first.end);
  const amount = dozen === undefined ? first.value : first.value * 12;
  const firstEnd = dozen ?? first.end;
  const own = withUnit(text, firstEnd, grammar);
  const range = upperEnd(text, first, own, grammar);
  if (amount === 0 && !range) return undefined;
  const { unit, kind, notes, end } = range ?? own;
  const firstNumber = { start: first.start, end: firstEnd };
  const isHalfMore = unit === undefined ? undefined : after(grammar.andHalf, text, end);
  const measure: Measure = {
    amount: amount + (isHalfMore === undefined ? 0 : 0.5),
    amountTo: range?.value ?? null,
    unit: unit ?? null,
    kind,
    numberEnd: range ? range.end : firstEnd,
    numbers: range ? [firstNumber, range.number] : [firstNumber],
    words: [...own.words, ...(range?.words ?? [])],
    ...(isHalfMore !== undefined && { halfEnd: isHalfMore }),
    end: skipSpaces(text, isHalfMore ?? end),
    notes: [...notes],
    isWord: first.isWord,
    hasOf: false,
  };
  addSecond(text, measure, grammar);
  const of =
    unit !== undefined || dozen !== undefined || first.isWord
      ? after(grammar.of, text, measure.end)
      : undefined;
  if (of !== undefined) Object.assign(measure, { end: of, hasOf: true });
  return measure;
}

/** 'one and a half cups' */
function withHalf(text: string, number: Found, grammar: Grammar): Found {
  const end = after(grammar.andHalf, text, number.end);
  return end === undefined ? number : { ...number, value: number.value + 0.5, end };
}

/** 'from 2 to 3': the word before counts only with a range behind. */
function rangeFrom(text: string, at: number, grammar: Grammar): Found | undefined {
  const start = after(grammar.from, text, at);
  const first = start === undefined ? undefined : numberAt(text, start, grammar);
  return first && after(grammar.to, text, first.end) !== undefined ? first : undefined;
}

type Unit = {
  unit?: string;
  kind: UnitKind | undefined;
  words: UnitSpan[];
  notes: Note[];
  end: number;
};

function withUnit(text: string, at: number, grammar: Grammar): Unit {
  const before = sizesAt(text, at, grammar);
  const found = unitAt(text, before.end, grammar);
  if (!found) return { kind: undefined, words: [], notes: [], end: at };
  const behind = sizesAt(text, found.end, grammar);
  const { unit, kind } = found;
  const notes = [...before.notes, ...behind.notes];
  return { unit, kind, words: [found], notes, end: behind.end };
}

/** The second number of a range, with the unit of both. */
function upperEnd(text: string, first: Found, own: Unit, grammar: Grammar) {
  const at = own.unit === undefined ? first.end : text.slice(0, own.end).trimEnd().length;
  const start = after(grammar.to, text, at) ?? -1;
  const second = start < 0 ? undefined : numberAt(text, start, grammar);
  if (!second || second.value <= first.value) return undefined;
  const unit = withUnit(text, second.end, grammar);
  if (own.unit !== undefined && unit.unit !== own.unit) return undefined;
  const notes = [...own.notes, ...unit.notes];
  return { ...unit, value: second.value, number: second, notes };
}

/** '1 kg / 2 lbs', '1 cup + 2 tbsp': the second one is a note. */
function addSecond(text: string, measure: Measure, grammar: Grammar): void {
  if (measure.unit === null || measure.kind === 'piece') return;
  const at = text.slice(0, measure.end).trimEnd().length;
  const start = after(grammar.second, text, at);
  if (start === undefined) return;
  const second = numberAt(text, start, grammar);
  const unit = second && withUnit(text, second.end, grammar);
  if (!second || unit?.unit === undefined) return;
  measure.second = {
    amount: second.value,
    unit: unit.unit,
    kind: unit.kind,
    numbers: [second],
    words: unit.words,
  };
  const isSum = text.slice(at, start).includes('+');
  const note = text.slice(start, unit.end).trim();
  measure.notes.push({ at: start, text: isSum ? `+ ${note}` : note });
  measure.end = skipSpaces(text, unit.end);
}
