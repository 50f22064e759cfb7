import { Parser } from 'htmlparser2';
import type { Definition, Nodes, Root, RootContent } from 'mdast';
import type { DraftPicture } from './draft-guide';
import { htmlText } from './html-text';

/** What a heading is followed by, or what stands before the first one (depth 0). */
export type Section = { depth: number; title: string; line: number; blocks: RootContent[] };

export type Definitions = ReadonlyMap<string, Definition>;

const SAFE_LINK = /^https?:\/\//i;

/** A document as its headings with what is below each. */
export function sectionsOf(root: Root, firstLine: number): Section[] {
  const sections: Section[] = [{ depth: 0, title: '', line: firstLine, blocks: [] }];
  for (const block of root.children) {
    if (block.type === 'heading') sections.push({ depth: block.depth, title: textOf(block).trim(), line: lineOf(block, firstLine), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** The line of a part, in a file whose Markdown begins on `firstLine`. */
export const lineOf = (node: Nodes, firstLine: number): number => (node.position?.start.line ?? 1) + firstLine - 1;

export const definitionsOf = (root: Root): Definitions => new Map(root.children.flatMap((block) => (block.type === 'definition' ? [[block.identifier, block] as const] : [])));

/** A part of a document as people read it; pictures are not in it. */
export function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text': case 'inlineCode': case 'code': return node.value;
    case 'break': return '\n';
    case 'html': return htmlText(node.value);
    case 'image': case 'imageReference': case 'definition': case 'thematicBreak': case 'yaml': return '';
    case 'link': return linked(node.children.map(textOf).join(''), node.url);
    case 'list': return node.children.map((item, index) => `${node.ordered ? `${(node.start ?? 1) + index}.` : '•'} ${textOf(item)}`).join('\n');
    case 'listItem': return node.children.map(textOf).filter(Boolean).join('\n');
    case 'root': case 'blockquote': return node.children.map(textOf).filter(Boolean).join('\n\n');
    default: return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}

export const textOfBlocks = (blocks: readonly Nodes[]): string => blocks.map(textOf).filter((text) => text.trim() !== '').join('\n\n').trim();

// An address that says the same as its words is said once.
const linked = (said: string, url: string) => (SAFE_LINK.test(url) && said.trim() !== '' && said !== url && url.length <= 200 ? `${said} (${url})` : said);

/** Pictures in a part of a document, in their order. */
export function picturesIn(nodes: readonly Nodes[], definitions: Definitions): DraftPicture[] {
  return nodes.flatMap((node): DraftPicture[] => {
    if (node.type === 'image') return [{ source: decoded(node.url), alt: node.alt ?? '' }];
    if (node.type === 'imageReference') {
      const url = definitions.get(node.identifier)?.url;
      return url ? [{ source: decoded(url), alt: node.alt ?? '' }] : [];
    }
    if (node.type === 'html') return picturesOfHtml(node.value);
    return 'children' in node ? picturesIn(node.children, definitions) : [];
  }).filter(({ source }) => source !== '');
}

const HTML_MAX = 20_000;

function picturesOfHtml(html: string): DraftPicture[] {
  const found: DraftPicture[] = [];
  const parser = new Parser({ onopentag: (name, { src, alt }) => { if (name === 'img' && src) found.push({ source: decoded(src), alt: alt ?? '' }); } });
  parser.write(html.slice(0, HTML_MAX));
  parser.end();
  return found;
}

// Paths are written like addresses: with %20 for a blank. Addresses stay as they are.
function decoded(url: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
