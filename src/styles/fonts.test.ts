import { readdirSync, readFileSync, statSync } from 'node:fs';
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

const at = (file: string) => new URL(file, import.meta.url);
const open = (file: string) => create(readFileSync(at(file))) as Font;
const charactersOf = (file: string) => new Set(open(file).characterSet);
const wholeFile = (family: string) =>
  `../../node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
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

  it('lacks nothing that the whole file has', () => {
    expect(
      [...whole]
        .filter((code) => !UNSEEN.has(code) && !ours.has(code))
        .map((code) => code.toString(16)),
    ).toEqual([]);
  });

  it('says whose it is', () => {
    expect(readFileSync(at('./fonts/OFL.txt'), 'utf8')).toContain(
      open(`./fonts/${name}.woff2`).copyright,
    );
  });
});

it('is light: all three together', () => {
  const files = readdirSync(at('./fonts')).filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(3);
  const bytes = files.map((name) => statSync(at(`./fonts/${name}`)).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
});
