import { AMOUNT_WORDS } from '@/languages/amounts';
import type { AmountUnit, AmountWords } from '@/languages/types';
import type { ProjectLanguage } from '@/shared/interface/languages';

/** A kind of unit: lengths may be the size of a thing, and only masses and volumes end a line. */
export type UnitKind = 'mass' | 'volume' | 'length' | 'pinch' | 'piece' | 'pieceOf';

/** Words of units that every list may have, in the notation of AmountWords. */
const UNITS: Record<AmountUnit, { kind: UnitKind; words: string }> = {
  mg: { kind: 'mass', words: 'mg|milligram(s)|milligramme(s)|miligramo(s)|miligrama(s)' },
  g: { kind: 'mass', words: 'g|gr|grs|gm|gms|gram(s)|gramme(s)|gramo(s)|grama(s)|Gramm' },
  kg: {
    kind: 'mass',
    words: 'kg|kgs|kilo(s)|quilo(s)|kilogram(s)|kilogramme(s)|kilogramo(s)|quilograma(s)|Kilogramm',
  },
  oz: { kind: 'mass', words: 'oz|ounce(s)' },
  lb: { kind: 'mass', words: 'lb(s)|pound(s)' },
  ml: {
    kind: 'volume',
    words: 'ml|mls|milliliter(s)|millilitre(s)|mililitro(s)|Milliliter',
  },
  cl: { kind: 'volume', words: 'cl|centilitre(s)|centilitro(s)' },
  dl: { kind: 'volume', words: 'dl|decilitre(s)|decilitro(s)' },
  l: { kind: 'volume', words: 'l|lt|ltr|liter(s)|litre(s)' },
  fl_oz: { kind: 'volume', words: 'fl oz|fl. oz|fl.oz|fluid ounce(s)' },
  tsp: { kind: 'volume', words: 'tsp|tsps|teaspoon(s)|tea spoon(s)' },
  tbsp: { kind: 'volume', words: 'tbsp|tbsps|tbs|tablespoon(s)|table spoon(s)' },
  cup: { kind: 'volume', words: 'cup(s)' },
  mm: { kind: 'length', words: 'mm|millimeter(s)|millimetre(s)' },
  cm: { kind: 'length', words: 'cm|cms|centimeter(s)|centimetre(s)|centímetro(s)' },
  m: { kind: 'length', words: 'm|meter(s)|metre(s)' },
  in: { kind: 'length', words: 'in|inch(es)|"|”|″' },
  ft: { kind: 'length', words: 'ft|foot/feet' },
};
const PARTS = '½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
/** Adds another thing, in each language that has such a word. */
const MORE = 'plus|mais|más';
const UNIT_NAMES = Object.keys(UNITS) as AmountUnit[];

/** The words of a list, each with its singular and its plural, where the list has both. */
const formsIn = (list: string): string[][] =>
  list === ''
    ? []
    : list.split('|').map((word) => {
        const endings = /\((\w+)\)/g;
        return word.includes('(')
          ? [word.replace(endings, ''), word.replace(endings, '$1')]
          : word.split('/');
      });
