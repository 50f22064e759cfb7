import type { AmountUnit } from '@/languages/types';

// Runs in the browser: it multiplies and formats, and knows no words (docs/decisions/0152).

/** A number in a line that changes with its amount, with the word of its unit. */
export type LineMeasure = {
  /** start and end in the line */
  at: [start: number, end: number];
  amount: number;
  /** the upper end of a range, and what is written between both */
  amountTo?: number;
  between?: string;
  unit?: AmountUnit;
  /** between number and word; a space when left out */
  gap?: string;
  /** the unit as it is written, or its forms for one and for more; its name when left out */
  words?: string[];
  /** the unit stays: a word stands between, as in '2 heaped tbsp' */
  isKept?: true;
};
/** Empty for a line whose other numbers may belong to its amount: it stays as written. */
export type LineMeasures = readonly LineMeasure[];
export type Units = 'metric' | 'us';
/** Words of a language for spoons and cups, for one and for more. */
export type UnitWords = Partial<Record<AmountUnit, readonly string[]>>;
export type Scaling = { factor: number; units?: Units | undefined; words?: UnitWords | undefined };
/** A measure as it is shown. */
export type ShownMeasure = {
  text: string;
  amount: number;
  amountTo: number | undefined;
  unit: AmountUnit | undefined;
  /** of the unit, as it is shown */
  word: string;
  /** the amount in this unit that is written in the line */
  written: number;
};

/** Mass, volume or length. */
type Dimension = 0 | 1 | 2;
/** Each unit in g, ml or mm, and where it is used; spoons are the same everywhere. */
export const UNITS: Record<AmountUnit, readonly [Dimension, number, Units?]> = {
  mg: [0, 0.001, 'metric'],
  g: [0, 1, 'metric'],
  kg: [0, 1000, 'metric'],
  oz: [0, 28.3495, 'us'],
  lb: [0, 453.592, 'us'],
  ml: [1, 1, 'metric'],
  cl: [1, 10, 'metric'],
  dl: [1, 100, 'metric'],
  l: [1, 1000, 'metric'],
  fl_oz: [1, 30, 'us'],
  tsp: [1, 5],
  tbsp: [1, 15],
  cup: [1, 240, 'us'],
  mm: [2, 1, 'metric'],
  cm: [2, 10, 'metric'],
  m: [2, 1000, 'metric'],
  in: [2, 25.4, 'us'],
  ft: [2, 304.8, 'us'],
};
/** The units to choose from for a dimension, the largest first. */
const LADDERS: Record<Units, Record<Dimension, AmountUnit[]>> = {
  metric: [
    ['kg', 'g'],
    ['l', 'ml'],
    ['m', 'cm'],
  ],
  us: [
    ['lb', 'oz'],
    ['cup', 'tbsp', 'tsp'],
    ['ft', 'in'],
  ],
};
const FRACTIONS = [1 / 4, 1 / 2, 3 / 4, 1 / 3, 2 / 3, 1 / 8, 3 / 8, 5 / 8, 7 / 8];
const GLYPHS = '¼½¾⅓⅔⅛⅜⅝⅞';

export const FACTOR_MIN = 0.05;
export const FACTOR_MAX = 100;

export const isUnit = (unit: string): unit is AmountUnit => unit in UNITS;

/** True if a line changes with these units. */
export const isConvertible = (measures: LineMeasures, units: Units): boolean =>
  convertedTo(measures, units) !== undefined;

/** A line with two measures has both systems already. */
function convertedTo(measures: LineMeasures, units: Units | undefined) {
  const [first] = measures;
  const system = first?.unit && UNITS[first.unit][2];
  return measures.length === 1 && !first?.isKept && system && units && system !== units
    ? units
    : undefined;
}

/** True if these units, or their spoons and cups, are volumes: their words are needed. */
export const isVolume = (unit: AmountUnit): boolean => UNITS[unit][0] === 1;

