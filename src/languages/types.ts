/** The words before a line, as in ANSI Z535.6 and ISO 3864-2, and their translations. */
export type SignalWords = Record<'danger' | 'warning' | 'caution' | 'note' | 'tip', string>;

/** Words beside the texts of a guide. The interface has fewer languages. */
export type GuideWords = {
  /** the default name of a step, with a number after it */
  step: string;
  /** after the number of steps */
  steps: readonly [one: string, several: string];
  /** other words before the number of a step, without accents */
  stepAlso: readonly string[];
  /** next to the code on a printed label */
  scan: string;
};

/** Words that the viewer recognises. */
export type VoiceWords = {
  /** the first one is shown on the screen */
  commands: Record<
    'next' | 'back' | 'repeat' | 'timer' | 'stop' | 'understood',
    readonly [string, ...string[]]
  >;
  /** with one of these, 'understood' is not meant */
  negations: readonly string[];
};

/** Words parted by commas. A star stands for any ending; accents and capitals do not matter. */
export type DangerWords = {
  /** things to warn of: voltage, blades, heat, chemicals, pressure and heights */
  things: string;
  /** harm and its first signs, as readers report them */
  harm: string;
};

/** Words of guides as files, written on export and understood on import. */
export type FileWords = {
  /** the first one is written; others are understood */
  headings: Record<'tools' | 'parts' | 'questions' | 'source', readonly [string, ...string[]]>;
  /** headings above the steps */
  directions: readonly string[];
  introduction: string;
  conclusion: string;
  doFirst: string;
  /** below a text in another language than its file, in parentheses */
  inLanguage: string;
  /** labels of facts without a field in a guide, and of the parts that a step uses */
  facts: Record<'time' | 'yield' | 'cost' | 'video' | 'page' | 'uses', string>;
  /** words before the amount of a yield, parted by '|', and the unit of a number alone */
  yields: { before: string; servings: readonly [one: string, several: string] };
  /** before what a guide makes: 'for 8 people' */
  for: string;
  /** marks on pictures, and the parts of a picture where they are */
  marks: Record<'circle' | 'box' | 'arrow' | 'dot', string>;
  ninths: Record<`${'upper' | 'middle' | 'lower'}_${'left' | 'middle' | 'right'}`, string>;
  /** words of a guide as one page */
  page: Record<
    | 'before'
    | 'steps'
    | 'time'
    | 'people'
    | 'brand'
    | 'ref'
    | 'category'
    | 'madeBy'
    | 'adapted'
    | 'license'
    | 'version'
    | 'newest'
    | 'nowIn'
    | 'clip'
    | 'picture'
    | 'marks',
    string
  >;
};

/** Patterns of times in files, without accents and capitals; other words are parted by '|'. */
export type TimeWords = {
  units: Record<'second' | 'minute' | 'hour' | 'day' | 'week', string>;
  /** before a time: 'about', 'less than' */
  around: string;
  /** between the ends of a range */
  range: string;
  and: string;
  /** phrases, and what they are replaced by */
  phrases: readonly [pattern: string, instead: string][];
  numbers: Record<2 | 3 | 4 | 5 | 10 | 15 | 20 | 30, string>;
  /** one, before a unit */
  one: string;
};

/** An ending, its replacement, and the minimum number of letters before it. */
export type Ending = readonly [ending: string, instead: string, least: number];

/**
 * Words without accents, as search compares them. The rules are light: singular and plural, and
 * forms of search terms ('replace', 'replacing', 'replacement'). The first matching ending counts.
 * A stem need not be a word.
 */
export type SearchWords = {
  /** words without meaning for a search */
  stop: string;
  /** words about guides in general: a guide without them still matches */
  guides: string;
  plurals: readonly Ending[];
  forms: readonly Ending[];
  unchanged: ReadonlySet<string>;
  /** a last change of stems, and the letters that only it puts at their end */
  finish?: { stem: (stem: string, word: string) => string; ends: readonly string[] };
};

