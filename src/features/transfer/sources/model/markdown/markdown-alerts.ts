import type { Blockquote, RootContent } from 'mdast';
import type { LineKind } from '@/features/projects/model/lines/lines';
import { CLOCK, secondsOf } from '@/features/projects/model/lines/seconds';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { DraftLine, DraftTimer } from '../draft-guide';
import { textOfBlocks } from './markdown-blocks';
import { formattedText } from './markdown-formatting';

/** Alerts of GitHub, and those of Obsidian and Docusaurus that mean the same. */
const KINDS = new Map<string, LineKind>([
  ['note', 'note'],
  ['info', 'note'],
  ['important', 'note'],
  ['tip', 'tip'],
  ['hint', 'tip'],
  ['caution', 'caution'],
  ['warning', 'warning'],
  ['attention', 'warning'],
  ['danger', 'danger'],
]);
const MARK = /^\[!([a-z]{1,20})\][+-]?[^\S\n]*\n?/i;
const TIMER = new RegExp(`^${CLOCK}\\uFE0F? ([^:\\n]{1,40})(?:: ([^\\n]+))?$`);

type Parted = { blocks: RootContent[]; lines: DraftLine[]; timers: DraftTimer[] };

/** Separates alerts and timers from the text of a step. */
export function withoutLines(all: readonly RootContent[], isOwn: boolean): Parted {
  const parted: Parted = { blocks: [], lines: [], timers: [] };
  for (const block of all) {
    const alert = alertIn(block);
    const timer = timerIn(block);
    if (alert)
      parted.lines.push({ kind: alert.kind, text: formattedText(alert.blocks, { isOwn }) });
    else if (timer) parted.timers.push(timer);
    else parted.blocks.push(block);
  }
  return parted;
}

/** Alerts outside of steps are text, with their signal word. */
export const spokenAlerts = (
  blocks: readonly RootContent[],
  lang: ProjectLanguage,
): RootContent[] =>
  blocks.flatMap((block) => {
    const alert = alertIn(block);
    const [first, ...rest] = alert?.blocks ?? [];
    if (!alert || first?.type !== 'paragraph') return [block];
    const word = { type: 'text' as const, value: `${signalWord(alert.kind, lang)}: ` };
    return [{ ...first, children: [word, ...first.children] }, ...rest];
  });

function alertIn(block: RootContent): { kind: LineKind; blocks: RootContent[] } | undefined {
  if (block.type !== 'blockquote') return undefined;
  const [paragraph, ...rest] = block.children;
  const [first, ...others] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const [mark = '', name = ''] = (first?.type === 'text' && MARK.exec(first.value)) || [];
  const kind = KINDS.get(name.toLowerCase());
  if (!kind || paragraph?.type !== 'paragraph' || first?.type !== 'text') return undefined;
  const text = { ...first, value: first.value.slice(mark.length) };
  return { kind, blocks: [{ ...paragraph, children: [text, ...others] }, ...rest] };
}

function timerIn(block: RootContent): DraftTimer | undefined {
  if (block.type !== 'blockquote') return undefined;
  const [, duration = '', label = ''] =
    TIMER.exec(textOfBlocks((block as Blockquote).children)) ?? [];
  const seconds = secondsOf(duration);
  return seconds === undefined ? undefined : { seconds, label };
}
