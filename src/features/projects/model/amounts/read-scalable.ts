import { ENTRY_MAX } from '../../constants';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type Grammar, grammarOf } from './grammar';
import { type Measure, measureAt, numberAt } from './measure';
import type { Placed } from './placed';
import { PROPERTY, readPlaces } from './read-line';
import { isOne, isUnit, type LineMeasure, type LineMeasures } from './scale-line';

type Parts = Pick<Measure, 'amount' | 'unit' | 'numbers' | 'words'> & Partial<Measure>;
type Found = { measure: Parts; of: Placed };

/**
 * Reads the places and numbers in a line that change with its amount; undefined if it has none.
 *
 * A second measure of the whole changes too: '1 kg / 2 lbs', '1 cup + 2 tbsp', '2 cups (250 g)'. A size
 * does not: '1 (400 g) tin', '2 tins (400 g)', '2 x 200 g tofu', lengths. Of others, such as
 * '3 onions (300 g)', the line does not tell; then it is empty, and the line stays as written.
 */
export function readScalable(line: string, lang: ProjectLanguage): LineMeasures | undefined {
  // Stored lines are shorter; each number in a line is looked at.
  if (line.length > 2 * ENTRY_MAX || line !== line.normalize('NFC')) return undefined;
  const grammar = grammarOf(lang);
  const { cut, read } = readPlaces(line, grammar, lang);
  if (!read.found) return undefined;
  const { measure, of } = read.found;
  // The reader may have taken the unit for a name, or a word behind a size for the unit.
  const own = { ...measure, unit: read.unit, words: read.unit === null ? [] : measure.words };
  const found: Found[] = [{ measure: own, of }];
  if (own.second) found.push({ measure: own.second, of });
  const context = { grammar, own, isCounted: isCounted(own) };
  const inName = of === cut.bare ? own : undefined;
  if (hasMeasureInName(cut.bare, inName, context)) return [];
  if (otherThings(cut.bare.text, grammar).some((at) => at >= (inName?.end ?? 0))) return [];
  // '28 oz can of peas' is one can.
  if (!context.isCounted && grammar.pack.test(read.name)) return [];
  const main = placeOf(of, own.numbers[0].start);
  const numberEnd = placeOf(of, (own.numbers[1] ?? own.numbers[0]).end - 1) + 1;
  for (const { text } of [...cut.inside, cut.tail]) {
    const isMain = main >= placeOf(text, 0) && main <= placeOf(text, text.text.length - 1);
    const start = placeOf(text, 0);
    const isDirect = start > numberEnd && /^\s*\(\s*$/.test(line.slice(numberEnd, start));
    if (isMain || (isDirect && context.isCounted)) continue;
    const other = isDirect ? 'unknown' : measureInNote(text, context);
    if (other === 'unknown') return [];
    if (other) found.push({ measure: other, of: text });
    if (other?.second) found.push({ measure: other.second, of: text });
  }
  return found
    .map((each) => toLineMeasure(line, each, lang))
    .sort((one, two) => one.at[0] - two.at[0]);
}

type Context = { grammar: Grammar; own: Parts; isCounted: boolean };

const isCounted = ({ kind, unit }: Parts): boolean =>
  kind !== 'pinch' && (unit === null || !isUnit(unit));
const isOfSubstance = ({ kind }: Measure): boolean => kind === 'mass' || kind === 'volume';
const NUMBERS = /(?<![\p{L}\p{N}.,/])[\d½¼¾⅓⅔⅛]/gu;
const DIMENSION = /^\s*[x×]|^[\p{L}-]/iu;

/** True for 'flour plus 2 tbsp'; a size directly behind a count is none: '2 x 200 g tofu'. */
function hasMeasureInName({ text }: Placed, own: Parts | undefined, context: Context): boolean {
  const [start, end] = own ? [own.numbers[0].start, own.end ?? 0] : [0, 0];
  for (const { index } of text.matchAll(NUMBERS)) {
    if (index >= start && index < end) continue;
    const measure = measureAt(text, index, context.grammar);
    if (!measure || !isOfSubstance(measure)) continue;
    const between = text.slice(own?.numberEnd ?? 0, index);
    const isSize = context.isCounted && (index === end || /^\s?[x×]?\s*$/iu.test(between));
    if (!isSize) return true;
  }
  return false;
}

/** Places of '+ 1 yolk' and 'or 2 shallots': another thing with a number of its own. */
const otherThings = (text: string, grammar: Grammar): number[] =>
  Array.from(text.matchAll(grammar.besides)).flatMap(({ index, 0: { length } }) => {
    const number = numberAt(text, index + length, grammar);
    return number && /^\s+\p{L}/u.test(text.slice(number.end, number.end + 9)) ? [index] : [];
  });

/** The measure of the whole that a note begins with, or 'unknown' if it may be one. */
function measureInNote(
  { text }: Placed,
  { grammar, own, isCounted: counted }: Context,
): Measure | 'unknown' | undefined {
  if (otherThings(text, grammar)[0] === 0) return 'unknown';
  const isPack = counted && own.unit !== null && grammar.pack.test(own.unit);
  const measure = measureAt(text, 0, grammar);
  for (const { index } of text.matchAll(NUMBERS)) {
    if (measure && index < measure.end) continue;
    const other = measureAt(text, index, grammar);
    if (other && isOfSubstance(other) && !isPack) return 'unknown';
  }
  if (!measure || isPack) return undefined;
  const behind = text.slice(measure.numberEnd);
  PROPERTY.lastIndex = 0;
  if (measure.unit === null) {
    if (measure.isWord || DIMENSION.test(behind) || PROPERTY.test(behind)) return undefined;
    return !counted && measure.end >= text.length ? measure : 'unknown';
  }
  if (measure.kind === 'length') return own.kind === 'length' ? measure : undefined;
  return counted ? 'unknown' : measure;
}

const placeOf = ({ at }: Placed, index: number): number => at[index] ?? -1;

function toLineMeasure(line: string, { measure, of }: Found, lang: ProjectLanguage): LineMeasure {
  const { amount, amountTo = null, unit, numbers, words, halfEnd, notes = [] } = measure;
  const startOf = (index: number) => placeOf(of, index);
  const endOf = (index: number) => placeOf(of, index - 1) + 1;
  const [first, second] = numbers;
  const number = second ?? first;
  const word = words.find(({ start }) => start >= number.end);
  const start = startOf(first.start);
  const result: LineMeasure = { at: [start, endOf(number.end)], amount };
  if (amountTo !== null && second)
    Object.assign(result, {
      amountTo,
      between: line.slice(endOf(first.end), startOf(second.start)),
    });
  if (word) {
    const wordStart = startOf(word.start);
    let end = endOf(word.end);
    // The brackets of 'colheres (sopa)' belong to the unit.
    if (line.slice(wordStart, end).includes('(') && line[end] === ')') end += 1;
    const written = line.slice(wordStart, end);
    const gap = line.slice(endOf(number.end), wordStart);
    if (gap !== ' ' && !(gap === '' && measure.isWord)) result.gap = gap;
    const forms = formsOf(written, word.forms, amountTo ?? amount, lang);
    if (forms.length > 1 || forms[0] !== unit || !isUnit(unit)) result.words = forms;
    result.at[1] = halfEnd === undefined ? end : endOf(halfEnd);
    if (unit !== null && isUnit(unit)) result.unit = unit;
    if (gap.trim() !== '' || words.length > 1 || notes.length > (measure.second ? 1 : 0))
      result.isKept = true;
  } else if (measure.hasOf && measure.end !== undefined) {
    // 'uma dúzia de ovos' becomes '24 ovos'.
    result.at[1] = endOf(measure.end);
    result.gap = ' ';
  } else if (line[result.at[1] - 1] === '-') result.gap = ' ';
  return result;
}

/**
 * The word as it is written for one, and for more; a single one where it does not change, as that of
 * an abbreviation which its writer leaves as it is: '2 lb'.
 */
function formsOf(
  written: string,
  forms: readonly string[],
  amount: number,
  lang: ProjectLanguage,
): string[] {
  const [one, many] = forms;
  if (one === undefined || many === undefined) return [written];
  let same = 0;
  while (same < one.length && one[same] === many[same]) same += 1;
  let tail = 0;
  while (tail < one.length - same && one.at(-1 - tail) === many.at(-1 - tail)) tail += 1;
  const [endOne, endMany] = [
    one.slice(same, one.length - tail),
    many.slice(same, many.length - tail),
  ];
  const base = written.slice(0, same);
  const rest = written.slice(same);
  const isMany = endMany !== '' && startsWith(rest, endMany);
  if (base.toLowerCase() !== one.slice(0, same).toLowerCase()) return [written];
  if (!isMany && (!startsWith(rest, endOne) || (one.length < 3 && !isOne(amount, lang))))
    return [written];
  const behind = rest.slice(isMany ? endMany.length : endOne.length);
  // '1 CUP' becomes '2 CUPS'.
  const isCapital = written.length > 1 && written === written.toUpperCase();
  const [endForOne, endForMany] = [endOne, endMany].map((end) =>
    isCapital ? end.toUpperCase() : end,
  );
  return [`${base}${endForOne}${behind}`, `${base}${endForMany}${behind}`];
}

const startsWith = (text: string, start: string): boolean =>
  text.slice(0, start.length).toLowerCase() === start.toLowerCase();
