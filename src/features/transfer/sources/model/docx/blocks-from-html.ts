import { ElementType, parseDocument } from 'htmlparser2';
import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { LINE_KINDS, type LineKind } from '@/features/projects/model/lines/lines';
import { isKept, textOf } from '../markdown/markdown-blocks';
import { type Notice, noticeOf } from '../notices';
import { signalIn } from './signal-kinds';
import { alertOf, withSignals } from './word-alerts';
import type { BlockOptions, CellReader, Child, Element, Entries } from './word-elements';
import { elementsIn, isElement } from './word-elements';
import { markedNumber } from './word-numbers';
import { rowsOf } from './word-rows';
import { tableBlocks } from './word-tables';

export type WordBlocks = {
  /** The text of a paragraph of the style Title. */
  title: string | undefined;
  blocks: RootContent[];
  /** The words of each block; its line is its place in here. */
  words: string[];
  notices: Notice[];
  /** Of columns with such a name. */
  entries: Entries;
};
/** Old releases of Word describe a picture by its path on the writer's disk. */
const FILE_NAME = /\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf)\s*$/i;
const HEADING = /^h([1-6])$/;

/** The HTML of a Word document as blocks of Markdown, with signal words as alerts. */
export function blocksFromHtml(html: string, options: BlockOptions): WordBlocks {
  const reading = new Reading(options);
  const blocks = reading.blocks(parseDocument(html).children);
  const { title, words, notices, entries } = reading;
  return { title, blocks, words, notices, entries };
}

class Reading implements CellReader {
  title: string | undefined;
  readonly words = [''];
  readonly notices: Notice[] = [];
  readonly entries: Entries = { tools: [], parts: [] };

  constructor(readonly options: BlockOptions) {}

  blocks(nodes: readonly Child[]): RootContent[] {
    const blocks: RootContent[] = [];
    let inline: Child[] = [];
    const endLine = () => {
      if (inline.length > 0) blocks.push(...this.paragraph(inline));
      inline = [];
    };
    for (const node of nodes) {
      const block = isElement(node) ? this.block(node) : undefined;
      if (!block) {
        inline.push(node);
        continue;
      }
      endLine();
      blocks.push(...block);
    }
    endLine();
    return withSignals(blocks);
  }

  /** The blocks of an element; undefined if it is part of a line. */
  private block(element: Element): RootContent[] | undefined {
    const { name, children, attribs } = element;
    const [, depth] = HEADING.exec(name) ?? [];
    if (depth !== undefined) return this.heading(Number(depth), children);
    switch (name) {
      case 'p':
        return this.styled(attribs['class'] ?? '', children);
      case 'ul':
      case 'ol':
        return [this.list(element)];
      case 'table':
        return tableBlocks(rowsOf(element, this), this).map((each) => this.placed(each));
      default:
        return undefined;
    }
  }

  private styled(style: string, children: readonly Child[]): RootContent[] {
    const kind = LINE_KINDS.find((each) => each === style);
    const blocks = this.paragraph(children, kind);
    if (style !== 'title' || this.title !== undefined) return blocks;
    const text = blocks.map(textOf).join(' ').trim();
    if (text === '') return blocks;
    this.title = text;
    return blocks.flatMap(picturesAlone);
  }

  private heading(depth: number, children: readonly Child[]): RootContent[] {
    const inline = this.inline(children);
    const [paragraph] = paragraphOf(inline);
    if (!paragraph) return [];
    const heading = { type: 'heading' as const, depth: depth as 1, children: inline };
    return textOf(heading).trim() === '' ? [paragraph] : [this.placed(heading)];
  }

  private list({ name, children }: Element): RootContent {
    const items = children
      .filter(isElement)
      .map((item): ListItem => this.placed({ type: 'listItem', children: this.itemBlocks(item) }));
    const isOrdered = name === 'ol';
    return this.placed({
      type: 'list',
      ordered: isOrdered,
      start: numberIn(children.find(isElement)) ?? 1,
      ...(isOrdered && !this.options.hasItems ? { data: { isOfText: true } } : {}),
      children: items,
    });
  }

  /** Numbered lists in lists are lines of their text. */
  private itemBlocks(item: Element): ListItem['children'] {
    return this.blocks(item.children).map((block) =>
      block.type === 'list' ? { ...block, ordered: false } : block,
    ) as ListItem['children'];
  }

