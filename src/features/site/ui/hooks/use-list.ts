import { useRef, useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';

/** Number of rows that a card of the site shows at once. */
export const ROWS = 10;
type Page = { page: number; limit: number };

/**
 * A list of a card, a page at a time; the focus goes to its frame when the page changes, as the
 * pressed button may be gone.
 * @param filter reads from the start when it changes
 */
export function useList<T>(
  read: (query: Page, signal: AbortSignal) => Promise<T>,
  filter: string = '',
) {
  const [place, setPlace] = useState({ page: 1, filter });
  const page = place.filter === filter ? place.page : 1;
  const frame = useRef<HTMLDivElement>(null);
  const loaded = useAnswer(JSON.stringify([filter, page]), (signal) =>
    read({ page, limit: ROWS }, signal),
  );
  const openPage = (next: number) => {
    setPlace({ page: next, filter });
    frame.current?.focus();
  };
  return { ...loaded, page, openPage, frame };
}
