import 'server-only';
import type { Font } from 'fontkit';
import type { Face } from './fonts';

type Run = { font: Font; text: string };

/**
 * The part of a text that these fonts can draw; missing characters are replaced by their plain form
 * if the fonts have that.
 */
export function writable(text: string, { fonts }: Face): string {
  const has = (part: string) =>
    [...part].every((character) =>
      fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    );
  const plain = (character: string) =>
    [character.normalize('NFKC'), character.normalize('NFKD').replace(/\p{M}+/gu, '')].find(
      (form) => form !== '' && has(form),
    );
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((character) => (has(character) ? character : (plain(character) ?? '')))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * The first text of which the fonts can draw at least half of the letters and digits; blank when
 * there is none.
 */
export function firstWritable(texts: readonly string[], face: Face): string {
  const weight = (text: string) => [...text.matchAll(/[\p{L}\p{N}]/gu)].length;
  const text = texts.find(
    (text) => weight(text) > 0 && weight(writable(text, face)) * 2 >= weight(text),
  );
  return text === undefined ? '' : writable(text, face);
}

/**
 * Measures the width of texts at a size, both in px. Memoised, as fitting measures the same ones at
 * many sizes.
 */
export function measureOf(face: Face): (text: string, sizePx: number) => number {
  const known = new Map<string, number>();
  return (text, sizePx) => {
    const width =
      known.get(text) ??
      runsOf(text, face).reduce(
        (sum, { font, text: part }) => sum + font.layout(part).advanceWidth / font.unitsPerEm,
        [...text].length * face.spacing,
      );
    known.set(text, width);
    return width * sizePx;
  };
}

/** A text as an SVG path: viewers need no font, and nothing in the text can be markup. */
export function textPath(
  text: string,
  face: Face,
  { x, baseline, sizePx }: { x: number; baseline: number; sizePx: number },
): string {
  let left = x;
  return runsOf(text, face)
    .map(({ font, text: part }) => {
      const scale = sizePx / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      return glyphs
        .map((glyph, index) => {
          const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
          const path = glyph.path
            .scale(scale, -scale)
            .translate(left + xOffset * scale, baseline - yOffset * scale)
            .toSVG();
          left += xAdvance * scale + face.spacing * sizePx;
          return path;
        })
        .join('');
    })
    .join('');
}

/** A text in runs of one font each. */
function runsOf(text: string, { fonts }: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font =
      fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? fonts[0];
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
