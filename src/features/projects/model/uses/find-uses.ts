import { AMOUNT_WORDS } from '@/languages/amounts';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type EntryName, namesOf, type Word, wordsIn } from './names';

/** A line of parts or tools. */
export type NamedEntry = { id: string; line: string };
/** A step with its texts in one language, and the entries that it uses already. */
export type ReadStep = { id: string; texts: string[]; used: readonly string[] };
export type Proposal = { stepId: string; items: string[] };

type Entry = EntryName & { id: string };
/** An entry at a noun of a text, with the places of its other words. */
type Match = { entry: Entry; at: number; others: number[]; isWhole: boolean };

/** Bounds of the time that odd lists and texts can take. */
const OTHERS_MAX = 6;
const SHARED_NOUN_MAX = 12;
const OCCURRENCES_MAX = 6;
/** Shorter ends of compounds are other words: 'ei' in 'Brei'. */
const COMPOUND_END_MIN = 4;

/**
 * Finds the parts and tools that a step names and does not use yet. In doubt between two, neither.
 */
export function usesFinder(
  entries: readonly NamedEntry[],
  lang: ProjectLanguage,
): (step: ReadStep) => Proposal {
  const byNoun = entriesByNoun(entries, lang);
  return ({ id, texts, used }) => {
    const found = new Set(texts.flatMap((text) => entriesIn(wordsIn(text, lang), byNoun, lang)));
    const items = entries
      .map((entry) => entry.id)
      .filter((item) => found.has(item) && !used.includes(item));
    return { stepId: id, items };
  };
}

function entriesByNoun(
  entries: readonly NamedEntry[],
  lang: ProjectLanguage,
): ReadonlyMap<string, readonly Entry[]> {
  const byNoun = new Map<string, Entry[]>();
  const isJoined = AMOUNT_WORDS[lang].head === 'joined';
  for (const { id, line } of entries)
    for (const name of namesOf(line, lang)) {
      const last = isJoined ? Math.max(0, name.noun.length - COMPOUND_END_MIN) : 0;
      for (let from = 0; from <= last; from += 1) {
        const key = name.noun.slice(from);
        const known = byNoun.get(key) ?? [];
        if (known.length === SHARED_NOUN_MAX) continue;
        const others = name.others.slice(0, OTHERS_MAX);
        // The end of a compound is never its whole name.
        const entry = { id, noun: name.noun, others: from === 0 ? others : [...others, ''] };
        byNoun.set(key, [...known, entry]);
      }
    }
  return byNoun;
}

/** The ids of the entries that a text names; the longest names first. */
function entriesIn(
  words: readonly Word[],
  byNoun: ReadonlyMap<string, readonly Entry[]>,
  lang: ProjectLanguage,
): string[] {
  const isHeadFirst = AMOUNT_WORDS[lang].head === 'first';
  const taken = new Set<number>();
  const occurrences = new Map<string, number>();
  return words
    .flatMap((word, at) => {
      const entries = byNoun.get(word.noun);
      const count = occurrences.get(word.noun) ?? 0;
      if (!entries || count === OCCURRENCES_MAX) return [];
      occurrences.set(word.noun, count + 1);
      const matches = entries.flatMap((entry) => matchAt(words, at, entry, isHeadFirst) ?? []);
      return matches.length > 0 ? [bestOf(matches)] : [];
    })
    .sort(([one], [other]) => (other?.others.length ?? 0) - (one?.others.length ?? 0))
    .flatMap(([match, rival]) => {
      if (!match || taken.has(match.at)) return [];
      for (const place of [match.at, ...match.others]) taken.add(place);
      return rival ? [] : [match.entry.id];
    });
}

/** The best match, and a second one if it is as good. */
function bestOf(matches: Match[]): [Match, Match?] | [] {
  const most = Math.max(...matches.map(({ others }) => others.length));
  const best = matches.filter(({ others }) => others.length === most);
  const whole = best.filter(({ isWhole }) => isWhole);
  const [match, rival] = whole.length > 0 ? whole : best;
  return match ? [match, rival] : [];
}

/** The match at a noun, or none where other words name another thing: 'the rear panel'. */
function matchAt(
  words: readonly Word[],
  at: number,
  entry: Entry,
  isHeadFirst: boolean,
): Match | undefined {
  const others: number[] = [];
  const left = [...entry.others];
  for (let distance = 1; distance <= entry.others.length + 1; distance += 1) {
    const place = isHeadFirst ? at + distance : at - distance;
    const word = words[place];
    if (word?.run !== words[at]?.run) break;
    const index = word ? left.indexOf(word.stem) : -1;
    if (index < 0) continue;
    left.splice(index, 1);
    others.push(place);
  }
  const isOther = !isHeadFirst && left.length > 0 && others.length === 0 && isQualified(words, at);
  return isOther ? undefined : { entry, at, others, isWhole: left.length === 0 };
}

/** Reports whether words behind an article tell what kind of thing a noun is. */
function isQualified(words: readonly Word[], at: number): boolean {
  const [noun, adjective] = [words[at], words[at - 1]];
  if (noun?.before !== 'word' || adjective === undefined || isParticiple(adjective)) return false;
  let first = at - 1;
  while (words[first]?.before === 'word' && at - first < OTHERS_MAX) first -= 1;
  return words[first]?.before === 'stop';
}

/** 'chopped' describes a thing. */
const isParticiple = ({ noun, stem }: Word): boolean => stem.length < noun.length - 1;
