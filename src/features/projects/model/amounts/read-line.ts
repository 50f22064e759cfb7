import type { ProjectLanguage } from '@/shared/interface/languages';
import { type Grammar, grammarOf } from './grammar';
import { cutNotes, type Cut } from './cut-notes';
import { part, type Placed, placed, without } from './placed';
import { after, type Measure, measureAt, type Note, numberAt, unitAt } from './measure';

/** Amount and name of a line of a list; the line itself is what is stored. */
export type LineAmount = {
  amount: number | null;
  /** the upper end of a range */
  amountTo: number | null;
  /** a unit with a factor, or the counted word as it is written */
  unit: string | null;
  name: string;
  note: string | null;
};

type Read = Pick<LineAmount, 'amount' | 'amountTo' | 'unit'> & {
  name: string;
  notes: Note[];
  /** the amount, and the text that its places are of */
  found?: { measure: Measure; of: Placed };
};

export const PROPERTY =
  /\s?(?:V|W|A|Ah|mAh|Hz|kHz|MHz|MB|GB|TB|K|bits?|grit|pins?|points?|gauge|drive|way|psi|%|°[CF]?)(?![\p{L}\p{N}])|\s?[%°]/iuy;
const YEAR = /^(?:19|20)\d\d$/;
const TOOL =
  /(?:^|\s)(?:wrench|spanner|socket|screwdriver|driver|key|bit|ratchet|extension|bar|punch|knife|tap|drill|pliers?)$/iu;
const GERMAN_TOOL = /(?:schlüssel|lineal|maßband|leiter|bohrer|feile|nuss|bit)$/iu;
const SPELT_LENGTH =
  /^(?:meters|metres|centimeters|centimetres|millimeters|millimetres|inches|feet)\b/i;
const BRACKETS_OF_UNIT = /\((?:de\s+)?(?=(?:sopa|chá|cha)\))|(?<=\((?:de\s+)?(?:sopa|chá|cha))\)/gi;

/**
 * Reads the amount of a line of parts, tools or ingredients. Sizes such as '10 mm socket' and 'M6 × 20'
 * are none. Time grows linearly with the length of the line.
 */
export function readLine(line: string, lang: ProjectLanguage): LineAmount {
  const { clean, read } = readPlaces(line, grammarOf(lang), lang);
  const name = read.name.replace(/\s+/g, ' ').trim();
  const note = [...read.notes]
    .sort((one, two) => one.at - two.at)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(', ');
  const { amount, amountTo, unit } = read;
  return { amount, amountTo, unit, name: name || clean.text, note: note || null };
}

/** Reads a line, and where in it everything stands; the line is in NFC. */
export function readPlaces(line: string, grammar: Grammar, lang: ProjectLanguage) {
  const whole = placed(
    line
      .normalize('NFC')
      .replaceAll('⁄', '/')
      .replace(/[\u00a0\u202f]/g, ' '),
  );
  const { text, at } = without(whole, BRACKETS_OF_UNIT);
  const [bullet = ''] = /^\s*(?:[-•*–☐]\s*)?/u.exec(text) ?? [];
  const clean = part({ text, at }, bullet.length, text.replace(/[\s*]+$/u, '').length);
  const cut = cutNotes(clean, grammar);
  const read =
    readVague(cut, grammar) ?? readStart(cut, grammar, lang) ?? readElsewhere(cut, grammar);
  return { clean, cut, read };
}

const NONE = { amount: null, amountTo: null, unit: null };

/** 'a few drops of oil' */
function readVague({ bare: { text: bare }, notes }: Cut, grammar: Grammar): Read | undefined {
  const [all, quantity] = grammar.vague.exec(bare) ?? [];
  if (all === undefined || quantity === undefined || numberAt(bare, all.length, grammar))
    return undefined;
  return { ...NONE, name: bare.slice(all.length), notes: [{ at: -1, text: quantity }, ...notes] };
}

function readStart(
  { bare: of, notes }: Cut,
  grammar: Grammar,
  lang: ProjectLanguage,
): Read | undefined {
  const bare = of.text;
  const measure = measureAt(bare, 0, grammar);
  if (!measure) return undefined;
  const counted = measure.unit === null ? readCount(bare, measure, grammar) : undefined;
  if (counted === null) return undefined;
  const read = counted ?? { ...measure, name: bare.slice(measure.end) };
  if (!counted && isSize(measure, bare, read.name, lang)) return undefined;
  const { kind } = measure;
  const found = { measure: { ...measure, words: counted?.words ?? measure.words }, of };
  // 'Five cans' are things.
  if (!counted && read.name === '' && (kind === 'piece' || kind === 'pieceOf' || kind === 'pinch'))
    return { ...measure, unit: null, name: bare.slice(measure.numberEnd), notes, found };
  return { ...read, notes: [...read.notes, ...notes], found };
}

/**
 * A number without a unit: of things, of things with a size or of containers with one.
 * @returns null if it is no amount, undefined if it is a plain number
 */
