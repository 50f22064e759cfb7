/**
 * Facts kept at once: as many pages as can be in the making between being described and being
 * written as HTML.
 */
const KEPT = 256;

// React renders a page twice, in two worlds that share only this process: once into its own
// notation, which holds everything
// that components are given and is sent within the page, and once from that into HTML.
const shared = globalThis as typeof globalThis & { makerstepHtmlOnly?: Map<string, unknown> };
const kept = () => (shared.makerstepHtmlOnly ??= new Map<string, unknown>());

/**
 * Leaves facts for a client component that writes them into the HTML of the page under way and
 * needs them nowhere else (docs/decisions/0025).
 */
export function leaveForHtml(place: string, facts: unknown): void {
  const all = kept();
  all.delete(place);
  all.set(place, facts);
  for (const oldest of all.keys()) if (all.size > KEPT) all.delete(oldest);
}

/** What was left for this place; nothing in a browser. */
export function factsForHtml(place: string): unknown {
  return kept().get(place);
}
