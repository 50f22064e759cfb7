import type { StoredText } from '../texts/states';
import { commonOrder } from '@/shared/text/common-order';
import type { ItemChange } from './changes';
import { hasOtherStates, type Languages, type Pair, textChanges } from './compare-texts';

type Item<Field extends string> = { id: string } & Record<Field, readonly StoredText[]>;
type Numbers = Pair<ReadonlyMap<string, number>>;
type Compared<Each, Change> = { change: Change; from: Each | undefined; to: Each | undefined };

/** Every item of both versions, with what differs in its place and its texts. */
export function compareItems<Field extends string, Each extends Item<Field>>(
  fields: readonly Field[],
  items: Pair<readonly Each[]>,
  numbers: Numbers,
  languages: Pair<Languages>,
): Compared<Each, ItemChange<Field>>[] {
  const former = new Map(items.from.map((item) => [item.id, item]));
  const present = new Map(items.to.map((item) => [item.id, item]));
  const { order, stayed } = orderOf(items);
  return order.map((id) => {
    const [from, to] = [former.get(id), present.get(id)];
    const texts = textChanges(fields, { from, to }, languages);
    const isInBoth = from !== undefined && to !== undefined;
    return {
      from,
      to,
      change: {
        id,
        kind: isInBoth ? 'changed' : to ? 'added' : 'removed',
        isMoved: isInBoth && !stayed.has(id),
        numberBefore: from && numbers.from.get(id),
        numberAfter: to && numbers.to.get(id),
        texts,
        hasNewStates:
          isInBoth && texts.length === 0 && hasOtherStates(fields, { from, to }, languages),
      },
    };
  });
}

/** Reports whether an item is in both versions and the same. */
export const isUnchanged = ({ kind, isMoved, texts, hasNewStates }: ItemChange<string>): boolean =>
  kind === 'changed' && !isMoved && texts.length === 0 && !hasNewStates;

/**
 * The ids of both versions: the newer order, with each removed one before what stayed behind it.
 * The longest common order stays, so the fewest items are moved.
 */
function orderOf({ from, to }: Pair<readonly { id: string }[]>) {
  const [before, after] = [from.map(({ id }) => id), to.map(({ id }) => id)];
  const afterIds = new Set(after);
  const order: string[] = [];
  let [index, former] = [0, 0];
  const pairs = commonOrder(before, after);
  for (const [at, formerAt] of [...pairs, [after.length, before.length] as const]) {
    order.push(...before.slice(former, formerAt).filter((id) => !afterIds.has(id)));
    order.push(...after.slice(index, at + 1));
    [index, former] = [at + 1, formerAt + 1];
  }
  return { order, stayed: new Set(pairs.map(([at]) => after[at])) };
}