/** The words with which a language writes durations. Phrases are lower case. */
export type DurationWords = {
  /** without accents; each may stand in a text of any language */
  units: Record<'second' | 'minute' | 'hour', readonly string[]>;
  /** a full stop after these units may be part of them: '1 Std. 15 Min' */
  abbreviations: readonly string[];
  /** units after which two digits alone are the next smaller one: 1 h 30 */
  beforeDigits: readonly string[];
  /** units that are no timers: 'an hour or two days' */
  longUnits: readonly string[];
  /** around hours: '24-hour clock', 'formato de 24 horas' */
  clockFormats: { before: readonly string[]; after: readonly string[] };
  /** before decades: 'the 70s' */
  beforeDecades: readonly string[];
  /** number words without accents, 1 to 99, and words for two */
  numbers: ReadonlyMap<string, number>;
  /** parts of a unit that stand before it, without accents: 'half an' */
  fractions: ReadonlyMap<string, number>;
  /** words for one that stand directly before a unit and never in a range: 'a', 'another' */
  articles: readonly string[];
  /** parts of a unit that stand after it, without accents: 'and a half' */
  tails: ReadonlyMap<string, number>;
  /** what a tail belongs to instead: 'an hour and a half cup of milk' */
  measures: readonly string[];
  /** units that need no number before a tail: 'hour and a half' */
  bareUnits: readonly string[];
  /** numbers over 99 are no number words, and what follows them is no number of its own */
  hundreds: readonly string[];
  and: readonly string[];
  to: readonly string[];
  or: readonly string[];
  between: readonly string[];
  adjectives: readonly string[];
  /** 'about', which may stand between 'every' and the number */
  about: readonly string[];
  /** before a duration: how often */
  every: readonly string[];
  /** after a duration: an amount of work or a rate */
  rates: readonly string[];
  /** what may follow a slash in a rate */
  periods: readonly string[];
  /** directly before hours: a time of day or a position */
  clock: readonly string[];
  /** after hours: the end of opening hours */
  clockAfter: readonly string[];
  /** before hours, perhaps with a few words or a colon between: a time of day */
  hourLabels: readonly string[];
  /** before a number that is no amount: 'step 5' */
  numberLabels: readonly string[];
};

/**
 * Words of lines such as '2 heaped cups of flour'. Lists are parted by '|'; an ending in parentheses
 * may be missing: 'cup(s)'. Other forms for one and more stand as 'loaf/loaves'.
 */
export type AmountWords = {
  /** numbers and articles; a key that ends in '-' is joined to the next word */
  numbers: readonly (readonly [words: string, value: number])[];
  dozen: string;
  /** of thousands; the other one of '.' and ',' is decimal */
  thousands: ',' | '.';
  /** between a number and its fraction: '1 and 1/2' */
  and: string;
  /** after a unit: 'cup and a half' */
  andHalf: string;
  about: string;
  /** before the first end of a range */
  from: string;
  /** between the ends of a range */
  to: string;
  of: string;
  /** of this language, besides those that all have: the name, and its words */
  units: Partial<Record<AmountUnit, string>>;
  pinch: string;
  /** counted containers and parts, directly before the name */
  pieces: string;
  /** counted only with 'of' behind */
  piecesOf: string;
  /** of both, those with a size that is not of the whole: '2 cans (400 g)' */
  packs: string;
  sizes: string;
  /** at the end of a line: 'to taste' */
  closings: string;
  /** at the start of a line: 'a few' */
  vague: string;
  /** things that are sold by their size */
  containers: string;
  /** where the noun of a name stands: 'brown sugar', 'farinha de trigo', 'Weizenmehl' */
  head: 'first' | 'last' | 'joined';
  /** between two names: 'stock or water' */
  between: string;
};

/** Units that can be scaled; lengths may be sizes instead. */
export type AmountUnit =
  | 'mg'
  | 'g'
  | 'kg'
  | 'oz'
  | 'lb'
  | 'ml'
  | 'cl'
  | 'dl'
  | 'l'
  | 'fl_oz'
  | 'tsp'
  | 'tbsp'
  | 'cup'
  | 'mm'
  | 'cm'
  | 'm'
  | 'in'
  | 'ft';
