const ACCENTED: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
};

interface Texts {
  [key: string]: string | Texts;
}

/**
 * A pseudo-localisation: every text in brackets, with accents and a third longer, with braces and
 * tags unchanged.
 */
export function pseudoTexts<T>(texts: T): T {
  return Object.fromEntries(
    Object.entries(texts as Texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoTexts(value),
    ]),
  ) as T;
}

function pseudo(text: string): string {
  let depth = 0;
  let isTag = false;
  const changed = Array.from(text, (sign) => {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '<') isTag = true;
    if (sign === '>') isTag = false;
    return depth > 0 || isTag ? sign : (ACCENTED[sign] ?? sign);
  }).join('');
  return `⟦${changed}${'~'.repeat(Math.ceil(text.length / 3))}⟧`;
}
