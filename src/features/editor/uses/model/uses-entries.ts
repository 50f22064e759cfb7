import type { ProjectView } from '@/features/projects/schema';
import type { StepView } from '@/features/projects/steps/schema';
import type { EditorLocation } from '../../shell/model/location';
import { usesChecked } from './guide-items';

/**
 * Hints about lines: where their amounts differ from those of the steps, leading to the first step
 * that uses them, and one about all that no step uses.
 */
export function usesEntries(project: ProjectView, placeOf: (step: StepView) => EditorLocation) {
  const { differences, unused } = usesChecked(project);
  return {
    usesDiffer: differences.flatMap((amounts) => {
      const step = project.steps.find(({ uses }) => uses.some(({ item }) => item === amounts.item));
      const place = step && { ...placeOf(step), field: 'addUse' as const };
      return place ? [{ id: amounts.item, place, name: amounts.line, amounts }] : [];
    }),
    unused:
      unused.length > 0
        ? [
            {
              id: 'unused',
              place: { tab: 'settings', item: undefined, field: 'findUses' } as const,
              name: unused.map(({ line }) => line).join(' · '),
            },
          ]
        : [],
  };
}
