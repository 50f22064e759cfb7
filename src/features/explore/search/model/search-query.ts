import { gtinKeyOf } from '@/shared/ids/gtin';
import { refKeyOf } from '@/shared/ids/ref-key';
import { quoteLexeme, type Weight } from '@/features/search/model/lexemes';
import { stemLexemes, stemLexemesBeyond } from '@/features/search/model/stem';
import {
  chunksOf,
  joinedCode,
  nameKeyOf,
  piecesOf,
  runsOf,
  signsOf,
} from '@/features/search/model/words';
import { searchKey } from '@/shared/text/search-key';
import { isGuideWord, isStopWord } from './common-words';

/** Maximum of words, as more find nothing nearer; the first ones count. */
const UNITS_MAX = 10;
/**
 * Shorter prefixes would match half of all guides; the dictionary completes a word that is being
 * typed.
 */
const BEGINNING_MIN = 3;
/** In shorter words, one wrong letter makes another word. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 7;
const MISSPELT_MAX = 30;
/** Maximum of pieces of a code; a text in more pieces is none. */
const CODE_PIECES_MAX = 4;
/** Signs that mean something where they stand beside letters or digits: 'c++', '$1', '#5'. */
const TELLING = /[$#@+=*<>^|~]/u;

/** One thing that is searched for: a word or a code. */
export type Unit = {
  /** As it was typed, without case and accents. */
  text: string;
  /** The ways of writing it, each a list of words that must all be there. */
  spellings: string[][];
  /** Words it may be meant for: misspelt, within another word, or still being typed. */
  meant: string[];
  /** Replacement used because the typed word has no hits. */
  correction?: string | undefined;
  /** Words that it may be misspelt for, the likeliest first. */
  guesses?: readonly string[] | undefined;
  /** Wrong letters that are forgiven; codes and signs are meant as they are typed. */
  mistakes: 0 | 1 | 2;
  /** Not needed to be found when there is something else. */
  isSoft: boolean;
};

export type SearchText = {
  /** The words of the text, to be compared with names. */
  key: string;
  /**
   * Candidate reference codes in their normalised form: 'wd102' is also written 'WD-102' and 'WD
   * 102'.
   */
  refKeys: string[];
  gtin: string | undefined;
  units: Unit[];
};

/** Parses a search text; without units if it has nothing that could be found. */
export function readSearchText(text: string): SearchText {
  const units = new Map<string, Unit>();
  for (const unit of chunksOf(text).map(unitOf))
    if (unit && !units.has(unit.text)) units.set(unit.text, unit);
  const all = [...units.values()];
  const meaningful = all.filter((unit) => hasSigns(unit) || !isStopWord(unit.text));
  const signs = all.length === 0 ? signsOf(text).map(signUnit) : [];
  const chosen = (meaningful.length > 0 ? meaningful : all.length > 0 ? all : signs).slice(
    0,
    UNITS_MAX,
  );
  const isSoftOnly = chosen.every((unit) => unit.isSoft);
  return {
    key: nameKeyOf(text),
    refKeys: refKeysOf(text),
    gtin: gtinKeyOf(text),
    units: isSoftOnly ? chosen.map((unit) => ({ ...unit, isSoft: false })) : chosen,
  };
}

function refKeysOf(text: string): string[] {
  const runs = chunksOf(text).flatMap(runsOf);
  const pieces = runs.flatMap((run) => {
    const parts = piecesOf(run);
    return parts.length > 0 ? parts : [run];
  });
  const isCode = pieces.length > 1 && pieces.length <= CODE_PIECES_MAX && /\p{N}/u.test(text);
  const parted = isCode
    ? [runs, pieces].flatMap((parts) => ['', '-', ' '].map((sign) => parts.join(sign)))
    : [];
  return [...new Set([refKeyOf(text), ...parted])].filter(Boolean);
}

/** A unit as it was typed in the text, without the punctuation around it. */
export function typedAs(text: string, unit: Unit): string {
  const chunk = text
    .split(/[\s'’`´]+/u)
    .find((each) => unitOf(searchKey(each))?.text === unit.text);
  return chunk?.replace(/^\p{P}+|[\p{Pe}\p{Pf}.,;:!?"]+$/gu, '') ?? unit.text;
}

function unitOf(chunk: string): Unit | undefined {
  const runs = runsOf(chunk);
  const [first] = runs;
  if (first === undefined) return undefined;
  const joined = joinedCode(chunk);
  const pieces = runs.length === 1 ? piecesOf(first) : [];
  const spellings = [
    [...runs, ...signsOf(chunk).filter((sign) => TELLING.test(sign))],
    ...(joined === undefined ? [] : [[joined]]),
    ...(pieces.length > 0 ? [pieces] : []),
  ];
  const text = runs.length === 1 ? first : (joined ?? runs.join(' '));
  return {
    text,
    spellings,
    meant: [],
    mistakes: runs.length === 1 ? mistakesIn(first) : 0,
    isSoft: isGuideWord(text),
  };
}

const signUnit = (sign: string): Unit => ({
  text: sign,
  spellings: [[sign]],
  meant: [],
  mistakes: 0,
  isSoft: false,
});

function mistakesIn(word: string): Unit['mistakes'] {
  if (!/^\p{L}+$/u.test(word) || word.length < ONE_MISTAKE_FROM || word.length > MISSPELT_MAX)
    return 0;
  return word.length >= TWO_MISTAKES_FROM ? 2 : 1;
}

/** Reports whether the unit is a beginning too short to be looked up as one. */
export function isShort(unit: Unit): boolean {
  return unit.text.length < BEGINNING_MIN && /^[\p{L}\p{N}]+$/u.test(unit.text) && !hasSigns(unit);
}

/** Signs mark a short word as whole: 'c++'. */
const hasSigns = ({ spellings }: Unit) => spellings.some((words) => words.some(isSign));
const isSign = (word: string) => TELLING.test(word);

/**
 * The tsquery text for a unit: prefixes, inflected forms, and candidates.
 * @param weights restricts it to these fields
 */
export function unitQuery(unit: Unit, weights: Weight[] = []): string {
  const mark = (isBeginning: boolean) =>
    isBeginning || weights.length > 0 ? `:${isBeginning ? '*' : ''}${weights.join('')}` : '';
  const beginning = (word: string) => quoteLexeme(word) + mark(word.length >= BEGINNING_MIN);
  const exactly = (word: string) => quoteLexeme(word) + mark(false);
  const typed = typedIn(unit);
  const written = typed.map((words) =>
    words.length === 1 ? beginning(words[0] ?? '') : `(${words.map(beginning).join(' & ')})`,
  );
  const forms = typed.flatMap(([word = '', ...more]) =>
    more.length > 0
      ? []
      : word.length >= BEGINNING_MIN
        ? stemLexemesBeyond(word)
        : stemLexemes(word),
  );
  const meant = unit.meant
    .filter((word) => word !== unit.correction)
    .flatMap((word) => [word, ...stemLexemes(word)]);
  return [...written, ...[...forms, ...meant].map(exactly)].join(' | ');
}

// A corrected unit is searched for in its correction only, as the typed form has no hits.
const typedIn = ({ spellings, correction }: Unit): string[][] =>
  correction === undefined ? spellings : [[correction]];

/** Words of which each alone finds the unit. */
export const wordsAlone = (unit: Unit): string[] => [
  ...typedIn(unit)
    .filter((words) => words.length === 1)
    .flat(),
  ...unit.meant,
];

/** All of the queries at once; undefined when there are none. */
export function allOf(queries: readonly string[]): string | undefined {
  return queries.length === 0 ? undefined : queries.map((query) => `(${query})`).join(' & ');
}

/** Any of the queries; undefined when there are none. */
export function anyOf(queries: readonly string[]): string | undefined {
  return queries.length === 0 ? undefined : queries.map((query) => `(${query})`).join(' | ');
}

/** Every choice of so many of the things. */
export function choices<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((thing, index) =>
    choices(things.slice(index + 1), size - 1).map((rest) => [thing, ...rest]),
  );
}
