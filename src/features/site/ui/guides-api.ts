import { callApi } from '@/browser/api/call-api';
import type { GuideDecision } from '../guides/constants';
import type { SiteGuidesQuery } from '../guides/schema';

/** Published guides of the site, newest first. */
export function readGuides(query: SiteGuidesQuery, signal?: AbortSignal) {
  return callApi('GET', '/site/guides', { query, signal });
}

export function decideGuide(
  decision: Exclude<GuideDecision, 'letThrough'>,
  id: string,
  reason: string,
) {
  const verb = decision === 'takeDown' ? 'take-down' : 'put-back';
  return callApi('POST', `/site/guides/{id}/${verb}`, { params: { id }, body: { reason } });
}

export function letThrough(id: string) {
  return callApi('POST', '/site/guides/{id}/let-through', { params: { id } });
}

export function changeFirstGuide(firstGuideWaits: boolean) {
  return callApi('PATCH', '/site/first-guide', { body: { firstGuideWaits } });
}
