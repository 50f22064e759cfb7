import type { Unit } from './search-query';

/** What the dictionary knows of a unit. */
type Known = { count: number; near: { word: string; distance: number; projects: number }[]; within: string[] };

/** A word that so few have may be misspelt, where so many more have one that is nearly the same. */
const RARE_MAX = 2;
const COMMON_MIN = 5;
const TIMES_MORE = 5;
/** Of shorter words two wrong letters leave too little, unless two changed places or the word begins the same. */
const TWO_ANYWHERE_FROM = 6;

/** The unit with the words it may be meant for, or as it was. */
export function meaningOf(unit: Unit, known: Known | undefined): Unit {
  if (!known) return unit;
  const near = known.near.filter(({ word, distance }) => distance < 2 || isSwapped(unit.text, word) || unit.text.length >= TWO_ANYWHERE_FROM || word[0] === unit.text[0]);
  if (known.count > 0) {
    const common = near.filter(({ word, distance, projects }) =>
      (distance < 2 || isSwapped(unit.text, word)) && projects >= Math.max(COMMON_MIN, known.count * TIMES_MORE));
    return known.count <= RARE_MAX && common.length > 0 ? { ...unit, meant: [...unit.meant, ...common.map(({ word }) => word)] } : unit;
  }
  const closest = Math.min(...near.map((each) => costOf(unit.text, each)));
  const best = near.filter((each) => costOf(unit.text, each) === closest).sort((a, b) => b.projects - a.projects).map(({ word }) => word);
  const [correction] = best;
  // One wrong letter is likelier than a word that happens to stand within others, two are not.
  if (correction !== undefined && (closest < 2 || known.within.length === 0)) return { ...unit, meant: [...unit.meant, ...best], correction };
  return known.within.length > 0 ? { ...unit, meant: [...unit.meant, ...known.within] } : unit;
}

/** How much it says that a project has the unit: less the more have it. */
export function rarityOf(known: Known | undefined): number {
  return 1 / (1 + Math.log10(1 + (known?.count ?? 0)));
}

const costOf = (text: string, { word, distance }: Known['near'][number]): number => (isSwapped(text, word) ? 1 : distance);

/** Whether two words differ by two letters beside each other that changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
