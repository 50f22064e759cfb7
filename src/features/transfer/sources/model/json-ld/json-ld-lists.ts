import { htmlText } from '../html/html-text';
import { allOf, said, textsIn, type Things, plainTextOf } from './json-ld-values';
import { headingOfKey, isContent, isMap, withoutMarkdown } from './heading-lines';
import { type Fields, isFields } from './json-values';

/** UN/CEFACT unit codes; the first ones count pieces. */
const UNIT_CODES: Record<string, string> = {
  C62: '',
  EA: '',
  H87: '',
  NMP: '',
  PCE: '',
  XPP: '',
  MTR: 'm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km',
  INH: 'in',
  FOT: 'ft',
  YRD: 'yd',
  MTK: 'm²',
  CMK: 'cm²',
  MTQ: 'm³',
  GRM: 'g',
  KGM: 'kg',
  MGM: 'mg',
  LBR: 'lb',
  ONZ: 'oz',
  LTR: 'l',
  MLT: 'ml',
  CLT: 'cl',
  DLT: 'dl',
  GLL: 'gal',
  PR: 'pr',
  SET: 'set',
  P1: '%',
  G21: 'cup',
  G24: 'tbsp',
  G25: 'tsp',
};

/** Fields of recipe managers with a whole entry, and with what it is about. */
const WHOLE = ['display', 'originalText'];
const FOODS = [
  ...['food', 'ingredient', 'product', 'referencedRecipe', 'title', 'label', 'description'],
  ...['note', 'value'],
];
/** Fields of sections with their entries. */
const ENTRIES = ['ingredients', 'recipeIngredient', 'items', 'parts', 'supplies', 'list'];

/**
 * Tools or parts with quantities, one entry per line.
 * @param around the objects around it: references may lead back to them
 */
export function needed(value: unknown, things: Things, around: readonly Fields[] = []): string[] {
  return allOf(value, things).flatMap((each) => {
    if (isMap(each)) return neededIn(each, things, around);
    const fields = isFields(each) ? each : undefined;
    const whole = WHOLE.map((name) => plainTextOf(fields?.[name], things)).find(Boolean);
    if (whole) return [whole];
    const entries =
      fields && !around.includes(fields)
        ? ENTRIES.flatMap((name) => needed(fields[name], things, [...around, fields]))
        : [];
    if (entries.length > 0)
      return [plainTextOf(fields?.['title'] ?? each, things), ...entries].filter(Boolean);
    if (fields && said(fields['item'] ?? each, things) === '')
      return [entryOf(fields, things) || textsIn(fields, things).join(', ')].filter(Boolean);
    const quantity = fields
      ? quantityOf(
          fields['requiredQuantity'] ?? fields['amount'] ?? fields['quantity'] ?? fields['value'],
          fields,
          things,
        )
      : '';
    const names = htmlText(said(fields?.['item'] ?? each, things))
      .split('\n')
      .map((line) => withoutMarkdown(line.replace(/^\s*[•▪☐]\s*/u, '').trim()))
      .filter(Boolean);
    return names.map((name, index) => (index === 0 ? withQuantity(name, quantity) : name));
  });
}

/** An object of any keys: headings with their entries, or numbers. */
const neededIn = (map: Fields, things: Things, around: readonly Fields[]): string[] =>
  Object.entries(map).flatMap(([key, value]) => {
    if (!isContent(value)) return textsIn({ [key]: value }, things);
    const entries = needed(
      typeof value === 'string' ? value.split(/[;\n]|,\s+(?=[\d½¼¾\p{Lu}])/u) : value,
      things,
      around,
    );
    return /^\d*$/.test(key) || entries.length === 0 ? entries : [headingOfKey(key), ...entries];
  });

/** '2 cups rolled oats, not instant', from the fields of recipe managers. */
function entryOf(fields: Fields, things: Things): string {
  const [food, amount, unit, note] = [
    FOODS,
    ['quantity', 'amount'],
    ['unit', 'unitText'],
    ['note'],
  ].map((names) => names.map((name) => plainTextOf(fields[name], things)).find(Boolean));
  if (!food) return '';
  const entry = [amount === '0' ? '' : amount, unit, food].filter(Boolean).join(' ');
  return note && note !== food ? `${entry}, ${note}` : entry;
}

/** Omits a quantity of one, and a quantity that the name already contains. */
function withQuantity(name: string, quantity: string): string {
  const isSaid = new RegExp(
    `(?:^|[\\s(×x])${quantity.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}(?![\\p{L}\\p{N}.,])`,
    'u',
  ).test(name);
  return quantity === '' || quantity === '1' || isSaid ? name : `${name} × ${quantity}`;
}

function quantityOf(value: unknown, outer: Record<string, unknown>, things: Things): string {
  const [one] = allOf(value, things);
  if (!isFields(one)) {
    const plain = plainTextOf(one, things);
    return plain === '' ? '' : withUnit(plain, outer, things);
  }
  const ends = [one['minValue'], one['maxValue']]
    .map((each) => plainTextOf(each, things))
    .filter(Boolean);
  const ownAmount = plainTextOf(one['value'], things);
  const amount = ownAmount || (ends[0] === ends[1] ? (ends[0] ?? '') : ends.join('–'));
  return amount === '' ? plainTextOf(one, things) : withUnit(amount, one, things);
}

function withUnit(amount: string, fields: Record<string, unknown>, things: Things): string {
  const code = said(fields['unitCode'], things);
  const unit =
    plainTextOf(fields['unitText'] ?? fields['unit'], things) ||
    (UNIT_CODES[code.toUpperCase()] ?? code);
  return `${amount} ${unit}`.trim();
}
