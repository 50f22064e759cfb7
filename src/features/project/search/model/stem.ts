import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/languages';

/** Shorter words have no ending to lose, but are found by longer ones that lose theirs. */
const SHORTEST_WORD = 3;
const LONGEST_WORD = 40;
/** Of so many words the stems are remembered: some two megabytes. */
const REMEMBERED_MAX = 5_000;

/** An ending, what takes its place, and how many letters must stay before it. */
type Ending = readonly [ending: string, instead: string, least: number];
type Rules = {
  plurals: readonly Ending[];
  forms: readonly Ending[];
  unchanged: ReadonlySet<string>;
};

const only = (least: number, ...endings: string[]): Ending[] =>
  endings.map((ending) => [ending, '', least]);

// Light rules: singular and plural, and the forms in which people ask ('replace', 'replacing', 'replacement'). They work on words
// without accents, which is how words are compared, and the first ending that fits counts. Both sides of a comparison lose the
// same, so a stem need not be a word.
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

/** What the forms of a word without accents have in common in a language; the word itself when it has no forms. */
export function stemOf(word: string, language: ProjectLanguage): string {
  const { plurals, forms, unchanged } = RULES[language];
  if (unchanged.has(word) || word.length <= SHORTEST_WORD) return word;
  const singular = cut(word, plurals);
  const stem = cut(singular, forms);
  // 'string' and 'spring' end like forms of words, but nothing that can be said would be left.
  const kept = /[aeiouy]/.test(stem) ? stem : singular;
  return language === 'en' ? evenEnglish(kept, singular) : kept;
}

// What stands at the end of a stem that stood in no word so: 'i' of 'battery', 'f' of 'shelves'.
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

/** The stems of a searched word that words may have which do not begin with it; whoever looks for its beginning finds the others anyway. */
export function stemLexemesBeyond(word: string): string[] {
  if (!hasForms(word)) return [];
  return PROJECT_LANGUAGES.flatMap((language) => {
    const stem = stemOf(word, language);
    const isWithin =
      stem.startsWith(word) && !endsChanged[language].some((part) => stem.endsWith(part));
    return isWithin ? [] : [stemLexeme(word, language)];
  });
}

/** Words that have forms: of letters only, neither short nor endless. */
export function hasForms(word: string): boolean {
  return word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && /^\p{L}+$/u.test(word);
}

/** How a stem of a language is written among words: none begins with a stroke, and no filter has two letters behind it. */
export function stemLexeme(word: string, language: ProjectLanguage): string {
  return `/${language.slice(0, 2)}/${stemOf(word, language)}`;
}

// Names and labels share most of their words, within a search and from one to the next.
const remembered = new Map<string, readonly string[]>();

/** The stems of a searched word in every language, as nobody knows in which it was asked. */
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

/** Tells of words whether they have a stem in common with one of these. */
export function formsOf(words: readonly string[]): (word: string) => boolean {
  const stems = new Set(words.flatMap(stemLexemes));
  // A stem begins with the first letter of its word: for most other words nothing has to be worked out.
  const initials = new Set([...stems].map((stem) => stemIn(stem).charAt(0)));
  return (word) =>
    initials.has(word.charAt(0)) && stemLexemes(word).some((stem) => stems.has(stem));
}

/** The stem without its mark. */
export function stemIn(lexeme: string): string {
  return lexeme.slice('/en/'.length);
}
