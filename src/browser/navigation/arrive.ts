/** The id of the main element of every page. */
export const CONTENT_ID = 'content';

const OVER_THE_PAGE = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/**
 * Scrolls a new page to its top, except after going back or to an anchor, and focuses its heading
 * for keyboard and screen reader users.
 */
export function handlePageShown(kind: 'push' | 'replace' | 'traverse'): void {
  requestAnimationFrame(() => {
    if (kind !== 'traverse' && window.location.hash === '') window.scrollTo(0, 0);
    focusPage();
  });
}

/** Moves the focus to the heading of the page, unless the page itself moved it. */
export function focusPage(): void {
  const main = document.getElementById(CONTENT_ID);
  if (!main || document.querySelector(OVER_THE_PAGE)) return;
  const { activeElement } = document;
  // The page has moved the focus itself. (Pages that were left stay in the document, hidden.)
  if (
    activeElement !== main &&
    main.contains(activeElement) &&
    activeElement &&
    isShown(activeElement)
  )
    return;
  const heading = [...main.querySelectorAll('h1')].find(isShown);
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

// checkVisibility is missing in Safari 16.4, the oldest that is supported.
const isShown = (element: Element) => element.getClientRects().length > 0;
