import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';

const LANGUAGES = {
  en: 'The quick brown fox jumps over the lazy dog, THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG. 0123456789 “don’t” – — … #$%&*+/<=>?@[]^_`{|}~',
  'pt-BR': 'ÁÂÃÀÇÉÊÍÓÔÕÚÜ áâãàçéêíóôõúü ªº R$ 12,50',
  es: 'ÁÉÍÑÓÚÜ áéíñóúü ¿qué? ¡ya! ªº',
  fr: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ àâæçèéêëîïôœùûüÿ «\u00a0oui\u00a0» €',
  de: 'ÄÖÜẞ äöüß „ja“ 5\u00a0€',
};
/** Nothing one can see: blanks, ends of lines, what stands for what is not known. */
const UNSEEN = new Set([0, 0xd, 0x20, 0xfffd, 0xffff]);
const PAGE_MAX_BYTES = 60_000;

const source = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const at = (file: string) => new URL(file, import.meta.url);
const open = (file: string) => create(readFileSync(at(file))) as Font;
const charactersOf = (file: string) => new Set(open(file).characterSet);
const wholeFile = (family: string) =>
  `../../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
const rangeOf = (family: string) =>
  new Set(
    (new RegExp(`${family}-latin[\\s\\S]*?unicode-range:\\s+([^;]+);`).exec(source)?.[1] ?? '')
      .split(/,\s*/)
      .flatMap((part) => {
        const [from = 0, to = from] = part
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: to - from + 1 }, (_, index) => from + index);
      }),
  );

describe.each([
  ['bricolage-grotesque', 'bricolage-grotesque-700'],
  ['instrument-sans', 'instrument-sans'],
  ['jetbrains-mono', 'jetbrains-mono'],
])('%s', (family, name) => {
  const ours = charactersOf(`./fonts/${name}.woff2`);
  const whole = charactersOf(wholeFile(family));

  it.each(Object.entries(LANGUAGES))(
    'has what %s is written with in the file that pages bring',
    (_, text) => {
      // Some letters the designers have not drawn at all.
      expect(
        [...text].filter(
          (letter) =>
            whole.has(letter.codePointAt(0) ?? 0) && !ours.has(letter.codePointAt(0) ?? 0),
        ),
      ).toEqual([]);
    },
  );

  it('lacks nothing of the whole file, which is asked for the rest and for no more', () => {
    const range = rangeOf(family);
    expect(
      [...whole]
        .filter((code) => !UNSEEN.has(code) && !ours.has(code) && !range.has(code))
        .map((code) => code.toString(16)),
    ).toEqual([]);
    expect([...range].filter((code) => ours.has(code)).map((code) => code.toString(16))).toEqual(
      [],
    );
  });

  it('says whose it is', () => {
    expect(readFileSync(at('./fonts/OFL.txt'), 'utf8')).toContain(
      open(`./fonts/${name}.woff2`).copyright,
    );
  });
});

it('is light: all three together', () => {
  const files = [...source.matchAll(/'(\.\/fonts\/[^']+\.woff2)'/g)].map(
    ([, file = '']) => readFileSync(at(file)).length,
  );
  expect(files).toHaveLength(3);
  expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
});
