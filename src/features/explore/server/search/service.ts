import 'server-only';
import { foldText } from '@/shared/text/text';
import { filterLexemes, quoteLexeme } from '@/features/search/model/lexemes';
import { explainUnits, listBegun } from '../dictionary/repository';
import type { FiltersQuery } from '../../schema';
import { correctedText } from '../../search/model/correction';
import { alikeOf, anyMeaningOf, type Known, meaningOf, rarityOf } from '../../search/model/meaning';
import type { Candidate } from '../../search/model/ranking';
import {
  allOf,
  anyOf,
  choices,
  isShort,
  readSearchText,
  type SearchText,
  type Unit,
  unitQuery,
} from '../../search/model/search-query';
import * as rows from './repository';

/** With fewer hits than this, a word may be misspelt in the guides too. */
const ENOUGH = 3;
/** The place of a unit that is only in steps. */
const IN_STEPS = 1;
/** Of a search that is not found whole, so many words are tried in every choice. */
const CHOSEN_FROM = 4;
/** Names of so many hits decide which of several words was meant. */
const NAMES_LOOKED_AT = 10;
/** With more words, most of them are enough to find what was meant. */
const GUESSED_MAX = 4;
const NEAREST_LOOKED_AT = 50;
/** Partial matches are counted up to here. */
const NEAREST_MAX = 1_000;

/** Interpretation of a search, and its hits in their rough order. */
export type Understood = {
  text: SearchText;
  wanted: rows.Wanted;
  /** Tsquery of the text without the filters. */
  textQuery: string | undefined;
  total: number;
  hits: Candidate[];
  /** Corrected text that was searched for instead. */
  corrected?: string | undefined;
  /** Set if hits have only some of the words: all of them, or those after the few with all. */
  isPartial?: true | 'after whole' | undefined;
  known?: Known[] | undefined;
};

const NEAREST = { limit: NEAREST_LOOKED_AT, offset: 0, max: NEAREST_MAX };

type Span = { limit: number; offset: number; max?: number };

type Filters = Pick<FiltersQuery, 'language' | 'category' | 'tag'>;

/** Lexemes that all rows within the filters have. */
function lexemesOfFilters({ language, category, tag }: Filters): string[] {
  return [
    ...(language ? [filterLexemes.language(language)] : []),
    ...(category ? [filterLexemes.category(foldText(category))] : []),
    ...(tag ? [filterLexemes.tag(foldText(tag))] : []),
  ];
}

/** The filters of a search as one tsquery; undefined without any. */
export const filterQuery = (filters: Filters): string | undefined =>
  allOf(lexemesOfFilters(filters).map(quoteLexeme));

/**
 * Interprets a search text: first as written; if that finds little, with corrected words; then with
 * as many of its words as occur together.
 * @param isExact without corrections and partial matches
 */
export async function understand(
  name: string,
  filters: string | undefined,
  span: Span,
  isExact: boolean,
): Promise<Understood> {
  const text = await withBegun(readSearchText(name));
  const first = await look(text, filters, queriesOf(text), span);
  // People who type a code that is there mean it.
  if (first.total >= ENOUGH || text.units.length === 0 || first.hits.some(({ isCode }) => isCode))
    return first;
  const known = await explainUnits(text.units);
  if (isExact) return { ...first, known };
  const lookedAt = { ...span, limit: span.limit || NAMES_LOOKED_AT };
  const last = text.units.length - 1;
  const meant = meantUnits(text, (unit, index) =>
    meaningOf(unit, known[index], {
      isAlone: last === 0,
      isLast: index === last,
      joined: [...(known[index - 1]?.joined ?? []), ...(known[index]?.joined ?? [])],
    }),
  );
  const second = meant === text ? first : await look(meant, filters, queriesOf(meant), lookedAt);
  const whole = isMeant(second)
    ? second
    : // As it was typed, a part of the words may have better hits.
      orElse(await lookForFewer(text, known, filters, lookedAt), second);
  const best =
    whole.total > 0
      ? await withPartial(whole, known, filters, lookedAt)
      : await lookFurther(meant, known, filters, lookedAt);
  const corrected =
    best.total > 0
      ? correctedText(
          name,
          best.text.units,
          best.hits.flatMap(({ names }) => names),
        )
      : undefined;
  return { ...best, known, corrected };
}

const orElse = (one: Understood, other: Understood) => (one.total > 0 ? one : other);

/** True if what was corrected is in more than the steps of a hit. */
function isMeant({ text, hits }: Understood): boolean {
  const corrected = text.units.flatMap(({ correction }, index) =>
    correction === undefined ? [] : [index],
  );
  return (
    corrected.length === 0 ||
    hits.length === 0 ||
    hits.some(({ places }) => corrected.every((index) => (places[index] ?? 0) > IN_STEPS))
  );
}

/**
 * Few hits with all words, followed by those that lack one of them. Of two words one says too
 * little, unless both are together only in steps.
 */
