import type { RootContent } from 'mdast';
import type { ImportSplit } from '../../../constants';
import { withoutCounts } from '../counted-steps';
import type { DraftStep } from '../draft-guide';
import type { Section } from '../markdown/markdown-blocks';
import {
  isSteps,
  type Reading,
  stepsOf,
  stepsOfDirections,
  stepsOfHeadings,
  stepsOfList,
} from '../markdown/markdown-steps';

const READING: Reading = { firstLine: 1, isOwn: false };
const LEVELS: Partial<Record<ImportSplit, number>> = { heading1: 1, heading2: 2 };

/** The steps of a document; without a mode, those that its headings and lists suggest. */
export function wordSteps(
  sections: readonly Section[],
  introduction: readonly RootContent[],
  mode: ImportSplit | undefined,
): { found: DraftStep[]; isFromIntroduction: boolean } {
  if (mode === undefined) return stepsOf(sections, introduction, READING);
  const level = LEVELS[mode];
  if (level !== undefined) {
    const shown = upTo(level, sections);
    const steps = shown.length > 0 ? stepsOfHeadings(shown, READING) : [];
    return { found: withoutCounts(steps, ['name']), isFromIntroduction: false };
  }
  const begin = introduction.findIndex(isSteps);
  const found = [
    ...(begin < 0 ? [] : stepsOfList(introduction.slice(begin), READING)),
    ...(sections.length > 0 ? stepsOfDirections(sections, READING) : []),
  ];
  return {
    // Without a numbered point or row, headings alone are no answer to that choice.
    found: begin >= 0 || sections.some(({ blocks }) => blocks.some(isSteps)) ? found : [],
    isFromIntroduction: begin >= 0,
  };
}

/** Sections of these levels; deeper headings are lines of their text. */
function upTo(level: number, sections: readonly Section[]): Section[] {
  const shown: Section[] = [];
  for (const section of sections) {
    const before = shown.at(-1);
    if (section.depth <= level || !before) {
      if (section.depth <= level) shown.push({ ...section, blocks: [...section.blocks] });
      continue;
    }
    before.blocks.push(lineOf(section), ...section.blocks);
  }
  return shown;
}

const lineOf = ({ title }: Section): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: title }] }],
});
