import type {
  Definition,
  Image,
  Link,
  Nodes,
  Paragraph,
  Parents,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { LANGUAGE_NOTES } from '../../../model/language-note';
import { withoutComments } from './markdown-comments';
import { withoutHidden } from './markdown-hidden';
import { contentsFinder, plainPhrases, withoutAttributes } from './foreign-notation';
import { isKept, textOf } from './markdown-blocks';
import { isQuery, plainNotes } from './tools/obsidian';
import { withoutJsx } from './tools/jsx';
import { withAlerts } from './containers/markdown-containers';
import { mediaIn } from './markdown-html';
import { parseForeign, parsePlain } from './markdown-syntax';
import { isEscaped, picturesInText } from './markdown-pictures';
import { type Notice, noticeOf } from '../notices';

export type MarkdownTree = { root: Root; notices: Notice[] };

/**
 * Parses Markdown into a tree without hidden content, with resolved references, and with pictures
 * of every notation; also returns what could not be kept.
 * @param firstLine of the text in its file
 */
export function markdownTree(
  markdown: string,
  { firstLine, isOwn }: { firstLine: number; isOwn: boolean },
): MarkdownTree {
  const parse = isOwn ? parsePlain : parseForeign;
  const notices: Notice[] = [];
  const report = (notice: Notice) =>
    notices.push({ ...notice, line: (notice.line ?? 1) + firstLine - 1 });
  const source = isOwn ? markdown : withoutJsx(markdown, report);
  const { unclosed, ...uncommented } = withoutComments(source, parse, !isOwn);
  const { root, text } = isOwn ? uncommented : withAlerts(uncommented, parse);
  const definitions = definitionsIn(root);
  const isOfContents = contentsFinder(root);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + firstLine - 1;
  for (const line of unclosed) report(noticeOf('comment_unclosed', line));

  const readable = (node: RootContent): RootContent[] => {
    if (node.type === 'text') {
      const parts = picturesInText(node, text, isOwn);
      if (!isOwn && !isEscaped(node, text))
        for (const part of parts)
          if (part.type === 'text')
            part.value = plainNotes(part.value, node.position?.start.line ?? 1, report);
      return parts;
    }
    if (!isOwn && isQuery(node)) {
      report(noticeOf('media_left_out', node.position?.start.line ?? 1, 'dataview'));
      return [];
    }
    if (node.type === 'imageReference') {
      return [pictureOf(node, definitions.get(node.identifier)?.url ?? '', node.alt)];
    }
    if (node.type === 'linkReference')
      return [linkOf(node, definitions.get(node.identifier)?.url ?? '')];
    // Browsers treat declarations, processing instructions and CDATA like comments.
    if (node.type === 'html' && /^\s*<[!?]/.test(node.value)) return [];
    return [node];
  };
  const visit = (parent: Parents): void => {
    const isOfBlocks =
      parent.type === 'root' || parent.type === 'blockquote' || parent.type === 'listItem';
    const inside: readonly RootContent[] = isOfBlocks
      ? withoutHidden(parent.children)
      : parent.children;
    const shown = inside
      .flatMap((child) => readable(child))
      .filter(
        (child) =>
          child.type !== 'paragraph' || !(isOwn ? isLanguageNote(child) : isOfContents(child)),
      );
    const children = isOwn || isOfBlocks ? shown : plainPhrases(shown);
    const emptied = new Set<RootContent>();
    for (const [index, child] of children.entries()) {
      if ('children' in child && child.children.length > 0) {
        visit(child);
        if (child.children.length === 0) emptied.add(child);
      }
      if (child.type === 'text' && isPhrase(children[index - 1], isOwn))
        child.value = withoutAttributes(child.value);
      if (child.type === 'link' && !isKept(child))
        notices.push(noticeOf('link_left_out', lineOf(child), child.url));
      if (child.type === 'html')
        notices.push(
          ...mediaIn(child.value).map(({ source, line }) =>
            noticeOf('media_left_out', lineOf(child) + line, source),
          ),
        );
    }
    const left = children.filter((child) => !emptied.has(child));
    parent.children = left as typeof parent.children;
  };
  visit(root);
  return { root, notices };
}

/** Texts here have no emphasis, so in our own files only these lines do. */
const isLanguageNote = ({ children: [only, ...others] }: Paragraph): boolean =>
  only?.type === 'emphasis' && others.length === 0 && LANGUAGE_NOTES.has(textOf(only));

/** True if attributes may follow a node. */
const isPhrase = (node: Nodes | undefined, isOwn: boolean): boolean =>
  node?.type === 'image' || (!isOwn && node !== undefined && node.type !== 'text');

function definitionsIn(root: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  const visit = (node: Nodes): void => {
    // The first definition counts, as always in Markdown.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return definitions;
}

const pictureOf = ({ position }: Nodes, url: string, alt: string | null | undefined): Image => ({
  type: 'image',
  url,
  alt: alt ?? '',
  ...(position ? { position } : {}),
});

/** Markdown treats a footnote of one word as a reference: keeps the word. */
function linkOf(node: Extract<Nodes, { type: 'linkReference' }>, url: string): Link | Text {
  const { identifier, children, position } = node;
  if (identifier.startsWith('^') && !isKept({ url }))
    return { type: 'text', value: ` (${url})`, ...(position ? { position } : {}) };
  return { type: 'link', url, children, ...(position ? { position } : {}) };
}
