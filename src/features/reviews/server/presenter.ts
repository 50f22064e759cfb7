import 'server-only';
import type { DraftStanding } from '@/features/projects/server/second-person/standing';
import type { ReviewState } from '../constants';
import type { ReviewView } from '../schema';
import type { ReviewRow } from './repository';

/** @param digest of the draft as it is now */
export const toReviewView = (row: ReviewRow, digest: string): ReviewView => ({
  id: row.id,
  askedBy: row.askedBy,
  askedOf: row.askedOf,
  note: row.note,
  askedAt: row.askedAt.toISOString(),
  outcome: row.outcome as ReviewView['outcome'],
  outcomeBy: row.outcomeBy,
  outcomeNote: row.outcomeNote,
  outcomeAt: row.outcomeAt?.toISOString() ?? null,
  isOfThisDraft: row.digest === digest,
});

/** How far the review of a draft is: an approval that holds, else an open request, else the newest outcome. */
export function stateOf(
  { approval, outcomes }: DraftStanding,
  reviews: readonly Pick<ReviewRow, 'outcome'>[],
): ReviewState {
  if (approval) return 'approved';
  if (reviews.some(({ outcome }) => outcome === null)) return 'asked';
  const [newest] = outcomes;
  if (!newest) return 'none';
  return newest.outcome === 'approved' ? 'lapsed' : 'changes';
}
