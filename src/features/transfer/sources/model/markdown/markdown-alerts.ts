import type { Blockquote, Nodes, Paragraph, Parents, RootContent } from 'mdast';
import type { LineKind } from '@/features/projects/model/lines/lines';
import { CLOCK, secondsOf } from '@/features/projects/model/lines/seconds';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { kindOf, signedKind } from '../alert-kinds';
import type { DraftLine, DraftTimer } from '../draft-guide';
import { textOf, textOfBlocks } from './markdown-blocks';
import { formattedText } from './markdown-formatting';

/** Obsidian adds options after `|`, and a sign for folding. */
const MARK = /^\[!([\w-]{1,40})(?:\|[^\]\n]{0,100})?\][+-]?[^\S\n]*\n?/;
const TIMER = new RegExp(`^${CLOCK}\\uFE0F? ([^:\\n]{1,40})(?:: ([^\\n]+))?$`);

type Parted = { blocks: RootContent[]; lines: DraftLine[]; timers: DraftTimer[] };

/** Separates alerts and timers from the text of a step, also those in lists and in each other. */
export function withoutLines(all: readonly RootContent[], isOwn: boolean): Parted {
  const parted: Parted = { blocks: [], lines: [], timers: [] };
  const inside = (blocks: readonly RootContent[]): RootContent[] => {
    const { blocks: rest, lines, timers } = withoutLines(blocks, isOwn);
    parted.lines.push(...lines);
    parted.timers.push(...timers);
    return rest;
  };
  for (const block of all) {
    const alert = alertIn(block);
    const timer = timerIn(block);
    if (alert) {
      const line: DraftLine = { kind: alert.kind, text: '' };
      parted.lines.push(line);
      line.text = formattedText(inside(alert.blocks), { isOwn });
    } else if (timer) parted.timers.push(timer);
    else if (hasBlocks(block)) {
      const children = inside(block.children as RootContent[]);
      if (children.length > 0 || block.children.length === 0)
        parted.blocks.push({ ...block, children } as RootContent);
    } else parted.blocks.push(block);
  }
  return parted;
}

const hasBlocks = (block: RootContent): block is Extract<RootContent, Parents> =>
  block.type === 'list' || block.type === 'listItem' || block.type === 'blockquote';

/** Alerts outside of steps are text, with their signal word. */
export const spokenAlerts = (
  blocks: readonly RootContent[],
  lang: ProjectLanguage,
): RootContent[] =>
  blocks.flatMap((block): RootContent[] => {
    const alert = alertIn(block);
    if (!alert)
      return hasBlocks(block)
        ? [
            {
              ...block,
              children: spokenAlerts(block.children as RootContent[], lang),
            } as RootContent,
          ]
        : [block];
    const [first, ...rest] = alert.blocks;
    const word = { type: 'text' as const, value: `${signalWord(alert.kind, lang)}: ` };
    const begun: Paragraph =
      first?.type === 'paragraph'
        ? { ...first, children: [word, ...first.children] }
        : { type: 'paragraph', children: [word] };
    return [begun, ...spokenAlerts(first?.type === 'paragraph' ? rest : alert.blocks, lang)];
  });

/**
 * A quote that begins with `[!NAME]`, a known sign or a bold signal word is an alert; one of an
 * unknown name is a note.
 */
export function alertIn(block: RootContent): { kind: LineKind; blocks: RootContent[] } | undefined {
  if (block.type !== 'blockquote') return undefined;
  const [paragraph, ...rest] = block.children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [first, ...others] = paragraph.children;
  const text = first?.type === 'text' ? first.value : '';
  const [mark = '', name] = MARK.exec(text) ?? [];
  const named = kindOf(name ?? '');
  const afterMark = text.slice(mark.length);
  const signed = named ? undefined : signedKind(afterMark);
  const kind =
    named ??
    signed?.kind ??
    boldKind(afterMark.trim() === '' ? (first?.type === 'text' ? others[0] : first) : undefined) ??
    (name === undefined ? undefined : 'note');
  if (!kind) return undefined;
  const begun = { type: 'text' as const, value: signed?.text ?? afterMark };
  const children = first?.type === 'text' ? [begun, ...others] : paragraph.children;
  return { kind, blocks: [{ ...paragraph, children }, ...rest] };
}

const boldKind = (node: Nodes | undefined): LineKind | undefined =>
  node?.type === 'strong' ? kindOf(textOf(node).replace(/[:!.\s]+$/, '')) : undefined;

function timerIn(block: RootContent): DraftTimer | undefined {
  if (block.type !== 'blockquote') return undefined;
  const [, duration = '', label = ''] =
    TIMER.exec(textOfBlocks((block as Blockquote).children)) ?? [];
  const seconds = secondsOf(duration);
  return seconds === undefined ? undefined : { seconds, label };
}
