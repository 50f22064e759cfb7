import { chaptersOf } from '@/features/projects/model/chapters';
import { isGated } from '@/features/projects/model/lines/lines';
import { type ShownLine, shownLines } from '@/features/projects/model/lines/shown-lines';
import type { PublicProject } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';

/** A danger or warning of a guide, with the numbers of the steps that have it. */
export type GuideWarning = { line: ShownLine; steps: readonly number[] };

/** All dangers, then all warnings, in the order of their steps; the same words only once. */
export function guideWarnings(
  { steps, languages }: Pick<PublicProject, 'steps' | 'languages'>,
  lang: ProjectLanguage,
): GuideWarning[] {
  const warnings = new Map<string, { line: ShownLine; steps: number[] }>();
  const numbered = chaptersOf(steps).flatMap((chapter) => chapter.steps);
  for (const { step, number } of numbered)
    for (const line of shownLines(step.lines, lang, languages).filter(({ kind }) =>
      isGated(kind),
    )) {
      const key = JSON.stringify([line.kind, line.text.value, line.source?.value]);
      const same = warnings.get(key);
      if (!same) warnings.set(key, { line, steps: [number] });
      else if (!same.steps.includes(number)) same.steps.push(number);
    }
  const all = [...warnings.values()];
  return (['danger', 'warning'] as const).flatMap((kind) =>
    all.filter(({ line }) => line.kind === kind),
  );
}
