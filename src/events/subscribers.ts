import 'server-only';
import { digests } from '@/features/feedback/server/digest/schedule';
import { receipts } from '@/features/feedback/server/receipts';
import { messageWebhooks } from '@/features/feedback/server/webhook-events';
import { cacheTags } from '@/features/projects/server/cache';
import { searchTexts } from '@/features/projects/server/search-texts';
import { shownReports } from '@/features/projects/server/shown-reports';
import { visibilityJournal } from '@/features/projects/server/visibility-journal';
import { guideWebhooks } from '@/features/projects/server/webhook-events';
import { ratings, searchRows } from '@/features/search/server/subscribers';
import type { Subscriber } from './events';

/** Everything that follows a change, in this order (docs/decisions/0134). */
export const SUBSCRIBERS: readonly Subscriber[] = [
  shownReports,
  receipts,
  digests,
  guideWebhooks,
  messageWebhooks,
  visibilityJournal,
  searchTexts,
  searchRows,
  ratings,
  cacheTags,
];
