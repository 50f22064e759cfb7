import 'server-only';
import { requireSession } from '@/features/auth/server/loaders';
import { readCreatorAnalytics } from './totals/service';
import type { AnalyticsQuery, CreatorAnalytics } from '../schema';

/** The stats of all of the signed-in creator's projects. */
export async function loadCreatorAnalytics(query: AnalyticsQuery): Promise<CreatorAnalytics> {
  const { actor } = await requireSession();
  return readCreatorAnalytics(actor, query);
}
