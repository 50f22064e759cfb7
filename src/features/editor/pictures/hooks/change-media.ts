import { ApiError } from '@/browser/api/api-error';
import { updateStep } from '@/features/projects/ui/api';
import type { ProjectView } from '@/features/projects/schema';
import type { StepPatch, StepView } from '@/features/projects/steps/schema';
import { mediaOf, type StepMedium } from '../model/step-media';

const TRIES_MAX = 4;

interface MediaTarget {
  /** the current project */
  read: () => ProjectView;
  onChanged: (step: StepView) => void;
}

/**
 * Changes the pictures of a step as it is now. A list replaces the one that the server has: where that
 * is newer, the change is made again on top of it.
 * @param next makes the change; undefined where there is nothing left to do
 */
export async function changeMedia(
  { read, onChanged }: MediaTarget,
  stepId: string,
  next: (media: StepMedium[]) => StepPatch | undefined,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { projectUid, steps } = read();
    const step = steps.find(({ id }) => id === stepId);
    const patch = next(step ? mediaOf(step) : []);
    if (!patch) return;
    const version = patch.media && step ? { version: step.version } : {};
    try {
      onChanged(await updateStep(projectUid, stepId, { ...patch, ...version }));
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_version' || tries === TRIES_MAX)
        throw error;
      onChanged(error.current as StepView);
    }
  }
}
