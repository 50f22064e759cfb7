type Span = { top: number; bottom: number };

/**
 * Limits a move of a row to its list. Beyond the end the row would make the page longer, which
 * would then scroll for ever.
 */
export function withinList(y: number, row: Span, list: Span): number {
  return Math.max(list.top - row.top, Math.min(y, list.bottom - row.bottom));
}