/** A line as it is shown: texts as they are written, and its measures. */
export function scaledLine(
  line: string,
  measures: LineMeasures,
  scaling: Scaling,
  lang: string,
): (string | ShownMeasure)[] {
  const units = convertedTo(measures, scaling.units);
  let end = 0;
  const pieces = measures.flatMap((measure) => {
    const before = line.slice(end, measure.at[0]);
    end = measure.at[1];
    const shown = shownMeasure(measure, { ...scaling, units }, lang);
    return [
      before,
      scaling.factor === 1 && !units ? { ...shown, text: line.slice(...measure.at) } : shown,
    ];
  });
  return [...pieces, line.slice(end)].filter((piece) => piece !== '');
}

export const textOf = (pieces: readonly (string | ShownMeasure)[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

function shownMeasure(measure: LineMeasure, scaling: Scaling, lang: string): ShownMeasure {
  const { factor, units, words: unitWords } = scaling;
  const { unit, words = unit && [unit], gap = words ? ' ' : '' } = measure;
  const shownUnit = unit && unitOf(measure, unit, scaling);
  const isNew = shownUnit !== unit;
  const ratio = unit && shownUnit ? UNITS[unit][1] / UNITS[shownUnit][1] : 1;
  const amountOf = (amount: number) => {
    const rounded = round(amount * ratio * factor, shownUnit);
    // A little more is never shown as less than what is written.
    if (units || factor === 1) return rounded;
    return factor > 1 ? Math.max(rounded, amount * ratio) : Math.min(rounded, amount * ratio);
  };
  const amount = amountOf(measure.amount);
  const amountTo = measure.amountTo === undefined ? undefined : amountOf(measure.amountTo);
  const numbers = [amount, ...(amountTo === undefined ? [] : [amountTo])]
    .map((each) => numberText(each, shownUnit, lang))
    .join(measure.between);
  const forms = isNew && shownUnit ? (unitWords?.[shownUnit] ?? [shownUnit]) : (words ?? []);
  const word = (isOne(amountTo ?? amount, lang) ? undefined : forms[1]) ?? forms[0] ?? '';
  const shownGap = isNew && !isMetric(shownUnit) ? gap || ' ' : gap;
  const text = `${numbers}${shownGap}${word}`;
  return { text, amount, amountTo, unit: shownUnit, word, written: measure.amount * ratio };
}

/** The unit that reads best: 1.5 kg for 1500 g, and spoons for less than a quarter of a cup. */
function unitOf(
  { amount, amountTo, isKept }: LineMeasure,
  unit: AmountUnit,
  { factor, units, words }: Scaling,
): AmountUnit {
  const [dimension, size, system] = UNITS[unit];
  const isRange = amountTo !== undefined;
  if (isKept || (factor === 1 && !units)) return unit;
  // Both ends of a range have the same unit, whatever the factor.
  const total = amount * size * (isRange && (units || system !== 'metric') ? 1 : factor);
  const bestOf = (ladder: AmountUnit[], quarter: AmountUnit | undefined) =>
    ladder.find(
      (each) => total >= UNITS[each][1] * (each === 'cup' || each === quarter ? 0.25 : 1),
    ) ??
    ladder.at(-1) ??
    unit;
  const ladder = LADDERS[units ?? system ?? 'us'][dimension];
  if (units) return bestOf(ladder, undefined);
  if (system === 'metric') {
    const best = bestOf(ladder, undefined);
    return best === ladder[0] || unit === ladder[0] ? best : unit;
  }
  const from = dimension === 1 ? ladder.indexOf(unit) : -1;
  const best = from < 0 || isRange ? unit : bestOf(ladder.slice(from), 'tbsp');
  return words?.[best] ? best : unit;
}

const isMetric = (unit: AmountUnit | undefined): boolean =>
  unit !== undefined && UNITS[unit][2] === 'metric';

/** Steps of a scale below these amounts; elsewhere three figures. */
const STEPS = [
  [1, 0],
  [5, 0.05],
  [10, 0.1],
  [50, 0.5],
  [1000, 1],
] as const;

/** Rounds as a scale shows, or as cooks and builders measure. */
function round(value: number, unit: AmountUnit | undefined): number {
  if (unit === undefined || !isMetric(unit)) return roundToFraction(value);
  const size = UNITS[unit][1];
  const total = value * size;
  if (total === 0) return 0;
  const step =
    STEPS.find(([below]) => total < below)?.[1] || 10 ** (Math.floor(Math.log10(total)) - 2);
  return tidy((Math.round(tidy(total / step)) * step) / size);
}

/** The nearest fraction, if it differs by less than a cook can measure. */
function roundToFraction(value: number): number {
  if (value >= 100) return Number(value.toPrecision(value < 1000 ? 3 : 4));
  const whole = Math.floor(value);
  const used = value < 4 ? FRACTIONS : value < 10 ? FRACTIONS.slice(0, 5) : FRACTIONS.slice(1, 2);
  const [nearest = value] = [0, 1, ...used]
    .map((part) => whole + part)
    .sort((one, two) => Math.abs(one - value) - Math.abs(two - value) || two - one);
  if (Math.abs(nearest - value) <= value / 16) return nearest;
  return Number(value < 0.1 ? value.toPrecision(2) : value.toFixed(2));
}

const tidy = (value: number): number => Number(value.toPrecision(12));

/** '1½', or '1.5' with metric units. */
export function numberText(value: number, unit: AmountUnit | undefined, lang: string): string {
  const whole = Math.floor(value);
  const glyph = glyphOf(value - whole, 0.001);
  return glyph && !isMetric(unit)
    ? `${whole > 0 ? whole.toLocaleString(lang) : ''}${glyph}`
    : amountText(value, lang);
}

export const amountText = (value: number, lang: string): string =>
  value.toLocaleString(lang, { maximumFractionDigits: 4 });

/** The yield for a factor: whole from 1000 on, else to four figures. */
export function yieldFor(written: number, factor: number): number {
  const amount = written * factor;
  if (factor === 1) return written;
  return amount < 1000 ? Number(amount.toPrecision(4)) : Math.round(amount);
}

/** '40 rolls', or '40' for a yield without a word. */
export const yieldText = (amount: number, unit: string, lang: string): string =>
  `${amountText(amount, lang)} ${unit}`.trim();

/** Names of Intl; it knows no spoons and cups. */
const SPOKEN: Partial<Record<AmountUnit, string>> = {
  mg: 'milligram',
  g: 'gram',
  kg: 'kilogram',
  oz: 'ounce',
  lb: 'pound',
  ml: 'milliliter',
  l: 'liter',
  fl_oz: 'fluid-ounce',
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
  ft: 'foot',
};

/** '1.5 kilograms', for screen readers; undefined where the text is as good. */
export function spokenMeasure(
  { amount, amountTo, unit }: ShownMeasure,
  lang: string,
): string | undefined {
  const name = unit && amountTo === undefined && SPOKEN[unit];
  return name
    ? amount.toLocaleString(lang, { style: 'unit', unit: name, unitDisplay: 'long' })
    : undefined;
}

/** '⅓', or '20%' where no fraction is for it. */
export const shareText = (share: number, lang: string): string =>
  glyphOf(share, 0.005) ?? share.toLocaleString(lang, { style: 'percent' });

const glyphOf = (value: number, tolerance: number): string | undefined =>
  GLYPHS[FRACTIONS.findIndex((part) => Math.abs(value - part) < tolerance)];

/** True if an amount takes the form of one; Intl has the plural for a half in most languages. */
export const isOne = (amount: number, lang: string): boolean =>
  amount <= 1 || new Intl.PluralRules(lang).select(amount) === 'one';
