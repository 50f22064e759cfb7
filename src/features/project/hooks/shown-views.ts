let counted: { projectUid: string; views: number; text: string } | undefined;

function show(): void {
  for (const part of document.querySelectorAll(
    `[data-guide="${counted?.projectUid}"] [data-views]`,
  )) {
    // Those in the page may be newer than those that were counted.
    if (counted && Number((part as HTMLElement).dataset['views']) < counted.views)
      part.textContent = counted.text;
  }
}

/** Shows how many views a guide has by now, also where its page is put together later. @param text the number as readers see it */
export function showViews(projectUid: string, views: number, text: string): void {
  counted = { projectUid, views, text };
  show();
}

/** Shows them in what has just been put into the page. */
export const showViewsAgain = show;
