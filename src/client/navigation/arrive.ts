/** The id that the main element of every page carries. */
export const CONTENT_ID = 'content';

const OVER_THE_PAGE = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/**
 * A page of another address has just been put into the document: it begins at its top, unless one came back to it or to a place in it,
 * and with its heading for those who read by keyboard or ear.
 */
export function arriveAt(kind: 'push' | 'replace' | 'traverse'): void {
  requestAnimationFrame(() => {
    if (kind !== 'traverse' && window.location.hash === '') window.scrollTo(0, 0);
    focusPage();
  });
}

/** Has reading begin with the page's heading, unless the page itself has said where. */
export function focusPage(): void {
  const main = document.getElementById(CONTENT_ID);
  if (!main || document.querySelector(OVER_THE_PAGE)) return;
  const { activeElement } = document;
  // The page has said itself where to begin. (Pages that were left stay in the document, hidden.)
  if (activeElement !== main && main.contains(activeElement) && activeElement?.checkVisibility())
    return;
  const heading = [...main.querySelectorAll('h1')].find((found) => found.checkVisibility());
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
