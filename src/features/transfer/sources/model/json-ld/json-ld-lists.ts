import { htmlText } from '../html/html-text';
import { allOf, said, type Things, words } from './json-ld-values';
import { contentsOf, headingOfKey, isMap, withoutMarkdown } from './heading-lines';
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
const FOODS = ['food', 'ingredient', 'product', 'title', 'label'];

/** Tools or parts with quantities, one entry per line. */
export function needed(value: unknown, things: Things): string[] {
  return allOf(value, things).flatMap((each) => {
    if (isMap(each)) return neededIn(each, things);
    const fields = isFields(each) ? each : undefined;
    const whole = WHOLE.map((name) => words(fields?.[name], things)).find(Boolean);
    if (whole) return [whole];
    if (fields && said(fields['name'], things) === '' && fields['item'] === undefined) {
      const food = FOODS.map((name) => words(fields[name], things)).find(Boolean);
      if (food) return [entryOf(fields, food, things)];
      const note = words(fields['note'], things);
      if (note) return [note];
    }
    const quantity = fields
      ? quantityOf(
          fields['requiredQuantity'] ??
            fields['amount'] ??
            fields['quantity'] ??
            (fields['name'] === undefined ? undefined : fields['value']),
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
const neededIn = (map: Fields, things: Things): string[] =>
  contentsOf(map).flatMap(([key, value]) => {
    const entries = needed(
      typeof value === 'string' ? value.split(/[;\n]|,\s+(?=[\d½¼¾\p{Lu}])/u) : value,
      things,
    );
    return /^\d*$/.test(key) || entries.length === 0 ? entries : [headingOfKey(key), ...entries];
  });

/** '2 cups rolled oats, not instant', from the fields of recipe managers. */
function entryOf(fields: Fields, food: string, things: Things): string {
  const [amount, unit, note] = [['quantity', 'amount'], ['unit', 'unitText'], ['note']].map(
    (names) => names.map((name) => words(fields[name], things)).find(Boolean),
  );
  return [[amount === '0' ? '' : amount, unit, food].filter(Boolean).join(' '), note]
    .filter(Boolean)
    .join(', ');
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
    const plain = words(one, things);
    return plain === '' ? '' : withUnit(plain, outer, things);
  }
  const ends = [one['minValue'], one['maxValue']]
    .map((each) => words(each, things))
    .filter(Boolean);
  const own = words(one['value'], things);
  const amount = own || (ends[0] === ends[1] ? (ends[0] ?? '') : ends.join('–'));
  return amount === '' ? words(one, things) : withUnit(amount, one, things);
}

function withUnit(amount: string, fields: Record<string, unknown>, things: Things): string {
  const code = said(fields['unitCode'], things);
  const unit = words(fields['unitText'], things) || (UNIT_CODES[code.toUpperCase()] ?? code);
  return `${amount} ${unit}`.trim();
}
