/** Name of this installation, from the page's head. */
export const shownSiteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
