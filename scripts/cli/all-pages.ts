import type { Client } from './client';

const PAGE_SIZE = 50;

/** All results of a list, page after page. */
export async function allPages<T>(
  client: Client,
  path: string,
  filters: Record<string, string>,
): Promise<T[]> {
  const entries: T[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      page: String(page),
      limit: String(PAGE_SIZE),
      ...filters,
    });
    const { results, totalResults } = await client.json<{ results: T[]; totalResults: number }>(
      'GET',
      `${path}?${query}`,
    );
    entries.push(...results);
    if (page * PAGE_SIZE >= totalResults) return entries;
  }
}
