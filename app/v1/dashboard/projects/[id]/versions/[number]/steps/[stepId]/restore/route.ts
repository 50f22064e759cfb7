import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { restoreVersionStep } from '@/features/projects/server/versions/restore';
import { versionCalls } from '@/features/projects/versions/contract';
import { numberIn } from '../../../../../../../../_lib/number-in';
import { creatorRoute, routes } from '../../../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    versionCalls.restoreStep,
    ({ actor, params, ifMatch }) =>
      ifUnchanged(actor, params.id, ifMatch, () =>
        restoreVersionStep(actor, params.id, numberIn(params.number), params.stepId),
      ),
    TAGGED,
  ),
});
