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
