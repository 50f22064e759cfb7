import type { Blockquote, BlockContent, Paragraph, PhrasingContent, Text } from 'mdast';
import type { LineKind } from '@/features/projects/model/lines/lines';
import { CLOCK, shortSeconds } from '@/features/projects/model/lines/seconds';
import { formattedBlocks, type FormattingOptions, type Run } from '@/shared/text/formatting';

export const textNode = (value: string): Text => ({ type: 'text', value });
export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A text with its formatting as Markdown: bold words, lists, links and paragraphs. */
export function formattedContent(value: string, options?: FormattingOptions): BlockContent[] {
  return formattedBlocks(value, options).flatMap(({ isList, lines }): BlockContent[] =>
    isList
      ? [
          {
            type: 'list',
            spread: false,
            children: lines.map((runs) => ({
              type: 'listItem',
              spread: false,
              children: [paragraph(phrasing(runs))],
            })),
          },
        ]
      : paragraphsOf(lines),
  );
}

/** Blank lines divide paragraphs. */
function paragraphsOf(lines: readonly Run[][]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  for (const runs of lines) {
    const isBlank = runs.every(({ text }) => text.trim() === '');
    const last = paragraphs.at(-1);
    if (!isBlank && isOpen && last) last.children.push({ type: 'break' }, ...phrasing(runs));
    else if (!isBlank) paragraphs.push(paragraph(phrasing(runs)));
    isOpen = !isBlank;
  }
  return paragraphs;
}

function phrasing(runs: readonly Run[]): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (const { text, isBold, link } of runs) {
    const shown: PhrasingContent = link
      ? { type: 'link', url: link.href, children: [textNode(text)] }
      : textNode(text);
    const last = content.at(-1);
    if (isBold && last?.type === 'strong') last.children.push(shown);
    else content.push(isBold ? { type: 'strong', children: [shown] } : shown);
  }
  return content;
}

/** A line of a step as an alert of GitHub, which does not know danger and shows it as a quote. */
export function alert(kind: LineKind, value: string): Blockquote {
  // Text would be escaped.
  const mark: PhrasingContent = { type: 'html', value: `[!${kind.toUpperCase()}]` };
  const [first, ...rest] = formattedContent(value);
  const children: BlockContent[] =
    first?.type === 'paragraph'
      ? [paragraph([mark, textNode('\n'), ...first.children]), ...rest]
      : [paragraph([mark]), ...(first ? [first] : []), ...rest];
  return { type: 'blockquote', children };
}

export const timer = (seconds: number, label: string): Blockquote => ({
  type: 'blockquote',
  children: [
    paragraph([textNode(`${CLOCK} ${shortSeconds(seconds)}${label === '' ? '' : `: ${label}`}`)]),
  ],
});
