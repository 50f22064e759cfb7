const LENGTH_MAX = 200;
const NUMBER = '\\d+(?:[.,]\\d+)?';
const ISO = new RegExp(
  `^\\+?P(?:(${NUMBER})Y)?(?:(${NUMBER})M)?(?:(${NUMBER})W)?(?:(${NUMBER})D)?(?:T(?:(${NUMBER})H)?(?:(${NUMBER})M)?(?:(${NUMBER})S)?)?$`,
  'i',
);
/** Without the T, as some write it: no guide takes months. */
const ISO_TIME = new RegExp(
  `^P(?:(${NUMBER})D)?(?:(${NUMBER})H)?(?:(${NUMBER})M)?(?:(${NUMBER})S)?$`,
  'i',
);
const [YEAR, MONTH, WEEK, DAY, HOUR, SECOND] = [525_600, 43_200, 10_080, 1440, 60, 1 / 60];

const FRACTIONS: Record<string, string> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.333',
  '⅔': '.667',
};
/** Units in English, Portuguese, Spanish, French and German, as `foldText` leaves them. */
const UNITS: readonly [number, RegExp][] = [
  [SECOND, /^(?:s|secs?|seconds?|segs?|segundos?|secondes?|sek|sekunden?)$/],
  [1, /^(?:m|mins?|mns?|minutes?|minutos?|minuten|')$/],
  [HOUR, /^(?:h|hrs?|hs|hours?|horas?|heures?|std|stunden?)$/],
  [DAY, /^(?:d|days?|dias?|jours?|tage?n?)$/],
  [WEEK, /^(?:w|wks?|weeks?|semanas?|semaines?|wochen?)$/],
];
const AROUND =
  /^(?:about|around|approx(?:imately)?|circa|ca|up to|at least|under|over|(?:less|more) than|menos de|mais de|mas de|moins de|plus de|a peu pres|unter|uber|weniger als|mehr als|total(?: time)?|cerca de|aprox(?:imadamente)?|ate|unos|unas|hasta|environ|env|jusqu'a|etwa|ungefahr|bis zu)\.?\s+|\s*\+$|[~≈]/g;
const RANGE = /\s*(?:[-–—]|\b(?:to|or|a|ou|o|bis|oder)\b)\s*/;
const AND = /^(?:and|e|y|et|und|&|,)$/;
const WORDS: readonly [RegExp, string][] = [
  [
    /\b(?:half an hour|half hour|meia hora|media hora|(?:une )?demi[- ]heure|(?:eine )?halbe stunde)\b/g,
    '30 min',
  ],
  [
    /\b(?:three quarters of an hour|tres quartos de hora|tres cuartos de hora|trois quarts d'heure|dreiviertelstunde)\b/g,
    '45 min',
  ],
  [
    /\b(?:(?:a )?quarter of an hour|um quarto de hora|(?:un )?cuarto de hora|(?:un )?quart d'heure|(?:eine )?viertelstunde)\b/g,
    '15 min',
  ],
  [/\b(?:and a half|e meia|y media|et demie)\b/g, '30 min'],
  [/\b(?:anderthalb|eineinhalb)\b/g, '1.5'],
  [/\b(?:two|dois|duas|dos|deux|zwei)\b(?= \p{L})/gu, '2'],
  [/\b(?:three|tres|trois|drei)\b(?= \p{L})/gu, '3'],
  [/\b(?:four|quatro|cuatro|quatre|vier)\b(?= \p{L})/gu, '4'],
  [/\b(?:five|cinco|cinq|funf)\b(?= \p{L})/gu, '5'],
  [/\b(?:ten|dez|diez|dix|zehn)\b(?= \p{L})/gu, '10'],
  [/\b(?:fifteen|quinze|quince|funfzehn)\b(?= \p{L})/gu, '15'],
  [/\b(?:twenty|vinte|veinte|vingt|zwanzig)\b(?= \p{L})/gu, '20'],
  [/\b(?:thirty|trinta|treinta|trente|dreissig|dreißig)\b(?= \p{L})/gu, '30'],
  [
    /\b(?:an|a|one|uma?|una?|une?|eine?)(?= (?:h|min|sec|seg|sek|hora|heure|stunde|day|dia|jour|tag|week|sem|woche))/g,
    '1',
  ],
];

/**
 * The minutes of a duration, in ISO 8601 or in words, of a range the longer; undefined when it is
 * not understood.
 */
export function minutesIn(input: string): number | undefined {
  if (input.length > LENGTH_MAX) return undefined;
  const iso = input.replace(/\s+/g, '').replaceAll('−', '-');
  if (/^[+-]?p/i.test(iso) && /\d/.test(iso)) return isoMinutes(iso);
  return minutesInWords(input);
}

function isoMinutes(text: string): number | undefined {
  const value = (number: string | undefined) => Number((number ?? '0').replace(',', '.'));
  const sum = (numbers: (string | undefined)[], units: number[]) =>
    numbers.reduce((total, number, index) => total + value(number) * (units[index] ?? 0), 0);
  const short = ISO_TIME.exec(text);
  if (short) return sum(short.slice(1), [DAY, HOUR, 1, SECOND]);
  const whole = ISO.exec(text);
  return whole ? sum(whole.slice(1), [YEAR, MONTH, WEEK, DAY, HOUR, 1, SECOND]) : undefined;
}

function minutesInWords(input: string): number | undefined {
  let text = input
    .normalize('NFC')
    .replace(/\([^()]*\)/g, ' ')
    .replace(
      /(\d?)\s?([½¼¾⅓⅔])/g,
      (_, whole: string, sign: string) => `${whole || '0'}${FRACTIONS[sign] ?? ''}`,
    )
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’′`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const [, hours, minutes, seconds] =
    /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?: ?h)?$/.exec(text) ?? [];
  if (hours !== undefined)
    return Number(hours) * HOUR + Number(minutes) + Number(seconds ?? 0) * SECOND;
  for (const [words, instead] of WORDS) text = text.replace(words, instead);
  text = text
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(
      /(\d+)? ?\b(\d)\/(\d)\b/g,
      (_, whole: string | undefined, upper: string, lower: string) =>
        String(Number(whole ?? 0) + Number(upper) / Number(lower)),
    );
  text = text
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(AROUND, ' ')
    .trim();
  const parts = text.split(RANGE).filter(Boolean);
  if (parts.length === 0 || parts.length > 2) return undefined;
  const [last = ''] = parts.slice(-1);
  const unit = /[^\d\s.]+$/.exec(last)?.[0] ?? '';
  // In '30 to 40 min' the unit applies to both numbers.
  const found = parts.map((part) => sumOf(/[^\d\s.]/.test(part) ? part : `${part} ${unit}`));
  return found.includes(undefined) ? undefined : Math.max(...found.map(Number));
}

/** The sum of '1 h 30 min'; bare numbers are minutes. */
function sumOf(text: string): number | undefined {
  const parts = text.match(/\d+(?:\.\d+)?|[^\d\s.,]+|,/g)?.filter((part) => !AND.test(part)) ?? [];
  let sum = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const amount = Number(parts[at]);
    if (!Number.isFinite(amount)) return undefined;
    const [unit] = UNITS.find(([, names]) => names.test(parts[at + 1] ?? '')) ?? [];
    if (unit !== undefined) at += 1;
    // '1 h 30': a number without a unit must be alone, or last after hours.
    else if (at < parts.length - 1) return undefined;
    // '1 h 1/2'
    sum += amount * (unit ?? (at > 0 && amount < 1 ? HOUR : 1));
  }
  return parts.length > 0 ? sum : undefined;
}
