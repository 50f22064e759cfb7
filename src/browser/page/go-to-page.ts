import 'client-only';

/** Loads a page of this host as a document, so that nothing of another session stays in memory. */
export function goToPage(path: string): void {
  window.location.assign(path);
}

export function reloadPage(): void {
  window.location.reload();
}
