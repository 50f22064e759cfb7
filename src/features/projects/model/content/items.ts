import { AppError } from '@/shared/http/app-error';

/** Pure changes of the steps or questions of a draft: each returns a new list. */

type Item = { id: string; version: number };

/**
 * The item with this id.
 * @throws {AppError} not_found
 */
export function itemIn<Each extends Item>(items: readonly Each[], id: string): Each {
  const item = items.find((each) => each.id === id.toLowerCase());
  if (!item) throw new AppError('not_found');
  return item;
}

/** Puts an item at a place, by default the end. */
export const withItem = <Each extends Item>(
  items: readonly Each[],
  item: Each,
  place = items.length,
): Each[] => items.toSpliced(place, 0, item);

/** Changes the item with this id, which gets its next version. */
export const withChanged = <Each extends Item>(
  items: readonly Each[],
  id: string,
  change: (item: Each) => Each,
): Each[] =>
  items.map((item) => (item.id === id ? { ...change(item), version: item.version + 1 } : item));

export const withoutItem = <Each extends Item>(items: readonly Each[], id: string): Each[] =>
  items.filter((item) => item.id !== id);

/**
 * Puts the items into a new order; the same list where it is the present one.
 * @throws {AppError} validation_failed unless `ids` names each of them once
 */
export function inOrder<Each extends Item>(items: Each[], ids: readonly string[]): Each[] {
  if (ids.length === items.length && items.every(({ id }, index) => id === ids[index]))
    return items;
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  const isExact = ids.length === items.length && new Set(ordered).size === items.length;
  if (!isExact) throw new AppError('validation_failed', { fields: { ids: { key: 'order' } } });
  return ordered;
}
