import { formsOf } from '@/features/search/model/stem';
import type { SearchText, Unit } from './search-query';

/** Hit with the measures of its rank. */
export type Candidate = {
  id: string;
  /** Its name in each of its languages, without case and accents. */
  names: readonly string[];
  isCode: boolean;
  views: number;
  /** Mean of ratings in half stars. */
  rating: number;
  createdAt: Date;
  /**
   * The best field in which each unit occurs: 4 name, 3 labels, 2 parts and creator, 1 steps, 0
   * none.
   */
  places: number[];
};

const PLACE_WORTH = [0, 0.15, 0.4, 0.6, 1];
const SOFT_WORTH = 0.4;
const AVERAGE_RATING_HALVES = 7;

/**
 * Sorts by relevance, then views and ratings, then date.
 * @param rarity the weight of each unit, by index
 */
export function ranked<T extends Candidate>(
  candidates: readonly T[],
  search: SearchText,
  rarity?: readonly number[],
): T[] {
  const isForm = search.units.map((unit) => formsOf([unit.text, ...unit.meant]));
  const scored = candidates.map((candidate) => ({
    candidate,
    score: Math.max(
      ...candidate.names.map((name) => scoreOf(candidate, name, search, { isForm, rarity })),
    ),
  }));
  scored.sort(
    (a, b) =>
      b.score - a.score ||
      b.candidate.createdAt.getTime() - a.candidate.createdAt.getTime() ||
      (a.candidate.id < b.candidate.id ? 1 : -1),
  );
  return scored.map(({ candidate }) => candidate);
}

type Knowledge = { isForm: ((word: string) => boolean)[]; rarity: readonly number[] | undefined };

// Scores a candidate by one of its names; words of the others count as in any other place.
function scoreOf(
  candidate: Candidate,
  name: string,
  { key, units }: SearchText,
  { isForm, rarity }: Knowledge,
): number {
  const words = name.split(' ');
  const places = units.map((unit, index) => placeInName(words, unit, isForm[index]));
  let score = candidate.isCode ? 100 : 0;
  // If words may be missing, hits with all of them come first.
  if (
    rarity &&
    units.every((unit, index) => unit.isSoft || places[index] || candidate.places[index])
  )
    score += 50;
  for (const [index, unit] of units.entries()) {
    const worth = (rarity?.[index] ?? 1) * (unit.isSoft ? SOFT_WORTH : 1);
    const inName = places[index];
    score +=
      worth *
      (inName
        ? inName.exactness
        : (PLACE_WORTH[candidate.places[index] ?? 0] ?? 0) *
          (candidate.places[index] === 4 ? 0.75 : 1)) *
      2;
  }
  if (name === key) score += 4;
  else if (name.startsWith(`${key} `)) score += 1;
  else if (name.startsWith(key) || name.includes(` ${key} `) || name.endsWith(` ${key}`))
    score += 0.7;
  const matches = places.filter((place) => place !== undefined);
  // Small words too: 'Gear S' is not 'Gear 2'.
  const small =
    key.split(' ').filter((word) => words.includes(word)).length / key.split(' ').length;
  return (
    score +
    small * 0.3 +
    nearness(matches.map(({ index }) => index)) * 0.5 +
    (matches.length / Math.max(words.length, 1)) * 0.8 +
    Math.log10(candidate.views + 1) * 0.05 +
    (candidate.rating - AVERAGE_RATING_HALVES) * 0.03
  );
}

// Match of a word in the name: as typed, by its beginning, by its form, or as corrected.
function placeInName(
  words: readonly string[],
  unit: Unit,
  isForm: (word: string) => boolean = () => false,
): { index: number; exactness: number } | undefined {
  const exact = words.indexOf(unit.text);
  if (exact >= 0) return { index: exact, exactness: 1 };
  const corrected = unit.correction === undefined ? -1 : words.indexOf(unit.correction);
  if (corrected >= 0) return { index: corrected, exactness: 0.95 };
  const form = words.findIndex(isForm);
  if (form >= 0) return { index: form, exactness: unit.meant.length > 0 ? 0.85 : 0.95 };
  const beginning =
    unit.text.length < 2 ? -1 : words.findIndex((word) => word.startsWith(unit.text));
  if (beginning >= 0)
    return {
      index: beginning,
      exactness: 0.5 + 0.4 * (unit.text.length / (words[beginning]?.length ?? 1)),
    };
  const meant = words.findIndex((word) => unit.meant.includes(word));
  return meant >= 0 ? { index: meant, exactness: 0.8 } : undefined;
}

// 1 when the words are adjacent and in the order of the search; less with gaps and swaps.
function nearness(indexes: readonly number[]): number {
  if (indexes.length < 2) return 0;
  const steps = indexes.slice(1).map((index, place) => index - (indexes[place] ?? 0));
  return (
    steps.reduce((sum, step) => sum + (step > 0 ? 1 / step : step < 0 ? 0.3 / -step : 0), 0) /
    steps.length
  );
}