function readCount(
  bare: string,
  measure: Measure,
  grammar: Grammar,
): (Read & Pick<Measure, 'words'>) | null | undefined {
  const { amount, amountTo, numberEnd, isWord } = measure;
  const thing = (at: number) => ({
    ...NONE,
    amount,
    amountTo,
    name: bare.slice(at),
    notes: [],
    words: [],
  });
  const times = /^(\s?)[x×](\s*)/i.exec(bare.slice(numberEnd, numberEnd + 8));
  const sizeAt = times ? numberEnd + times[0].length : measure.end;
  if (/\d/.test(bare.charAt(sizeAt))) {
    const size = measureAt(bare, sizeAt, grammar);
    const isJoined = times?.[1] === '' && times[2] !== '';
    const isLength = size?.kind === 'length';
    if (!size?.unit)
      return times || !size || /^(?:\s|$)/.test(bare.slice(size.numberEnd)) ? null : thing(sizeAt);
    const isProperty = isLength && after(PROPERTY, bare, size.end) !== undefined;
    if (isProperty || (times && isLength && !isJoined)) return null;
    const container = unitAt(bare, size.end, grammar);
    if (!container?.kind.startsWith('piece')) return thing(sizeAt);
    const at = after(/\s*/y, bare, container.end) ?? container.end;
    const name = bare.slice(after(grammar.of, bare, at) ?? at);
    const note = { at: sizeAt, text: bare.slice(sizeAt, size.end) };
    return { amount, amountTo, unit: container.unit, name, notes: [note], words: [container] };
  }
  if (times) return times[2] === '' && times[0] !== '×' ? null : thing(sizeAt);
  if (!isWord && /^[\p{L}-]/u.test(bare.slice(numberEnd))) return null;
  return after(PROPERTY, bare, numberEnd) === undefined ? undefined : null;
}

/** Numbers that name a thing: '10 mm socket', '500 ml beaker', '4 allen wrench', a year. */
function isSize(
  { amount, unit, kind, hasOf, isWord, numberEnd }: Measure,
  bare: string,
  name: string,
  lang: ProjectLanguage,
): boolean {
  if (unit === null)
    return YEAR.test(bare.slice(0, numberEnd)) || (amount !== 1 && !isWord && TOOL.test(name));
  if (kind === 'mass' || kind === 'volume') return grammarOf(lang).container.test(name);
  if (kind !== 'length' || hasOf) return false;
  if (lang === 'de')
    return (unit !== 'm' && unit !== 'cm') || name === '' || GERMAN_TOOL.test(name);
  return !(lang === 'en' && SPELT_LENGTH.test(bare.slice(numberEnd).trim())) || name === '';
}

/** An amount behind the name: 'Salt 2 pinches', 'Washers (8)', 'Sugar – 250 g', 'M5 bolt × 12'. */
function readElsewhere(cut: Cut, grammar: Grammar): Read {
  const { inside, tail } = cut;
  const bare = cut.bare.text;
  const only = (text: Placed) => onlyMeasure(text, grammar);
  for (const { index } of bare.matchAll(/(?<=\s)[\d½¼¾⅓⅔~]/gu)) {
    const measure = measureAt(bare, index, grammar);
    if (!measure || measure.end < bare.length || !ENDS_A_LINE.has(measure.kind)) continue;
    const name = bare.slice(0, index).replace(/\s*[:–—-]?\s*$/u, '');
    const isThing = measure.kind !== 'pinch' && grammar.container.test(name);
    if (!isThing && !grammar.endsInOf.test(name)) {
      const notes = [...cut.notes, ...measure.notes];
      return { ...measure, name, notes, found: { measure, of: cut.bare } };
    }
  }
  const last = inside.at(-1);
  const counted = last && only(without(last.text, /^[x×]\s?(?=\d)|(?<=\d)\s?[x×]$/giu));
  if (counted && counted.measure.kind !== 'length')
    return readOf(
      counted,
      bare,
      cut.notes.filter((note) => note !== last.note),
    );
  for (const { index, 0: mark } of [...bare.matchAll(/:\s*|\s[–—-]\s/gu)].reverse()) {
    const measure = measureOf(bare.slice(index + mark.length), grammar);
    if (!measure) continue;
    const found = { measure, of: part(cut.bare, index + mark.length) };
    return readOf(found, bare.slice(0, index), cut.notes);
  }
  const behind = only(tail.text);
  if (behind)
    return readOf(
      behind,
      bare,
      cut.notes.filter((note) => note !== tail.note),
    );
  const [times, count] = /\s+[x×]\s?(\d+)$/iu.exec(bare) ?? [];
  const found = count === undefined ? undefined : only(part(cut.bare, -count.length));
  if (times !== undefined && !/(?:^|[\sM])[\d.,]+$/u.test(bare.slice(0, -times.length)))
    return {
      ...NONE,
      amount: Number(count),
      name: bare.slice(0, -times.length),
      notes: cut.notes,
      ...(found && { found }),
    };
  return { ...NONE, name: bare, notes: cut.notes };
}

type FoundMeasure = NonNullable<Read['found']>;
const readOf = (found: FoundMeasure, name: string, notes: Note[]): Read => ({
  ...found.measure,
  name,
  notes,
  found,
});

const ENDS_A_LINE: ReadonlySet<Measure['kind']> = new Set(['mass', 'volume', 'pinch']);

/** The measure that a text is, if it is nothing else. */
function onlyMeasure(of: Placed, grammar: Grammar): FoundMeasure | undefined {
  const measure = measureOf(of.text, grammar);
  return measure && { measure, of };
}

function measureOf(text: string, grammar: Grammar): Measure | undefined {
  const measure = measureAt(text, 0, grammar);
  if (!measure || measure.end < text.trimEnd().length) return undefined;
  const isBare = measure.unit === null;
  return isBare && (measure.isWord || YEAR.test(text.trim())) ? undefined : measure;
}
