/** The button that opens an item, in its row of the list. */
export function rowOf(id: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-item]')].find(
    ({ dataset }) => dataset['item'] === id,
  );
}

/** The ids next to one that goes, the one behind it first: where the focus belongs afterwards. */
export function besides(ids: readonly string[], gone: string): string[] {
  const place = ids.indexOf(gone);
  return [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0)).reverse()];
}
