import { SEARCH_WORDS } from '@/languages/search';
import { SHORTEST_WORD, stemOf } from '@/languages/stem';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';

const LONGEST_WORD = 40;
/** The size of the stem cache: about two megabytes. */
const REMEMBERED_MAX = 5_000;

// Letters that only occur at the end of a stem by replacement: 'i' of 'battery', 'f' of 'shelves'.
const endsChanged = Object.fromEntries(
  PROJECT_LANGUAGES.map((language) => {
    const { plurals, forms, finish } = SEARCH_WORDS[language];
    const changed = [...plurals, ...forms].flatMap(([ending, instead]) =>
      [...instead]
        .map((_, index) => instead.slice(0, index + 1))
        .filter((part) => !ending.startsWith(part)),
    );
    return [language, [...new Set([...changed, ...(finish?.ends ?? [])])]];
  }),
) as Record<ProjectLanguage, string[]>;

/**
 * The stems of a search term that words may have without starting with the term; a prefix search
 * finds the others anyway.
 */
export function stemLexemesBeyond(word: string): string[] {
  if (!hasForms(word)) return [];
  return PROJECT_LANGUAGES.flatMap((language) => {
    const stem = stemOf(word, language);
    const isWithin =
      stem.startsWith(word) && !endsChanged[language].some((part) => stem.endsWith(part));
    return isWithin ? [] : [stemLexeme(word, language)];
  });
}

/** Reports whether a word can have forms: only letters, neither short nor very long. */
export function hasForms(word: string): boolean {
  return word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && /^\p{L}+$/u.test(word);
}

/** The lexeme of a stem: no word starts with a slash, and no filter has two letters after it. */
export function stemLexeme(word: string, language: ProjectLanguage): string {
  return `/${language.slice(0, 2)}/${stemOf(word, language)}`;
}

// Names and labels share most of their words, within a search and between searches.
const remembered = new Map<string, readonly string[]>();

/** The stems of a search term in every language, because its language is unknown. */
export function stemLexemes(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  const stems = hasForms(word)
    ? PROJECT_LANGUAGES.map((language) => stemLexeme(word, language))
    : [];
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(word, stems);
  return stems;
}

/** A predicate: whether a word shares a stem with one of these. */
export function formsOf(words: readonly string[]): (word: string) => boolean {
  const stems = new Set(words.flatMap(stemLexemes));
  // A stem starts with the first letter of its word: skips most other words cheaply.
  const initials = new Set([...stems].map((stem) => stemIn(stem).charAt(0)));
  return (word) =>
    initials.has(word.charAt(0)) && stemLexemes(word).some((stem) => stems.has(stem));
}

/** The stem without its language mark. */
export function stemIn(lexeme: string): string {
  return lexeme.slice('/en/'.length);
}
