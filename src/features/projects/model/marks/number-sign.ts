const FIRST = '①'.charCodeAt(0);
const SIGNS = /[①-⑨]/gu;

/** Sign of the number of a mark, 1 to 9, in the texts of its step: ① to ⑨. */
export const numberSign = (number: number): string => String.fromCharCode(FIRST + number - 1);

const numberOf = (sign: string): number => sign.charCodeAt(0) - FIRST + 1;

/** The numbers of marks in a text, each once. */
export const markNumbersIn = (text: string): number[] => [
  ...new Set((text.match(SIGNS) ?? []).map(numberOf)),
];

/** A text for a voice: '①' is read as '1'. It keeps its length. */
export const withSpokenNumbers = (text: string): string =>
  text.replace(SIGNS, (sign) => String(numberOf(sign)));

/** A text without the number that it begins with. */
export const withoutFirstNumber = (text: string): string => text.replace(/^[①-⑨]\s?/, '');
