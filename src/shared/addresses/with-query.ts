/** A path with query parameters; blank ones are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}
