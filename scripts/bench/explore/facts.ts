import { isListed } from '../../../src/features/projects/policy';
import { projectUid } from './guide-rows';
import type { Guide } from './guides';
import type { Kind, Query } from './queries';
import type { Facts } from './task';

const KEPT = 40;

/** Parameters of the other reads, from guides that exist at every size. */
export function factsOf(
  size: number,
  guides: readonly Guide[],
  queries: Record<Kind, Query[]>,
): Facts {
  const listed = guides.flatMap((guide, number) => (isListed(guide) ? [{ guide, number }] : []));
  const some = listed.slice(0, KEPT);
  const texts = (kind: Kind) => queries[kind].map(({ text }) => text);
  return {
    size,
    listed: Math.floor((size * listed.length) / guides.length),
    common: texts('common word'),
    medium: texts('medium word'),
    codes: texts('code'),
    uids: some.map(({ number }) => projectUid(number)),
    tags: some.flatMap(({ guide }) => guide.tags).slice(0, KEPT),
    categories: some.map(({ guide }) => guide.category),
  };
}
