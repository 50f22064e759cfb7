import { escapeHtml } from '@/shared/text/escape-html';
import { type QrModules, qrPath, qrSide } from './qr-picture';

/** The width of a label as a picture, in SVG units; a PNG has twice as many pixels. */
const WIDTH = 600;
const MARGIN = 30;
const NAME = { size: 40, linesMax: 2, weight: 700 };
const CODE = { size: 30, linesMax: 2, weight: 400 };
const SCAN = { size: 28, linesMax: 2, weight: 400 };
const LINE_HEIGHT = 1.25;

export interface LabelPicture {
  modules: QrModules;
  name: string;
  /** the reference code, or the address for people without a scanner */
  code: string;
  /** the instruction to scan */
  scan: string;
}

type Line = { text: string; size: number; weight: number; font: string; y: number };

/** A label as an SVG file, black on white: the QR code with its quiet zone, and the text below. */
export function labelSvg({ modules, name, code, scan }: LabelPicture): {
  svg: string;
  width: number;
  height: number;
} {
  const lines: Line[] = [];
  let y = WIDTH;
  for (const [text, look, font] of [
    [name, NAME, 'sans-serif'],
    [code, CODE, 'monospace'],
    [scan, SCAN, 'sans-serif'],
  ] as const) {
    for (const line of wrap(text, (WIDTH - 2 * MARGIN) / look.size, look.linesMax)) {
      y += look.size * LINE_HEIGHT;
      lines.push({ text: line, size: look.size, weight: look.weight, font, y: Math.round(y) });
    }
    y += 8;
  }
  const height = Math.round(y + MARGIN);
  const scale = WIDTH / qrSide(modules);
  const textElements = lines
    .map(
      ({ text, size, weight, font, y: at }) =>
        `<text x="${WIDTH / 2}" y="${at}" font-size="${size}" font-weight="${weight}" font-family="${font}" text-anchor="middle">${escapeHtml(text)}</text>`,
    )
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${2 * WIDTH}" height="${2 * height}">` +
    `<path fill="#fff" d="M0 0h${WIDTH}v${height}H0z"/><path fill="#000" shape-rendering="crispEdges" transform="scale(${scale})" d="${qrPath(modules)}"/>` +
    `<g fill="#000">${textElements}</g></svg>\n`;
  return { svg, width: 2 * WIDTH, height: 2 * height };
}

/**
 * Breaks text into lines of at most `widthEm`, with estimated letter widths, because the fonts are
 * unknown; shortens the last line with an ellipsis.
 */
export function wrap(text: string, widthEm: number, linesMax: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((long) => pieces(long, widthEm))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (emOf(longer) <= widthEm) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= linesMax) return lines;
  const last = [...characters.segment(lines[linesMax - 1] ?? '')].map(({ segment }) => segment);
  while (emOf(`${last.join('')}…`) > widthEm) last.pop();
  return [...lines.slice(0, linesMax - 1), `${last.join('').trimEnd()}…`];
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function emOf(text: string): number {
  let width = 0;
  for (const { segment } of characters.segment(text))
    width +=
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(
        segment,
      )
        ? 1.1
        : /^\p{Lu}/u.test(segment)
          ? 0.72
          : 0.6;
  return width;
}

function pieces(word: string, widthEm: number): string[] {
  const made = [''];
  for (const { segment } of characters.segment(word)) {
    if (emOf((made.at(-1) ?? '') + segment) > widthEm) made.push(segment);
    else made[made.length - 1] += segment;
  }
  return made;
}
