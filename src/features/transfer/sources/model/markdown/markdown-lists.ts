import type { RootContent } from 'mdast';
import type { DraftGuide } from '../draft-guide';
import { type Fields, listOf } from '../json-ld/json-values';
import { withoutTaskBox } from './foreign-notation';
import { alertIn } from './markdown-alerts';
import { picturesIn, type Section, textOf, textOfBlocks } from './markdown-blocks';
import { type Notice, noticeOf } from '../notices';
import { ownSectionOf, type Section as Kind } from '../words';

type Parted = {
  sections: Section[];
  tools: string[];
  parts: string[];
  questions: Section[];
  source: Section | undefined;
  notices: Notice[];
};

/**
 * The front matter of our own files states whether they have such lists; a step may have the same
 * title.
 */
export function ownKinds(
  fields: Fields,
  lang: DraftGuide['lang'],
): (section: Section) => Kind | undefined {
  const open = new Set<Kind>([
    'questions',
    'source',
    ...(['tools', 'parts'] as const).filter((name) => listOf(fields[name]).length > 0),
  ]);
  return ({ title, depth }) => {
    const kind = depth === 2 ? ownSectionOf(title, lang) : undefined;
    // Each of them occurs once.
    return kind && open.delete(kind) ? kind : undefined;
  };
}

/** Separates lists of tools and parts, questions and source from the steps. */
export function withoutLists(
  sections: readonly Section[],
  kindOf: (section: Section) => Kind | undefined,
  hasSublists: boolean,
): Parted {
  const parted: Parted = {
    sections: [],
    tools: [],
    parts: [],
    questions: [],
    source: undefined,
    notices: [],
  };
  let questionsAt: number | undefined;
  let list: { kind: 'tools' | 'parts'; depth: number } | undefined;
  for (const section of sections) {
    if (questionsAt !== undefined && section.depth > questionsAt) {
      parted.questions.push(section);
      continue;
    }
    questionsAt = undefined;
    const kind = kindOf(section);
    if (list && !kind && section.depth > list.depth && isList(section)) {
      // 'For the dough' and 'For the sauce' below 'Ingredients'.
      parted[list.kind].push(section.title, ...section.blocks.flatMap(itemsOf));
      continue;
    }
    list =
      (kind === 'tools' || kind === 'parts') && hasSublists
        ? { kind, depth: section.depth }
        : undefined;
    if (kind === 'questions' && isBare(section)) questionsAt = section.depth;
    else if (kind === 'source' && isSource(section)) parted.source = section;
    else if (kind === 'tools' || kind === 'parts')
      parted[kind].push(...section.blocks.flatMap(itemsOf));
    // A section with additional content stays a step.
    else parted.sections.push(section);
    if (kind === 'tools' || kind === 'parts') parted.notices.push(...picturesLeftOut(section));
    if (kind === 'questions' && questionsAt === undefined) questionsAt = section.depth;
  }
  parted.notices.push(...parted.questions.flatMap(picturesLeftOut));
  return parted;
}

const isList = ({ blocks }: Section) =>
  blocks.length > 0 &&
  blocks.every((block) => block.type === 'list' && block.ordered !== true) &&
  picturesIn(blocks).length === 0;
const isBare = ({ blocks }: Section) =>
  textOfBlocks(blocks) === '' && picturesIn(blocks).length === 0;
/**
 * One paragraph with a link or plain text, perhaps followed by author and licence in parentheses.
 */
function isSource({ blocks: [block, ...others] }: Section): boolean {
  const [first, ...rest] = block?.type === 'paragraph' ? block.children : [];
  if (others.length > 0 || (first?.type !== 'link' && first?.type !== 'text')) return false;
  return /^\s*(?:\([^()]*\)\s*)?$/.test(rest.map(textOf).join(''));
}
const picturesLeftOut = ({ blocks, line }: Section): Notice[] =>
  picturesIn(blocks).map(({ source }) => noticeOf('picture_left_out', line, source));

function itemsOf(block: RootContent): string[] {
  const alert = alertIn(block);
  if (alert) return alert.blocks.flatMap(itemsOf);
  if (block.type === 'list')
    return block.children.flatMap(({ children }) => children.flatMap(entriesOf));
  const lines = textOf(block)
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  // Each row of a table is an entry, without its head.
  return TABLE_RULE.test(lines[1] ?? '') ? lines.slice(2).map(rowOf).filter(Boolean) : lines;
}

const TABLE_RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const rowOf = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ');

/** An item is one entry, even over several lines; a nested list has its own entries. */
function entriesOf(block: RootContent): string[] {
  if (block.type !== 'paragraph') return itemsOf(block);
  const entry = withoutTaskBox(
    textOf(block)
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  );
  return entry === '' ? [] : [entry];
}
