import 'server-only';
import { visibilityJournal } from '@/features/account/server/journal/subscribers';
import * as feedback from '@/features/feedback/server/subscribers';
import { publishedCovers } from '@/features/projects/server/covers/queue';
import * as projects from '@/features/projects/server/subscribers';
import * as search from '@/features/search/server/subscribers';
import { handOverLog } from '@/features/site/server/log/subscribers';
import * as webhooks from '@/features/webhooks/server/subscribers';
import type { Subscriber } from './events';

/** Everything that follows a change, in this order (docs/decisions/0134). */
export const SUBSCRIBERS: readonly Subscriber[] = [
  projects.shownReports,
  publishedCovers,
  feedback.receipts,
  feedback.digests,
  webhooks.guideWebhooks,
  webhooks.messageWebhooks,
  webhooks.accessWebhooks,
  visibilityJournal,
  handOverLog,
  search.searchTexts,
  search.searchRows,
  search.ratings,
  projects.cacheTags,
];
