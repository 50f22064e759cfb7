import { harmlessText } from './text';

/** A piece of a line that looks the same throughout. */
export type Run = { text: string; isBold?: true; link?: FormattedLink };
export type FormattedLink = { href: string; host: string };

/** Lines of plain text, joined by line breaks, or the items of a list. */
export type Block = { isList: boolean; lines: Run[][] };

export type FormattingOptions = {
  /** whether `[words](https://…)` is a link; only in answers and descriptions of guides */
  hasLinks?: boolean;
};

const ITEM = /^- (?=\S)/;
// Bounded: words end at a bracket, an address at a space or bracket.
const LINK = /\[([^[\]]+)\]\((https:\/\/[^\s()<>"'`\\[\]]+)\)/g;

/**
 * Parses the formatting of a text in linear time (docs/reference/guides.md#formatting): `**bold**`,
 * lines that begin with `- `, and links. Everything else is text.
 */
export function formattedBlocks(
  text: string,
  { hasLinks = false }: FormattingOptions = {},
): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const isList = ITEM.test(line);
    const runs = runsOf(isList ? line.slice(2) : line, hasLinks);
    const last = blocks.at(-1);
    if (last?.isList === isList) last.lines.push(runs);
    else blocks.push({ isList, lines: [runs] });
  }
  return blocks.length > 1 ? withoutBlankEdges(blocks) : blocks;
}

/** The text of a block as it is read, one line for each item. */
export const blockText = ({ lines }: Block): string =>
  lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n');

/** The text without its formatting, for speech, search, and wherever only text can be. */
export const withoutFormatting = (text: string, options?: FormattingOptions): string =>
  hasFormatting(text) ? formattedBlocks(text, options).map(blockText).join('\n') : text;

/** Reports whether a text may have formatting. */
export const hasFormatting = (text: string): boolean => /^- |\*\*|\]\(https:/m.test(text);

/** A list has space around it, so the blank lines next to it are left out. */
function withoutBlankEdges(blocks: readonly Block[]): Block[] {
  const isBlank = (runs: readonly Run[] | undefined) =>
    runs?.every(({ text }) => text.trim() === '') === true;
  return blocks.flatMap((block, index) => {
    if (block.isList) return [block];
    let [start, end] = [0, block.lines.length];
    while (index > 0 && start < end && isBlank(block.lines[start])) start += 1;
    while (index < blocks.length - 1 && end > start && isBlank(block.lines[end - 1])) end -= 1;
    return start < end ? [{ ...block, lines: block.lines.slice(start, end) }] : [];
  });
}

function runsOf(line: string, hasLinks: boolean): Run[] {
  if (!hasLinks || !line.includes('](')) return withBold([line]);
  const pieces: (string | Run)[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, words = '', address = ''] = match;
    const link = linkOf(words, address);
    if (!link) continue;
    const text = withoutFormatting(words).trim();
    pieces.push(line.slice(end, match.index), { text, link });
    end = match.index + whole.length;
  }
  return withBold([...pieces, line.slice(end)]);
}

/** Undefined for addresses and words that could deceive. */
function linkOf(words: string, address: string): FormattedLink | undefined {
  if (words.trim() === '' || harmlessText(words + address) !== words + address) return undefined;
  try {
    const { protocol, username, password, host, href } = new URL(address);
    return protocol === 'https:' && username + password === '' ? { href, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Two stars begin bold text before a letter, and end it after one; other stars are text. */
function withBold(pieces: readonly (string | Run)[]): Run[] {
  const parts = pieces
    .flatMap((piece): Run[] =>
      typeof piece === 'string' ? piece.split(/(\*+)/).map((text) => ({ text })) : [piece],
    )
    .filter(({ text }) => text !== '');
  const runs: Run[] = [];
  let start: number | undefined;
  for (const [index, part] of parts.entries()) {
    if (part.text !== '**' || part.link) {
      runs.push(part);
    } else if (start !== undefined && isLetter(parts[index - 1]?.text.at(-1))) {
      const inside = runs.splice(start).slice(1);
      runs.push(...inside.map((run): Run => ({ ...run, isBold: true })));
      start = undefined;
    } else {
      if (isLetter(parts[index + 1]?.text.at(0))) start = runs.length;
      runs.push(part);
    }
  }
  return joined(runs);
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign.trim() !== '';

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && !last.link && !run.link && last.isBold === run.isBold)
      result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}
