import { htmlText } from '../html/html-text';
import { allOf, said, type Things, words } from './json-ld-values';
import { withoutMarkdown } from './heading-lines';
import { isFields } from './json-values';

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

/** Tools or parts with quantities, one entry per line. */
export function needed(value: unknown, things: Things): string[] {
  return allOf(value, things).flatMap((each) => {
    const fields = isFields(each) ? each : undefined;
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
