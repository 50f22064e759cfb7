import type { List, ListItem, RootContent } from 'mdast';
import { looksNumbered } from '@/features/projects/model/step-numbers';
import { withoutCounts } from '../counted-steps';
import type { DraftStep } from '../draft-guide';
import { isDirections } from '../words';
import { withoutLines } from './markdown-alerts';
import { lineOf, picturesIn, type Section } from './markdown-blocks';
import { formattedText } from './markdown-formatting';
import { type Items, withoutUses } from './markdown-uses';

/** @property items the lists of a file of our own */
export type Reading = { firstLine: number; isOwn: boolean; items?: Items };

const isList = (block: RootContent): block is List => block.type === 'list';

export const isSteps = (block: RootContent): block is List =>
  block.type === 'list' && block.ordered === true && block.data?.isOfText !== true;

export function stepsOf(
  sections: readonly Section[],
  introduction: readonly RootContent[],
  reading: Reading,
): { found: DraftStep[]; isFromIntroduction: boolean } {
  const [only] = sections;
  if (!reading.isOwn && only && sections.length === 1 && only.blocks.some(isSteps))
    return { found: stepsOfList(only.blocks, reading), isFromIntroduction: false };
  if (only) {
    const steps =
      !reading.isOwn && (sections.some(hasDirections) || hasParts(sections))
        ? stepsOfDirections(sections, reading)
        : stepsOfHeadings(sections, reading);
    return {
      found: reading.isOwn ? steps : withoutCounts(steps, ['name']),
      isFromIntroduction: false,
    };
  }
  const at = introduction.findIndex(isSteps);
  return at < 0
    ? { found: [], isFromIntroduction: false }
    : { found: stepsOfList(introduction.slice(at), reading), isFromIntroduction: true };
}

const hasDirections = ({ title, blocks }: Section) =>
  isDirections(title) && blocks.some(({ type }) => type === 'list');

/** True if headings within directions have nothing but numbered lists, as for parts of a dish. */
function hasParts(sections: readonly Section[]): boolean {
  let within = Infinity;
  return sections.some(({ title, depth, blocks }) => {
    if (depth > within) return blocks.length > 0 && blocks.every(isSteps) && !looksNumbered(title);
    within = isDirections(title) ? depth : Infinity;
    return false;
  });
}

/** The lists of a recipe as steps, below chapters where there are several; other sections as steps. */
export function stepsOfDirections(sections: readonly Section[], reading: Reading): DraftStep[] {
  const isExpanded = (section: Section) => hasDirections(section) || section.blocks.some(isSteps);
  const hasChapters = sections.filter(isExpanded).length > 1;
  return sections.flatMap((section) => {
    const { title: name, line, blocks } = section;
    if (!isExpanded(section)) {
      const step = stepOf(section, reading);
      return [{ ...step, isChapter: isEmpty(step) }];
    }
    const steps = stepsOfList(blocks, reading, isDirections(name));
    return hasChapters
      ? [{ isChapter: true, name, text: '', pictures: [], line }, ...steps]
      : steps;
  });
}

/** Headings as steps; a heading with headings below it is a chapter. */
export function stepsOfHeadings(sections: readonly Section[], reading: Reading): DraftStep[] {
  const top = Math.min(...sections.map(({ depth }) => depth));
  const deeper = [...new Set(sections.map(({ depth }) => depth))].sort((a, b) => a - b)[1];
  const steps: DraftStep[] = [];
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1];
    const step = stepOf(section, reading);
    if (deeper !== undefined && section.depth > deeper && steps.length > 0)
      append(steps.at(-1), step);
    else if (
      deeper !== undefined &&
      section.depth === top &&
      (next?.depth === deeper || isEmpty(step))
    )
      steps.push(
        { name: step.name, line: step.line, isChapter: true, text: '', pictures: [] },
        ...(isEmpty(step) ? [] : [step]),
      );
    else steps.push(step);
  }
  return steps;
}

function stepOf({ title, blocks, line }: Section, reading: Reading): DraftStep {
  return { isChapter: false, name: title, ...contentOf(blocks, reading), line };
}

/** The parts of a step in its blocks. */
export function contentOf(
  all: readonly RootContent[],
  { isOwn, items }: Pick<Reading, 'isOwn' | 'items'>,
) {
  const { blocks: rest, uses } = withoutUses(all, items);
  const { blocks, lines, timers } = withoutLines(rest, isOwn);
  return { text: formattedText(blocks, { isOwn }), lines, timers, uses, pictures: picturesIn(all) };
}

const isEmpty = ({ text, pictures, lines = [], timers = [] }: DraftStep): boolean =>
  text === '' && [...pictures, ...lines, ...timers].length === 0;

/** A heading of the third level stays a line in its step. */
function append(step: DraftStep | undefined, more: DraftStep): void {
  if (!step) return;
  step.text = [step.text, more.name, more.text].filter(Boolean).join('\n\n');
  step.pictures.push(...more.pictures);
  step.lines = [...(step.lines ?? []), ...(more.lines ?? [])];
  step.timers = [...(step.timers ?? []), ...(more.timers ?? [])];
}

/**
 * Items of numbered lists as steps; content between and after them belongs to the previous one.
 * @param isAnyList whether items of other lists are steps too
 */
export function stepsOfList(
  blocks: readonly RootContent[],
  reading: Reading,
  isAnyList = false,
): DraftStep[] {
  const steps: DraftStep[] = [];
  for (const block of blocks) {
    const plain = {
      isChapter: false,
      name: '',
      ...contentOf([block], reading),
      line: lineOf(block, reading.firstLine),
    };
    if ((isAnyList ? isList : isSteps)(block))
      steps.push(...block.children.map((item) => stepOfItem(item, reading)));
    else if (steps.length === 0) steps.push(plain);
    else append(steps.at(-1), plain);
  }
  return steps;
}

function stepOfItem(item: ListItem, reading: Reading): DraftStep {
  return {
    isChapter: false,
    name: '',
    ...contentOf(item.children, reading),
    line: lineOf(item, reading.firstLine),
  };
}
