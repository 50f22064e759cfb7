import { looksNumbered, withoutStepNumbers } from '@/features/projects/model/step-numbers';
import type { DraftStep } from './draft-guide';

/** Steps without the numbers that count them in their names and texts, and in those of chapters. */
export function withoutCounts(
  steps: readonly DraftStep[],
  fields: readonly ('name' | 'text')[] = ['name', 'text'],
): DraftStep[] {
  const counted = steps.map((step) => ({ ...step }));
  const chapters = counted.filter(({ isChapter }) => isChapter);
  change(chapters, 'name', 0);
  let before = 0;
  for (const section of sectionsOf(counted)) {
    for (const field of fields) change(section, field, before);
    before += section.length;
  }
  return counted;
}

function change(steps: readonly DraftStep[], field: 'name' | 'text', before: number): void {
  const texts = steps.map((step) => (isList(step[field]) ? '' : step[field]));
  const plain = withoutStepNumbers(texts, before);
  for (const [index, step] of steps.entries()) {
    const [text = '', rest = ''] = [texts[index], plain[index]];
    const number = /\d+/.exec(text.slice(0, text.length - rest.length))?.[0];
    // Some repeat the number of the name in the text.
    if (field === 'name' && number !== undefined)
      step.text = step.text.replace(new RegExp(`^\\(?${number}[.):]\\s+`), '');
    if (text !== '') step[field] = rest;
  }
}

/** True if a text has a numbered list of its own. */
const isList = (text: string) => text.split('\n').slice(1).some(looksNumbered);

function sectionsOf(steps: readonly DraftStep[]): DraftStep[][] {
  const sections: DraftStep[][] = [[]];
  for (const step of steps)
    if (step.isChapter) sections.push([]);
    else sections.at(-1)?.push(step);
  return sections;
}
