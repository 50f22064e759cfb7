import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { FileLine } from './read-lines';

/** A longer file must have one guide a line. */
const DOCUMENT_MAX_CHARS = 32 * 1024 * 1024;

/** The text of one guide, by the line where it begins; in a list of guides also by its place. */
export type GuideText = FileLine & { index?: number };

/**
 * The guides of a file: one a line (NDJSON), or the whole file as one object or one list of
 * objects. Only a file that begins like such a document is read into memory.
 */
export async function* guidesIn(lines: AsyncIterable<FileLine>): AsyncGenerator<GuideText> {
  const held: FileLine[] = [];
  let chars = 0;
  let mayBeDocument: boolean | undefined;
  for await (const line of lines) {
    if (line.text?.trim() !== '') mayBeDocument ??= beginsDocument(line.text);
    if (!mayBeDocument) {
      yield line;
      continue;
    }
    held.push(line);
    chars += line.text?.length ?? DOCUMENT_MAX_CHARS;
    if (chars < DOCUMENT_MAX_CHARS) continue;
    mayBeDocument = false;
    yield* held.splice(0);
  }
  if (held.length > 0) yield* guidesOf(held) ?? held;
}

function beginsDocument(text: string | undefined): boolean {
  const begin = text?.trim() ?? '';
  return begin.startsWith('[') || (begin.startsWith('{') && treeOf(begin) === undefined);
}

/** The guides of a whole document; undefined for what is none. */
function guidesOf(lines: readonly FileLine[]): GuideText[] | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const tree = treeOf(text);
  if (!tree) return undefined;
  let number = lines[0]?.number ?? 1;
  let counted = 0;
  const partOf = ({ offset, length }: Node) => {
    number += text.slice(counted, offset).split('\n').length - 1;
    counted = offset;
    return { number, text: text.slice(offset, offset + length) };
  };
  return tree.type === 'array'
    ? (tree.children ?? []).map((node, index) => ({ ...partOf(node), index }))
    : [partOf(tree)];
}

function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? tree : undefined;
}
