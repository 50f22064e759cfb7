import type { Unit } from './search-query';

/** Dictionary entry of a unit. */
export type Known = {
  /** In how many projects it is, counted up to 200. */
  count: number;
  isWord: boolean;
  /** True if there are words that begin so and are longer. */
  isBeginning: boolean;
  /** Words that differ by a letter or two, the nearest and likeliest first. */
  near: { word: string; distance: number; projects: number }[];
  /** Words that have it within them. */
  within: string[];
  /** Two words each that it consists of. */
  splits: [string, string][];
  /** Words that it makes together with the next unit. */
  joined: string[];
  /** All similar words; null when they were not needed. */
  alike: string[] | null;
};

/** Position of a unit. */
type Place = {
  /** True if no other unit decides which of several words was meant. */
  isAlone: boolean;
  /** The last one may still be typed. */
  isLast: boolean;
  /** Words that it makes together with the unit before or after it. */
  joined: readonly string[];
};

/** A word that so few have may be misspelt, where so many more have one that is nearly the same. */
const RARE_MAX = 2;
const COMMON_MIN = 5;
const TIMES_MORE = 5;
/**
 * Maximum of meanings tried for a word alone; beside others, which narrow it down, more are tried.
 */
const ALONE_MAX = 3;

/** The unit with the words it may be meant for, or as it was. */
export function meaningOf(
  unit: Unit,
  known: Known | undefined,
  { isAlone, isLast, joined }: Place,
): Unit {
  if (!known) return unit;
  const whole = withMeant(unit, joined);
  if (isLast && known.isBeginning && !known.isWord) return whole;
  const near = nearOf(unit, known);
  if (known.count > 0) {
    const common = near.filter(
      ({ distance, projects }) =>
        distance < 2 && projects >= Math.max(COMMON_MIN, known.count * TIMES_MORE),
    );
    return known.count <= RARE_MAX
      ? withMeant(
          whole,
          common.slice(0, ALONE_MAX).map(({ word }) => word),
        )
      : whole;
  }
  const closest = near[0]?.distance ?? Infinity;
  const best = near
    .filter(({ distance }) => distance === closest)
    .slice(0, isAlone ? ALONE_MAX : undefined)
    .map(({ word }) => word);
  const [correction] = best;
  const isSplit = known.splits.length > 0;
  // One wrong letter is likelier than a missing blank or a word inside another; two wrong letters
  // are not.
  if (correction !== undefined && (closest < 2 || (known.within.length === 0 && !isSplit)))
    return { ...withMeant(whole, best), guesses: best, correction };
  return withMeant(
    isSplit ? { ...whole, spellings: [...whole.spellings, ...known.splits] } : whole,
    known.within,
  );
}

/**
 * The unit with all its candidates, even if guides have it as written: for searches where no guide
 * has all words.
 */
export function anyMeaningOf(unit: Unit, known: Known | undefined): Unit {
  if (!known || known.isWord) return unit;
  const guesses = nearOf(unit, known)
    .filter(({ distance }) => known.count === 0 || distance < 2)
    .map(({ word }) => word);
  const guessed = withMeant(unit, known.count === 0 ? [...guesses, ...known.within] : guesses);
  return guessed === unit ? unit : { ...guessed, guesses };
}

/** Words that look like a unit, for when nothing was found. */
export function alikeOf(known: Known | undefined): string[] {
  if (!known) return [];
  const [closest, ...others] = known.near;
  const near = closest
    ? [closest, ...others.filter(({ distance }) => distance === closest.distance)]
    : [];
  return [...near.map(({ word }) => word), ...known.within, ...(known.alike ?? [])];
}

function withMeant(unit: Unit, words: readonly string[]): Unit {
  const meant = [...new Set([...unit.meant, ...words])];
  return meant.length > unit.meant.length ? { ...unit, meant } : unit;
}

// People seldom miss the first letter, and a word with another one is another word: iPhone, phone.
const nearOf = ({ text }: Unit, { near }: Known) => near.filter(({ word }) => word[0] === text[0]);

/**
 * The weight of a unit, or of a word that it may be meant for, in a project: smaller the more
 * have it.
 */
export function rarityOf({ meant }: Unit, known: Known | undefined): number {
  const meantIn = known?.near.filter(({ word }) => meant.includes(word)) ?? [];
  const count = (known?.count ?? 0) + meantIn.reduce((sum, { projects }) => sum + projects, 0);
  return 1 / (1 + Math.log10(1 + count));
}