const wordsIn = (list: string): string[] => formsIn(list).flat();
/** An expression for words, the longest first. Dots may be missing. */
const oneOf = (words: readonly string[]): string =>
  [...words]
    .sort((one, two) => two.length - one.length)
    .map((word) => word.replaceAll('.', '\\.?').replace(/ /g, '\\s+').replace(/['’]/g, "['’]"))
    .join('|') || '(?!)';
const anyOf = (list: string): string => oneOf(wordsIn(list));
/** A word as it is looked up. */
export const keyOf = (word: string): string =>
  word.toLowerCase().replaceAll('.', '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** No letter, digit or power may follow a word: 'mm²' is no mm, and 'ml-' belongs to a thing. */
const END = '(?![\\p{L}\\p{N}²³]|-\\p{L})';
const sticky = (source: string) => new RegExp(source, 'iuy');

type UnitWord = {
  unit: AmountUnit | undefined;
  kind: UnitKind;
  /** for one and for more, if they are known */
  forms: readonly string[];
};

/** The usual word of a unit in a language, for one and for more. */
export const wordOf = (unit: AmountUnit, lang: ProjectLanguage): readonly string[] =>
  formsIn(AMOUNT_WORDS[lang].units[unit] ?? UNITS[unit].words)[0] ?? [unit];

export type Grammar = ReturnType<typeof compile>;

function compile(words: AmountWords) {
  const units = new Map<string, UnitWord>();
  const add = (list: string, kind: UnitKind, unit?: AmountUnit) => {
    for (const forms of formsIn(list))
      for (const word of forms) units.set(word, { unit, kind, forms });
  };
  for (const name of UNIT_NAMES) {
    add(UNITS[name].words, UNITS[name].kind, name);
    add(words.units[name] ?? '', UNITS[name].kind, name);
  }
  add(words.pinch, 'pinch');
  add(words.pieces, 'piece');
  add(words.piecesOf, 'pieceOf');
  const numbers = new Map(
    words.numbers.flatMap(([keys, value]) =>
      keys.split('|').map((key): [string, number] => [key, value]),
    ),
  );
  const isJoined = (word: string) => word.endsWith('-');
  const thousands = words.thousands === ',' ? ',' : '[.\\s]';
  const of = anyOf(words.of);
  const ofWord = `(?:${of})(?:(?<=['’])|\\s+)`;
  const wordThen = (list: string) => sticky(`(?:${anyOf(list)})(?:(?<=\\.)|\\s+|$)`);
  return {
    units: keyed(units),
    unit: sticky(`(?:${oneOf([...units.keys()])})${END}\\.?`),
    numbers: keyed(numbers),
    number: sticky(
      `(?:${oneOf([...numbers.keys()].filter(isJoined))})|(?:${oneOf([...numbers.keys()].filter((word) => !isJoined(word)))})(?![\\p{L}\\p{N}'’-])`,
    ),
    of: sticky(ofWord),
    endsInOf: new RegExp(`(?:^|\\s)(?:${of})\\s*$`, 'iu'),
    dozen: sticky(`\\s*(?:${anyOf(words.dozen)})(?![\\p{L}\\p{N}])`),
    digits: [
      `(?:\\d+(?:-|\\s+(?:(?:${words.and})\\s+)?))?\\d+/\\d+(?![\\d/])`,
      `\\d*\\s?[${PARTS}]`,
      `(?!0)\\d{1,3}(?:${thousands}\\d{3})+(?![\\d${words.thousands}])(?:[.,]\\d+)?`,
      '\\d+(?:[.,]\\d+)?',
    ].map(sticky),
    thousands: new RegExp(`${thousands}(?=\\d{3}(?!\\d))`, 'g'),
    and: new RegExp(`\\s+(?:${words.and})\\s+`, 'iu'),
    andHalf: sticky(`\\s*(?:${anyOf(words.andHalf)})(?![\\p{L}\\p{N}])`),
    about: sticky(`~\\s*|(?:${anyOf(words.about)})\\s+`),
    from: wordThen(words.from),
    to: sticky(`\\s*[-–—]\\s*|\\s+(?:${anyOf(words.to)})\\s+`),
    second: sticky(`\\s*(?:[/+]\\s*|(?:${anyOf(words.to)})\\s+)`),
    besides: new RegExp(`(?<=^|\\s)(?:[+&]|${MORE}|${anyOf(words.between)})\\s+`, 'giu'),
    pack: new RegExp(`^(?:${anyOf(words.packs)})(?![\\p{L}\\p{N}])`, 'iu'),
    size: sticky(`(?:${anyOf(words.sizes)})(?![\\p{L}\\p{N}])\\.?`),
    closing: new RegExp(`\\s+((?:${anyOf(words.closings)}))$`, 'iu'),
    vague: new RegExp(`^((?:${anyOf(words.vague)}))\\s+(?:${ofWord})?`, 'iu'),
    container: new RegExp(`(?:${anyOf(words.containers)})s?$`, 'iu'),
  };
}

const keyed = <Value>(words: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([...words].map(([word, value]) => [keyOf(word), value]));

const compiled = new Map<ProjectLanguage, Grammar>();

/** The expressions of a language, made when its first line is read. */
export function grammarOf(lang: ProjectLanguage): Grammar {
  const known = compiled.get(lang) ?? compile(AMOUNT_WORDS[lang]);
  compiled.set(lang, known);
  return known;
}
