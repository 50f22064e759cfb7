import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';

/** Shorter words have no ending, but match longer ones that lose theirs. */
const SHORTEST_WORD = 3;
const LONGEST_WORD = 40;
/** The size of the stem cache: about two megabytes. */
const REMEMBERED_MAX = 5_000;

/** An ending, its replacement, and the minimum number of letters before it. */
type Ending = readonly [ending: string, instead: string, least: number];
type Rules = {
  plurals: readonly Ending[];
  forms: readonly Ending[];
  unchanged: ReadonlySet<string>;
};

const only = (least: number, ...endings: string[]): Ending[] =>
  endings.map((ending) => [ending, '', least]);

// Light rules: singular and plural, and forms of search terms ('replace', 'replacing',
// 'replacement'). They apply to words without accents, as search compares them, and the first
// matching ending counts. Both sides of a comparison use the same rules, so a stem need not be a
// word.
const RULES: Record<ProjectLanguage, Rules> = {
  en: {
    plurals: [
      ['sses', 'ss', 1],
      ['ies', 'y', 3],
      ['xes', 'x', 2],
      ['ches', 'ch', 2],
      ['shes', 'sh', 2],
      ['zzes', 'zz', 1],
      ['ss', 'ss', 1],
      ['us', 'us', 1],
      ['is', 'is', 1],
      ['s', '', 2],
    ],
    forms: [
      ...only(4, 'ations', 'ation', 'ating', 'ated', 'ate'),
      ...only(4, 'ements', 'ement', 'ment'),
      ...only(3, 'ings', 'ing'),
      ['eed', 'eed', 1],
      ...only(3, 'ed'),
      ...only(3, 'e'),
    ],
    unchanged: new Set(['lens', 'gas', 'bus', 'news', 'series', 'species', 'always', 'ubuntu']),
  },
  'pt-BR': {
    plurals: [
      ['oes', 'ao', 1],
      ['aes', 'ao', 1],
      ['ais', 'al', 2],
      ['eis', 'el', 2],
      ['ois', 'ol', 2],
      ['uis', 'ul', 2],
      ['res', 'r', 2],
      ['zes', 'z', 2],
      ['ns', 'm', 2],
      ['ses', 's', 3],
      ['is', 'il', 3],
      ['ss', 'ss', 1],
      ['s', '', 2],
    ],
    forms: [
      ...only(
        4,
        'amento',
        'imento',
        'acao',
        'icao',
        'ando',
        'endo',
        'indo',
        'ado',
        'ada',
        'ido',
        'ida',
      ),
      ...only(3, 'ar', 'er', 'ir', 'a', 'o', 'e'),
    ],
    unchanged: new Set([
      'lapis',
      'onibus',
      'virus',
      'gratis',
      'mais',
      'dois',
      'tres',
      'depois',
      'simples',
    ]),
  },
  es: {
    plurals: [
      ['ces', 'z', 2],
      ['les', 'l', 2],
      ['res', 'r', 2],
      ['nes', 'n', 2],
      ['des', 'd', 2],
      ['jes', 'j', 2],
      ['yes', 'y', 2],
      ['ss', 'ss', 1],
      ['s', '', 2],
    ],
    forms: [
      ...only(
        4,
        'amiento',
        'imiento',
        'acion',
        'icion',
        'ando',
        'iendo',
        'ado',
        'ada',
        'ido',
        'ida',
      ),
      ...only(3, 'ar', 'er', 'ir', 'a', 'o', 'e'),
    ],
    unchanged: new Set(['lapiz', 'virus', 'crisis', 'gratis', 'entonces']),
  },
  fr: {
    plurals: [
      ['eaux', 'eau', 1],
      ['aux', 'al', 2],
      ['oux', 'ou', 1],
      ['eux', 'eu', 1],
      ['ss', 'ss', 1],
      ['s', '', 2],
    ],
    forms: [...only(4, 'ement', 'ation', 'age', 'ant', 'ee'), ...only(3, 'er', 'ez', 'e')],
    unchanged: new Set([
      'bras',
      'bois',
      'temps',
      'souris',
      'fois',
      'mais',
      'tres',
      'plus',
      'sans',
      'dans',
    ]),
  },
  de: {
    plurals: [
      ...only(4, 'ungen', 'ung'),
      ...only(3, 'ern', 'en', 'er', 'em', 'es'),
      ['eln', 'el', 3],
      ['ss', 'ss', 1],
      ...only(3, 'e', 'n', 's'),
    ],
    forms: [],
    unchanged: new Set(['glas', 'haus', 'maus', 'kreis', 'preis']),
  },
};

function cut(word: string, endings: readonly Ending[]): string {
  for (const [ending, instead, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least)
      return word.slice(0, -ending.length) + instead;
  }
  return word;
}

// 'stopping' and 'stop', 'shelves' and 'shelf'.
function evenEnglish(stem: string, word: string): string {
  const doubled = /(?:ing|ed)s?$/.test(word) ? stem.replace(/([bdgmnprt])\1$/, '$1') : stem;
  return doubled.replace(/v$/, 'f').replace(/y$/, 'i');
}

/** The stem of a word without accents in a language; the word itself without a rule. */
export function stemOf(word: string, language: ProjectLanguage): string {
  const { plurals, forms, unchanged } = RULES[language];
  if (unchanged.has(word) || word.length <= SHORTEST_WORD) return word;
  const singular = cut(word, plurals);
  const stem = cut(singular, forms);
  // 'string' and 'spring' look like forms, but their stem would have no vowel.
  const kept = /[aeiouy]/.test(stem) ? stem : singular;
  return language === 'en' ? evenEnglish(kept, singular) : kept;
}

// Letters that only occur at the end of a stem by replacement: 'i' of 'battery', 'f' of 'shelves'.
const endsChanged = Object.fromEntries(
  PROJECT_LANGUAGES.map((language) => {
    const { plurals, forms } = RULES[language];
    const changed = [...plurals, ...forms].flatMap(([ending, instead]) =>
      [...instead]
        .map((_, index) => instead.slice(0, index + 1))
        .filter((part) => !ending.startsWith(part)),
    );
    return [language, [...new Set([...changed, ...(language === 'en' ? ['f', 'i'] : [])])]];
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
