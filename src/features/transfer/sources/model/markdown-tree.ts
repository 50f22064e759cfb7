import type { Definition, Image, Link, Nodes, Parents, Root, RootContent, Text } from 'mdast';
import { withoutComments } from './markdown-comments';
import { withoutHidden } from './markdown-hidden';
import { mediaIn } from './markdown-html';
import { picturesInText } from './markdown-pictures';
import { type Notice, noticeOf } from './notices';

/** Longer addresses would not fit into a step beside words. */
const LINK_MAX = 300;
const KEPT_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
/** Attributes of Pandoc and kramdown behind a picture. */
const ATTRIBUTES = /^\{[^{}\n]{0,300}[=.#:][^{}\n]{0,300}\}/;

export type MarkdownTree = { root: Root; told: Notice[] };

/**
 * A Markdown text as a tree in which everything that readers shall not see is gone, references stand for what they name, and pictures
 * are pictures however they were written; with what of it cannot be kept.
 * @param firstLine on which the text begins in its file
 */
export function markdownTree(
  markdown: string,
  { firstLine, isOwn }: { firstLine: number; isOwn: boolean },
): MarkdownTree {
  const { root, text, unclosed } = withoutComments(markdown);
  const definitions = definitionsIn(root);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + firstLine - 1;
  const told = unclosed.map((line) => noticeOf('comment_unclosed', line + firstLine - 1));

  const readable = (node: RootContent): RootContent[] => {
    if (node.type === 'text') return picturesInText(node, text, isOwn);
    if (node.type === 'imageReference') {
      return [pictureOf(node, definitions.get(node.identifier)?.url ?? '', node.alt)];
    }
    if (node.type === 'linkReference')
      return [linkOf(node, definitions.get(node.identifier)?.url ?? '')];
    // Declarations, processing instructions and CDATA are no more to browsers than comments.
    if (node.type === 'html' && /^\s*<[!?]/.test(node.value)) return [];
    return [node];
  };
  const visit = (parent: Parents): void => {
    const isOfBlocks =
      parent.type === 'root' || parent.type === 'blockquote' || parent.type === 'listItem';
    const inside: readonly RootContent[] = isOfBlocks
      ? withoutHidden(parent.children)
      : parent.children;
    const children = inside.flatMap((child) => readable(child));
    for (const [index, child] of children.entries()) {
      if ('children' in child) visit(child);
      if (child.type === 'text' && isPicture(children[index - 1]))
        child.value = child.value.replace(ATTRIBUTES, '');
      if (child.type === 'link' && !isKept(child))
        told.push(noticeOf('link_left_out', lineOf(child), child.url));
      if (child.type === 'html')
        told.push(
          ...mediaIn(child.value).map(({ source, line }) =>
            noticeOf('media_left_out', lineOf(child) + line, source),
          ),
        );
    }
    parent.children = children as typeof parent.children;
  };
  visit(root);
  return { root, told };
}

/** Whether the address of a link is shown behind its words. */
export const isKept = ({ url }: Link): boolean => KEPT_LINK.test(url) && url.length <= LINK_MAX;

const isPicture = (node: Nodes | undefined): boolean => node?.type === 'image';

function definitionsIn(root: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  const visit = (node: Nodes): void => {
    // The first one counts, as everywhere in Markdown.
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return found;
}

const pictureOf = ({ position }: Nodes, url: string, alt: string | null | undefined): Image => ({
  type: 'image',
  url,
  alt: alt ?? '',
  ...(position ? { position } : {}),
});

/** A footnote whose note is one word is a reference to Markdown: the word stays. */
function linkOf(node: Extract<Nodes, { type: 'linkReference' }>, url: string): Link | Text {
  const { identifier, children, position } = node;
  if (identifier.startsWith('^') && !KEPT_LINK.test(url))
    return { type: 'text', value: ` (${url})`, ...(position ? { position } : {}) };
  return { type: 'link', url, children, ...(position ? { position } : {}) };
}
