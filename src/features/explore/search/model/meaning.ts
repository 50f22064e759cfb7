import type { Unit } from './search-query';

/**
 * What the dictionary knows of a unit: in how many projects it is, whether it is no word but the beginning of one, the words near it, the
 * nearest and likeliest first, and those around it.
 */
type Known = { count: number; isBegun: boolean; near: { word: string; distance: number; projects: number }[]; within: string[] };

/** Whether no other unit tells which of several words was meant, and whether it may still be typed. */
type Place = { isAlone: boolean; isLast: boolean };

/** A word that so few have may be misspelt, where so many more have one that is nearly the same. */
const RARE_MAX = 2;
const COMMON_MIN = 5;
const TIMES_MORE = 5;
/** Of shorter words two wrong letters leave too little, unless the word begins the same. */
const TWO_ANYWHERE_FROM = 6;
/** What a word alone may be meant for; beside others more are tried, as those tell which it was. */
const ALONE_MAX = 3;

/** The unit with the words it may be meant for, or as it was. */
export function meaningOf(unit: Unit, known: Known | undefined, { isAlone, isLast }: Place): Unit {
  if (!known || (known.isBegun && isLast)) return unit;
  const near = nearOf(unit, known);
  if (known.count > 0) {
    const common = near.filter(({ distance, projects }) => distance < 2 && projects >= Math.max(COMMON_MIN, known.count * TIMES_MORE));
    return known.count <= RARE_MAX && common.length > 0 ? { ...unit, meant: [...unit.meant, ...common.slice(0, ALONE_MAX).map(({ word }) => word)] } : unit;
  }
  const closest = near[0]?.distance ?? Infinity;
  const best = near.filter(({ distance }) => distance === closest).slice(0, isAlone ? ALONE_MAX : undefined).map(({ word }) => word);
  const [correction] = best;
  // One wrong letter is likelier than a word that happens to stand within others, two are not.
  if (correction !== undefined && (closest < 2 || known.within.length === 0)) return { ...unit, meant: [...unit.meant, ...best], guesses: best, correction };
  return known.within.length > 0 ? { ...unit, meant: [...unit.meant, ...known.within] } : unit;
}

/** The unit with everything it may be meant for, even if some have it as it is written: for when nothing has it together with the other words. */
export function anyMeaningOf(unit: Unit, known: Known | undefined): Unit {
  if (!known) return unit;
  const guesses = nearOf(unit, known).filter(({ distance }) => known.count === 0 || distance < 2).map(({ word }) => word);
  const words = known.count === 0 ? [...guesses, ...known.within] : guesses;
  return words.length > 0 ? { ...unit, meant: [...new Set([...unit.meant, ...words])], guesses } : unit;
}

const nearOf = ({ text }: Unit, { near }: Known) => near.filter(({ word, distance }) => distance < 2 || text.length >= TWO_ANYWHERE_FROM || word[0] === text[0]);

/** How much it says that a project has the unit: less the more have it. */
export function rarityOf(known: Known | undefined): number {
  return 1 / (1 + Math.log10(1 + (known?.count ?? 0)));
}
