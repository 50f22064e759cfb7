/** A path with what is asked for behind it; nothing in the address of what is blank. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}
