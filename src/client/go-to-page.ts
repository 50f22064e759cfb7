import 'client-only';

/** Loads a page of this host anew, so that nothing rendered or held for another session stays. */
export function goToPage(path: string): void {
  window.location.assign(path);
}

/** Loads this page anew. */
export function reloadPage(): void {
  window.location.reload();
}
