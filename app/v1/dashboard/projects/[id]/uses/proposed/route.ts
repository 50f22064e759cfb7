import { proposeUses } from '@/features/projects/server/steps/propose-uses';
import { stepCalls } from '@/features/projects/steps/contract';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(stepCalls.proposeUses, ({ actor, params }) => proposeUses(actor, params.id)),
});
