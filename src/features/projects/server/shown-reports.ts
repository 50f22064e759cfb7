import 'server-only';
import type { Subscriber } from '@/events/events';
import { updateShownReports } from './trash/repository';

type Changed = { after: { id: string } };
const update = ({ after }: Changed) => updateShownReports(after.id);

/** Reports about steps that the creator or readers have; readers' own while it is published. */
export const shownReports: Subscriber = {
  inTransaction: {
    'guide.published': update,
    'guide.edited': ({ guide }) => updateShownReports(guide.id),
    'guide.visibilityChanged': update,
    'guide.takenDown': update,
    'guide.putBack': update,
    'guide.removed': update,
    'guide.hiddenAgain': ({ guide }) => updateShownReports(guide.id),
    'draft.stepsChanged': ({ guideId }) => updateShownReports(guideId),
  },
};
