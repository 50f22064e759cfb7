type Span = { top: number; bottom: number };

/**
 * How far a row may be moved so that it stays in its list. Beyond its end it would make the page longer, and the page would be
 * scrolled after it for ever.
 */
export function withinList(y: number, row: Span, list: Span): number {
  return Math.max(list.top - row.top, Math.min(y, list.bottom - row.bottom));
}
