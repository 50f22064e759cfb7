import { foldText } from '@/shared/text/text';
import { SUMMARY_NEIGHBOURS } from '../../constants';
import type { NavigableStep } from './walk';

/** The 1-based numbers of the current step and up to two on each side. */
export function summarySteps(step: number, count: number): number[] {
  const first = Math.max(1, step - SUMMARY_NEIGHBOURS);
  const last = Math.min(count, step + SUMMARY_NEIGHBOURS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Consecutive steps of one chapter, or of none. */
export interface SummaryPart {
  chapter: NavigableStep['chapter'];
  steps: readonly { number: number; step: NavigableStep }[];
}

export function summaryParts(steps: readonly NavigableStep[]): SummaryPart[] {
  const parts: {
    chapter: NavigableStep['chapter'];
    steps: { number: number; step: NavigableStep }[];
  }[] = [];
  steps.forEach((step, index) => {
    const last = parts.at(-1);
    const entry = { number: index + 1, step };
    if (last && last.chapter === step.chapter) last.steps.push(entry);
    else parts.push({ chapter: step.chapter, steps: [entry] });
  });
  return parts;
}

/** Reports whether a query matches a step: by its number, or by words of its texts in any order. */
export function matchesStep(typed: string, number: number, ...texts: string[]): boolean {
  const wanted = foldText(typed);
  if (/^\d+$/.test(wanted)) return String(number).startsWith(wanted);
  const text = foldText(texts.join(' '));
  return wanted.split(/\s+/).every((word) => text.includes(word));
}
