import 'server-only';
import type { Subscriber } from '@/events/events';
import { insertAct } from '../repository';

/** Hand-overs of workshops in the log: operators see there who runs what their site shows. */
export const handOverLog: Subscriber = {
  inTransaction: {
    'workshop.handedOver': ({ creator, from, to }) =>
      insertAct({
        operatorId: from.id,
        operatorName: from.name,
        kind: 'workshop_handed_over',
        subjectKind: 'creator',
        subjectId: creator.uid,
        subjectLabel: creator.name,
        details: { to: to.name },
      }),
  },
};
