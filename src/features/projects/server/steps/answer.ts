import 'server-only';
import { itemIn } from '../../model/content/items';
import type { StepList, StepView } from '../../steps/schema';
import type { OwnedGuide } from '../draft/columns';
import { languagesOf } from '../presenter';
import { withPictures } from '../draft/repository';
import { toStepView } from './presenter';

/** A step of a draft, for its creator. */
export async function stepIn(guide: OwnedGuide, id: string): Promise<StepView> {
  const [view] = await stepsIn(guide, [id]);
  return view as StepView;
}

/** Steps of a draft as a list of the API. */
export async function stepListIn(guide: OwnedGuide, ids: readonly string[]): Promise<StepList> {
  const results = await stepsIn(guide, ids);
  return { results, totalResults: results.length };
}

async function stepsIn(
  { project, draft }: OwnedGuide,
  ids: readonly string[],
): Promise<StepView[]> {
  const steps = await withPictures(ids.map((id) => itemIn(draft.steps, id)));
  return steps.map((step) => toStepView(step, project.projectUid, languagesOf(project)));
}
