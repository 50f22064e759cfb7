/** On paper nothing can be scrolled to or opened. */
function showAll(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
    picture.loading = 'eager';
  for (const question of document.querySelectorAll<HTMLDetailsElement>('main details'))
    question.open = true;
}

/** Has everything shown when the page is printed. */
export function showAllOnPaper(): void {
  window.addEventListener('beforeprint', showAll);
}

/** Pictures that paper shows, and windows further down. */
const ON_PAPER = '[data-paper] img:not(.hidden)';

/**
 * Fetches them once the first picture is there, and before the page counts as loaded: what prints a page right after that, as tools do, waits
 * for nothing else. Who pays for each byte gets them when they scroll.
 */
export function fetchForPaper(): void {
  const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (isSparing) return;
  const first = document.querySelector<HTMLImageElement>('main img[loading="eager"]');
  const fetchThem = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(ON_PAPER))
      picture.loading = 'eager';
  };
  if (!first || first.complete) return fetchThem();
  for (const end of ['load', 'error']) first.addEventListener(end, fetchThem);
}
