/** The button that opens an item, in its row of the list. */
export function rowOf(id: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-item]')].find(
    ({ dataset }) => dataset['item'] === id,
  );
}

/** The ids next to a deleted one, the following one first: candidates for the focus. */
export function neighbourIds(ids: readonly string[], gone: string): string[] {
  const place = ids.indexOf(gone);
  return [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0)).reverse()];
}

const HIGHLIGHT_MS = 1600;

/**
 * Scrolls to a row that was just added and highlights it for a moment; without animation under
 * reduced motion.
 */
export function highlightRow(id: string): void {
  requestAnimationFrame(() => {
    const row = rowOf(id)?.closest('li');
    if (!row) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
    // Only the first keyframe is given: the animation ends at the row's own style.
    row.animate(
      [{ backgroundColor: 'var(--signal-soft)', borderColor: 'var(--signal)', offset: 0 }],
      { duration: HIGHLIGHT_MS, easing: isCalm ? 'step-end' : 'ease-in' },
    );
  });
}

/** The id of the item in whose row an element is. */
export function shownRow(element: Element | null): string | undefined {
  return element?.closest('li')?.querySelector<HTMLElement>('[data-item]')?.dataset['item'];
}
