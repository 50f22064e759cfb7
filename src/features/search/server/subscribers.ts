import 'server-only';
import type { Subscriber } from '@/events/events';
import { refreshRatings, refreshSearch } from './service';

const refresh = ({ guide }: { guide: { id: string } }) => refreshSearch([guide.id]);

/** The search rows of listed guides. The database removes the rows of others. */
export const searchRows: Subscriber = {
  inTransaction: {
    'guide.published': refresh,
    'guide.edited': refresh,
    'guide.visibilityChanged': refresh,
    'guide.putBack': refresh,
  },
};

/** The ratings by which lists are sorted. */
export const ratings: Subscriber = {
  afterCommit: {
    'feedback.received': refreshRatings,
    'feedback.withdrawn': refreshRatings,
  },
};
