export interface TextBox {
  widthPx: number;
  heightPx: number;
  /** candidates, the largest first */
  sizesPx: readonly number[];
  linesMax: number;
  /** relative to the size */
  lineHeight: number;
}

export interface FittedText {
  lines: string[];
  sizePx: number;
}

/** The width of a text at a size, both in px. */
type WidthOf = (text: string, sizePx: number) => number;
type Fits = (text: string) => boolean;

const ELLIPSIS = '…';
const BALANCING_ROUNDS = 8;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * Fits a text into a box in as few and even lines as possible, at the largest size. Only words
 * wider than the box at the smallest size are broken; a text that is still too long ends in an
 * ellipsis, after a whole word if possible.
 */
export function fitText(
  text: string,
  { widthPx, heightPx, sizesPx, linesMax, lineHeight }: TextBox,
  widthOf: WidthOf,
): FittedText {
  const words = text.split(' ').filter(Boolean);
  const atSize =
    (sizePx: number, withinPx = widthPx): Fits =>
    (part) =>
      widthOf(part, sizePx) <= withinPx;
  for (const sizePx of sizesPx) {
    const lines = wrap(words, atSize(sizePx));
    if (lines && lines.length <= linesMax && lines.length * sizePx * lineHeight <= heightPx)
      return { lines: balanced(words, sizePx), sizePx };
  }
  const sizePx = sizesPx.at(-1) ?? 0;
  const fits = atSize(sizePx);
  const lines =
    wrap(
      words.flatMap((word) => broken(word, fits)),
      fits,
    ) ?? [];
  if (lines.length <= linesMax) return { lines, sizePx };
  return {
    lines: [...lines.slice(0, linesMax - 1), shortened(lines[linesMax - 1] ?? '', fits)],
    sizePx,
  };

  /** Wraps into as many lines in the narrowest box, so that the last one is not a single word. */
  function balanced(parts: readonly string[], size: number): string[] {
    let [low, high] = [0, widthPx];
    let best = wrap(parts, atSize(size)) ?? [];
    const { length } = best;
    for (let round = 0; round < BALANCING_ROUNDS; round += 1) {
      const middle = (low + high) / 2;
      const narrower = wrap(parts, atSize(size, middle));
      if (narrower?.length === length) [best, high] = [narrower, middle];
      else low = middle;
    }
    return best;
  }
}

/** A text on one line, with an ellipsis when it is too long. */
export function fitLine(text: string, widthPx: number, sizePx: number, widthOf: WidthOf): string {
  const fits: Fits = (part) => widthOf(part, sizePx) <= widthPx;
  return fits(text) ? text : shortened(text, fits);
}

/** Lines of whole words; undefined when a word is wider than a line. */
function wrap(words: readonly string[], fits: Fits): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
}

/** A word in pieces no wider than a line. */
function broken(word: string, fits: Fits): string[] {
  const pieces = [''];
  for (const letter of lettersOf(word)) {
    const piece = pieces.at(-1) ?? '';
    if (piece === '' || fits(piece + letter)) pieces[pieces.length - 1] = piece + letter;
    else pieces.push(letter);
  }
  return pieces;
}

function shortened(line: string, fits: Fits): string {
  const words = line.split(' ');
  for (let count = words.length; count > 1; count -= 1) {
    const shorter =
      words
        .slice(0, count)
        .join(' ')
        .replace(/[\s,;:.–-]+$/, '') + ELLIPSIS;
    if (fits(shorter)) return shorter;
  }
  const letters = lettersOf(words[0] ?? '');
  while (letters.length > 0 && !fits(letters.join('') + ELLIPSIS)) letters.pop();
  return letters.join('') + ELLIPSIS;
}
