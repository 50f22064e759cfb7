/** Digits of a GTIN-8, UPC (12), EAN (13) and GTIN-14; the last one is the check digit. */
const LENGTHS = [8, 12, 13, 14];
const GTIN_LENGTH = 14;
/** Spreadsheets drop leading zeros: hardly more than one of a GTIN-8, up to six of longer ones. */
const SHORTEST_WITHOUT_ZEROS = 7;
/** Separators between digits: blanks, all hyphens, and invisible characters. */
const BETWEEN = /[\s\p{Cf}\u002D\u2010-\u2015\u2212]+/gu;

/**
 * Normalises the number of a bar code to 14 digits, padded with zeros, so that a product is found
 * whichever form was typed or scanned. Blanks and hyphens between the digits are allowed.
 * @returns undefined when it is no GTIN-8, -12, -13 or -14, or its check digit is wrong
 */
export function gtinOf(text: string): string | undefined {
  const digits = digitsOf(text);
  return digits !== undefined && digits.at(-1) === checkDigit(digits)
    ? digits.padStart(GTIN_LENGTH, '0')
    : undefined;
}

/**
 * The number by which a code is found: its GTIN, also when leading zeros were dropped, which does
 * not change the check digit.
 * @returns 14 digits, or undefined
 */
export function gtinKeyOf(text: string): string | undefined {
  const digits = plainDigits(text);
  const isLong =
    digits !== undefined && digits.length >= SHORTEST_WITHOUT_ZEROS && digits.length <= GTIN_LENGTH;
  return isLong ? gtinOf(digits.padStart(GTIN_LENGTH, '0')) : undefined;
}

/**
 * The expected check digit of a text that looks like a bar code number but has another one, which
 * is most likely a typo.
 * @returns undefined when it does not look like one, or its check digit is right
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
  // Zeros only would pass the check and belong to no product.
  return /^\d+$/.test(digits) && /[1-9]/.test(digits) ? digits : undefined;
}

// From the right, beginning next to the check digit, digits weigh 3 and 1 in turn (GS1 General
// Specifications, 7.9).
function checkDigit(digits: string): string {
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
