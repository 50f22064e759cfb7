/** How this installation is called, as the page says it. */
export const shownSiteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
