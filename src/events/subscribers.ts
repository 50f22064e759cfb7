import 'server-only';
import * as feedback from '@/features/feedback/server/subscribers';
import * as projects from '@/features/projects/server/subscribers';
import { guideWebhooks } from '@/features/projects/server/webhook-events';
import * as search from '@/features/search/server/subscribers';
import type { Subscriber } from './events';

/** Everything that follows a change, in this order (docs/decisions/0134). */
export const SUBSCRIBERS: readonly Subscriber[] = [
  projects.shownReports,
  feedback.receipts,
  feedback.digests,
  guideWebhooks,
  feedback.messageWebhooks,
  projects.visibilityJournal,
  projects.searchTexts,
  search.searchRows,
  search.ratings,
  projects.cacheTags,
];
