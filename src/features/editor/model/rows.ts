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

const LIT_MS = 1600;

/** Brings a row that has just come into sight and lights it for a moment; nothing moves for who asked for that. */
export function lightRow(id: string): void {
  requestAnimationFrame(() => {
    const row = rowOf(id)?.closest('li');
    if (!row) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
    // Only the start is told: it ends as the row looks by then.
    row.animate(
      [{ backgroundColor: 'var(--signal-soft)', borderColor: 'var(--signal)', offset: 0 }],
      { duration: LIT_MS, easing: isCalm ? 'step-end' : 'ease-in' },
    );
  });
}

/** The id of the item in whose row an element stands. */
export function shownRow(element: Element | null): string | undefined {
  return element?.closest('li')?.querySelector<HTMLElement>('[data-item]')?.dataset['item'];
}