  private paragraph(nodes: readonly Child[], styleKind?: LineKind): RootContent[] {
    const inline = this.inline(nodes);
    const [paragraph] = paragraphOf(inline);
    if (!paragraph) return [];
    const text = textOf(paragraph);
    const signal = signalIn(text, this.options.lang, boldLength(inline));
    const kind = signal?.kind ?? styleKind;
    const block = kind ? alertOf(kind, withoutBeginning(inline, signal?.length ?? 0)) : paragraph;
    return [this.placed(block)];
  }

  private inline(nodes: readonly Child[]): PhrasingContent[] {
    return nodes.flatMap((node): PhrasingContent[] => {
      if (node.type === ElementType.Text)
        return [{ type: 'text', value: node.data.replaceAll('\t', ' ') }];
      return isElement(node) ? this.phrase(node) : [];
    });
  }

  private phrase({ name, attribs, children }: Element): PhrasingContent[] {
    if (name === 'br') return [{ type: 'break' }];
    if (name === 'img')
      return [
        {
          type: 'image',
          url: this.options.pictureOf(attribs['src'] ?? ''),
          alt: FILE_NAME.test(attribs['alt'] ?? '') ? '' : (attribs['alt'] ?? ''),
        },
      ];
    const inside = this.inline(children);
    const url = attribs['href'];
    if (name === 'strong') return [{ type: 'strong', children: inside }];
    if (name === 's') return [{ type: 'delete', children: inside }];
    if (name === 'a' && url !== undefined && !url.startsWith('#')) {
      if (!isKept({ url })) this.notices.push(noticeOf('link_left_out', this.words.length, url));
      return [{ type: 'link', url, children: inside }];
    }
    if (name === 'sup' || name === 'sub')
      return [
        { type: 'html', value: `<${name}>` },
        ...inside,
        { type: 'html', value: `</${name}>` },
      ];
    return inside;
  }

  /** A block whose line is its place among the words of the document. */
  private placed<Block extends RootContent | ListItem>(block: Block): Block {
    if (block.position) return block;
    const text = textOf(block.type === 'list' ? (block.children[0] ?? block) : block);
    const line = this.words.push(text.slice(0, 200)) - 1;
    const point = { line, column: 1 };
    return { ...block, position: { start: point, end: point } };
  }
}

/** The number of an item, in an anchor at its beginning. */
const numberIn = (item: Element | undefined): number | undefined =>
  item &&
  elementsIn(item)
    .slice(0, 3)
    .map(({ attribs }) => markedNumber(attribs['id']))
    .find((each) => each !== undefined);

const hasContent = (node: PhrasingContent): boolean =>
  node.type === 'image' || ('children' in node ? node.children.some(hasContent) : false);

/** One paragraph, or none without words and pictures. */
export function paragraphOf(children: PhrasingContent[]): RootContent[] {
  const paragraph = { type: 'paragraph' as const, children };
  return textOf(paragraph).trim() === '' &&
    !children.some((each) => hasContent(each) || each.type === 'delete')
    ? []
    : [paragraph];
}

function picturesAlone(block: RootContent): RootContent[] {
  if (block.type === 'image') return [{ type: 'paragraph', children: [block] }];
  return 'children' in block ? (block.children as RootContent[]).flatMap(picturesAlone) : [];
}

/** The number of bold letters at the beginning. */
function boldLength(inline: readonly PhrasingContent[]): number {
  const first = inline.find((node) => textOf(node).trim() !== '');
  return first?.type === 'strong' ? textOf(first).length : 0;
}

export function withoutBeginning(
  inline: readonly PhrasingContent[],
  length: number,
): PhrasingContent[] {
  let rest = length;
  return inline.flatMap((node): PhrasingContent[] => {
    if (rest === 0) return [node];
    if (node.type === 'text') {
      const cut = Math.min(rest, node.value.length);
      rest -= cut;
      return cut === node.value.length ? [] : [{ ...node, value: node.value.slice(cut) }];
    }
    if (!('children' in node)) return [node];
    const before = rest;
    const children = withoutBeginning(node.children as PhrasingContent[], rest);
    rest = Math.max(0, before - textOf(node).length);
    return children.length === 0 ? [] : [{ ...node, children } as PhrasingContent];
  });
}
