import type { Attributes } from './html-tags';

type Style = 'decimal' | 'latin' | 'roman';
/** An open list; undefined without numbers. */
export type NumberedList = { next: number; step: number; style: Style; isUpper: boolean };

const TYPES: Record<string, Style> = { a: 'latin', i: 'roman' };
const STYLE = /list-style(?:-type)?\s*:[^;]{0,40}?\b(lower|upper)-(latin|alpha|roman)/i;
const ROMAN: readonly [number, string][] = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
}).map(([sign, value]) => [value, sign]);

/** A numbered list as its `<ol>` begins. */
export function numberedList(attributes: Attributes): NumberedList {
  return {
    next: wholeNumber(attributes.get('start')) ?? 1,
    step: typeof attributes.get('reversed') === 'string' ? -1 : 1,
    style: 'decimal',
    isUpper: false,
    ...styleOf(attributes),
  };
}

/** The number of the next item, as it is shown: '3.', 'c.', 'iii.'. */
export function itemNumber(list: NumberedList, attributes: Attributes): string {
  const number = wholeNumber(attributes.get('value')) ?? list.next;
  list.next = number + list.step;
  const { style, isUpper } = { ...list, ...styleOf(attributes) };
  const shown =
    number < 1 || style === 'decimal'
      ? String(number)
      : style === 'latin'
        ? latin(number)
        : roman(number);
  return `${isUpper ? shown.toUpperCase() : shown}.`;
}

function styleOf(attributes: Attributes): Partial<Pick<NumberedList, 'style' | 'isUpper'>> {
  const type = attributes.get('type')?.trim() ?? '';
  const style = TYPES[type.toLowerCase()];
  if (style) return { style, isUpper: type !== type.toLowerCase() };
  const [, letters, name] = STYLE.exec(attributes.get('style') ?? '') ?? [];
  return name === undefined
    ? {}
    : {
        style: name.toLowerCase() === 'roman' ? 'roman' : 'latin',
        isUpper: letters?.toLowerCase() === 'upper',
      };
}

const wholeNumber = (text: string | null | undefined): number | undefined =>
  /^\s*-?\d{1,6}\s*$/.test(text ?? '') ? Number(text) : undefined;

/** 'a' to 'z', then 'aa'. */
function latin(number: number): string {
  let shown = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    shown = String.fromCharCode(97 + ((rest - 1) % 26)) + shown;
  return shown;
}

/** As browsers do, in digits from 4000 on. */
function roman(number: number): string {
  if (number > 3999) return String(number);
  let [rest, shown] = [number, ''];
  for (const [value, sign] of ROMAN) for (; rest >= value; rest -= value) shown += sign;
  return shown;
}