async function withPartial(
  whole: Understood,
  known: Known[],
  filters: string | undefined,
  span: Span,
): Promise<Understood> {
  const required = whole.text.units.flatMap(({ isSoft }, index) => (isSoft ? [] : [index]));
  const isInSteps = whole.hits.every(({ places }) =>
    required.some((index) => (places[index] ?? 0) <= IN_STEPS),
  );
  const requiredMin = isInSteps ? 2 : 3;
  if (whole.isPartial || whole.total >= ENOUGH || required.length < requiredMin) return whole;
  const partial = await lookForFewer(whole.text, known, filters, span, 1);
  return partial.total > whole.total ? { ...partial, isPartial: 'after whole' } : whole;
}

/** Text with the meant units; unchanged when no unit has another meaning. */
function meantUnits(text: SearchText, meaning: (unit: Unit, index: number) => Unit): SearchText {
  const units = text.units.map(meaning);
  return units.some((unit, index) => unit !== text.units[index]) ? { ...text, units } : text;
}

// No guide has all words, even corrected: a known word may be misspelt too, or be irrelevant.
async function lookFurther(
  text: SearchText,
  known: Known[],
  filters: string | undefined,
  span: Span,
): Promise<Understood> {
  const isFew = text.units.length > 1 && text.units.length <= GUESSED_MAX;
  const guessed = isFew
    ? meantUnits(text, (unit, index) => anyMeaningOf(unit, known[index]))
    : text;
  const corrected =
    guessed === text ? undefined : await look(guessed, filters, queriesOf(guessed), span);
  return corrected && corrected.total > 0 ? corrected : lookForFewer(text, known, filters, span);
}

/**
 * Partial matches of a search without hits: projects with some of its words, else with similar
 * words.
 */
export async function listNearest(
  { text, known }: Understood,
  filters: string | undefined,
): Promise<{ text: SearchText; hits: Candidate[]; rarity: number[] }> {
  const { units } = text;
  const present = units.filter(
    (unit, index) => (known?.[index]?.count ?? 0) > 0 || unit.meant.length > 0,
  );
  const rarity = units.map((unit, index) => rarityOf(unit, known?.[index]));
  const told = present.filter((unit) => !unit.isSoft);
  if (told.length > 0)
    return {
      text,
      rarity,
      hits: (
        await look(
          text,
          filters,
          [anyOf(told.map((unit) => unitQuery(unit))) ?? ''],
          NEAREST,
          rarity,
        )
      ).hits,
    };
  const near = units.flatMap((_, index) => alikeOf(known?.[index]));
  if (near.length === 0) return { text, rarity, hits: [] };
  const likely = {
    ...text,
    units: [
      {
        text: near[0] ?? '',
        spellings: near.slice(0, 1).map((word) => [word]),
        meant: near,
        mistakes: 0 as const,
        isSoft: false,
      },
    ],
  };
  return {
    text: likely,
    rarity: [1],
    hits: (await look(likely, filters, queriesOf(likely), NEAREST)).hits,
  };
}

const queriesOf = ({ units }: SearchText) => units.map((unit) => unitQuery(unit));

// The last word may still be typed.
async function withBegun(text: SearchText): Promise<SearchText> {
  const last = text.units.at(-1);
  if (!last || !isShort(last) || !/^\p{L}+$/u.test(last.text)) return text;
  const meant = await listBegun(last.text);
  return { ...text, units: [...text.units.slice(0, -1), { ...last, meant }] };
}

type Meant = Omit<Understood, 'total' | 'hits'>;

function meantBy(
  text: SearchText,
  filters: string | undefined,
  queries: string[],
  max?: number,
  rarity?: number[],
): Meant {
  const { units, refKeys, gtin, key } = text;
  const query = allOf(filters === undefined ? queries : [...queries, filters]) ?? '';
  return {
    text,
    textQuery: allOf(queries),
    wanted: { query, filters, units, refKeys, gtin, key, rarity, max },
  };
}

async function look(
  text: SearchText,
  filters: string | undefined,
  queries: string[],
  { limit, offset, max }: Span,
  rarity?: number[],
): Promise<Understood> {
  const meant = meantBy(text, filters, queries, max, rarity);
  return { ...meant, ...(await rows.listHits(meant.wanted, limit, offset)) };
}

/**
 * As many words as are found together; the answer lists those left out.
 * @param lacking so many words at least may be missing
 */
async function lookForFewer(
  text: SearchText,
  known: Known[],
  filters: string | undefined,
  span: Span,
  lacking = 0,
): Promise<Understood> {
  const rarity = text.units.map((unit, index) => rarityOf(unit, known[index]));
  const told = text.units.filter((unit) => !unit.isSoft);
  const countOf = (unit: Unit) => known[text.units.indexOf(unit)]?.count ?? 0;
  const present = told
    .filter((unit) => countOf(unit) > 0 || unit.meant.length > 0)
    .sort((a, b) => countOf(a) - countOf(b))
    .slice(0, CHOSEN_FROM);
  for (let size = present.length - lacking; size > 0; size -= 1) {
    const query = anyOf(
      choices(present, size).map((units) => allOf(units.map((unit) => unitQuery(unit))) ?? ''),
    );
    const fewer =
      query === undefined ? undefined : await look(text, filters, [query], span, rarity);
    if (fewer && fewer.total > 0) return size < told.length ? { ...fewer, isPartial: true } : fewer;
  }
  return { ...meantBy(text, filters, queriesOf(text)), total: 0, hits: [] };
}
