/** Digits of a GTIN-8, UPC (12), EAN (13) and GTIN-14; the last one checks the others. */
const LENGTHS = [8, 12, 13, 14];
const GTIN_LENGTH = 14;
/** A spreadsheet drops the zeros in front of a number: of a GTIN-8 hardly more than one, of longer ones up to six. */
const SHORTEST_WITHOUT_ZEROS = 7;
/** What people put between the digits: blanks, every kind of hyphen, and what is not seen. */
const BETWEEN = /[\s\p{Cf}\u002D\u2010-\u2015\u2212]+/gu;

/**
 * The number under a bar code in its one form: 14 digits, padded with zeros, so that the same product is found whichever
 * form was typed or scanned. Blanks and hyphens between the digits are allowed.
 * @returns undefined for what is no GTIN-8, -12, -13 or -14, or when its check digit is wrong
 */
export function gtinOf(text: string): string | undefined {
  const digits = digitsOf(text);
  return digits !== undefined && digits.at(-1) === checkDigit(digits)
    ? digits.padStart(GTIN_LENGTH, '0')
    : undefined;
}

/**
 * The number that a code is found by: its GTIN, also when zeros in front were dropped, which leave the check digit as it is.
 * @returns 14 digits, or undefined
 */
export function gtinKeyOf(text: string): string | undefined {
  const digits = plainDigits(text);
  const isLong =
    digits !== undefined && digits.length >= SHORTEST_WITHOUT_ZEROS && digits.length <= GTIN_LENGTH;
  return isLong ? gtinOf(digits.padStart(GTIN_LENGTH, '0')) : undefined;
}

/**
 * The last digit that a text which looks like a bar code number should have, when it has another one: most likely it was
 * mistyped.
 * @returns undefined when it does not look like one, or when its last digit is right
 */
export function missingCheckDigit(text: string): string | undefined {
  const digits = digitsOf(text);
  const expected = digits === undefined ? undefined : checkDigit(digits);
  return expected === digits?.at(-1) ? undefined : expected;
}

function digitsOf(text: string): string | undefined {
  const digits = plainDigits(text);
  return digits !== undefined && LENGTHS.includes(digits.length) ? digits : undefined;
}

function plainDigits(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(BETWEEN, '');
  // Nothing but zeros satisfies the sum and is nobody's product.
  return /^\d+$/.test(digits) && /[1-9]/.test(digits) ? digits : undefined;
}

// From the right, beginning beside the check digit, digits weigh 3 and 1 in turn (GS1 General Specifications, 7.9).
function checkDigit(digits: string): string {
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
