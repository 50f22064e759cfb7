import { commonOrder } from '@/shared/text/common-order';
import type { UseChange } from './changes';
import type { Pair } from './compare-texts';
import type { GuideHead, GuideStep, StepUse } from '../content/content';
import { itemsOf } from '../content/uses';
import { sourceIn } from '../texts/states';

/** Differences in the parts and tools that a step uses, in the newer order. */
export function useChanges(
  steps: Pair<GuideStep | undefined>,
  heads: Pair<GuideHead>,
): { uses?: UseChange[] } {
  const [old, present] = [linesOf(heads.from), linesOf(heads.to)];
  const now = idsNow(old, present);
  const after = steps.to?.uses ?? [];
  const before = (steps.from?.uses ?? []).map((use) => ({ ...use, item: now(use.item) }));
  const stayed = new Set(commonOrder(ids(before), ids(after)).map(([at]) => after[at]?.item));
  const removed = before.filter(({ item }) => !ids(after).includes(item));
  const uses = [...removed, ...after].flatMap(({ item }): UseChange[] => {
    const [former, newer] = [used(before, item), used(after, item)];
    const isMoved = former !== undefined && newer !== undefined && !stayed.has(item);
    const isSame = JSON.stringify(former) === JSON.stringify(newer) && !isMoved;
    const line = present.get(item) ?? old.get(item) ?? '';
    return isSame
      ? []
      : [
          {
            item,
            line,
            isMoved,
            ...(former && { before: former }),
            ...(newer && { after: newer }),
          },
        ];
  });
  return uses.length > 0 ? { uses } : {};
}

const ids = (uses: readonly StepUse[]) => uses.map(({ item }) => item);

function used(uses: readonly StepUse[], id: string) {
  const use = uses.find(({ item }) => item === id);
  return (
    use && {
      ...(use.share !== undefined && { share: use.share }),
      ...(use.amount && { amount: { value: use.amount.value, unit: use.amount.unit } }),
    }
  );
}

/** The id that a former part or tool has now: a line that went and came back has another one. */
function idsNow(old: Lines, present: Lines): (id: string) => string {
  const added = new Map(
    [...present].filter(([id]) => !old.has(id)).map(([id, line]) => [line, id]),
  );
  return (id) => (present.has(id) ? id : (added.get(old.get(id) ?? '') ?? id));
}

type Lines = ReadonlyMap<string, string>;
/** Lines in the first language, by the ids of their parts and tools. */
const linesOf = (head: GuideHead): Lines =>
  new Map(itemsOf(head).map(({ id, text }) => [id, sourceIn(text, head.languages[0] ?? 'en')]));
