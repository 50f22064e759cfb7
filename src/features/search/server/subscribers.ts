import 'server-only';
import type { Subscriber } from '@/events/events';
import { refreshRatings, refreshSearch } from './service';

/** The search rows of listed guides. The database removes the rows of others. */
export const searchRows: Subscriber = {
  inTransaction: {
    'guide.published': ({ after }) => refreshSearch([after.id]),
    'guide.edited': ({ guide }) => refreshSearch([guide.id]),
    'guide.visibilityChanged': ({ after }) => refreshSearch([after.id]),
    'guide.putBack': ({ after }) => refreshSearch([after.id]),
  },
};

/** The ratings by which lists are sorted. */
export const ratings: Subscriber = {
  afterCommit: {
    'feedback.received': refreshRatings,
    'feedback.withdrawn': refreshRatings,
  },
};
