const MARK = 'proof';
const NOWHERE = 'http://nowhere.invalid';

/**
 * A page to open after the owner signed in again as a proof. A round trip to a provider carries
 * the mark, which requests a new sign-in there.
 */
export function proofPath(path: string): string {
  return changed(path, (search) => search.set(MARK, '1'));
}

export function asksForProof(path: string | undefined): boolean {
  return path !== undefined && new URL(path, NOWHERE).searchParams.has(MARK);
}

/** The page itself. */
export function withoutProof(path: string): string {
  return changed(path, (search) => search.delete(MARK));
}

function changed(path: string, change: (search: URLSearchParams) => void): string {
  const url = new URL(path, NOWHERE);
  change(url.searchParams);
  return url.pathname + url.search + url.hash;
}
