/** ① to ⑨ in texts, and the same for a voice. */
const FIRST = '①'.codePointAt(0) ?? 0;
const SIGNS = /[①-⑨]/gu;

const numberOf = (sign: string): number => (sign.codePointAt(0) ?? 0) - FIRST + 1;

/** The numbers of marks in a text, each once. */
export const markNumbersIn = (text: string): number[] => [
  ...new Set((text.match(SIGNS) ?? []).map(numberOf)),
];

/** A text for a voice: '①' is read as '1'. It keeps its length. */
export const withSpokenNumbers = (text: string): string =>
  text.replace(SIGNS, (sign) => String(numberOf(sign)));

/** The sign of the number of a mark. */
export const signOf = (number: number): string => String.fromCodePoint(FIRST + number - 1);
