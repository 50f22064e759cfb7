const FIRST = '①'.charCodeAt(0);

/** Sign of the number of a mark, 1 to 9, in the texts of its step: ① to ⑨. */
export const numberSign = (number: number): string => String.fromCharCode(FIRST + number - 1);

/** A text without the number that it begins with. */
export const withoutFirstNumber = (text: string): string => text.replace(/^[①-⑨]\s?/, '');
