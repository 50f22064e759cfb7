import { z } from 'zod';
import { env } from '@/server/env/env';
import type { Contract } from '@/shared/http/contract';

const pageOf = z.object({ page: z.int(), limit: z.int(), sortBy: z.unknown().optional() });
const listOf = z.object({
  results: z.array(z.unknown()),
  totalResults: z.int(),
  totalIsEstimate: z.literal(true).optional(),
});
const changed = z.object({ id: z.string(), updatedAt: z.iso.datetime() });
const gone = z.object({ id: z.string(), goneAt: z.iso.datetime() });

/** Proxies refuse an answer whose headers do not fit their buffer, of 4 kB in most. */
const LINKS_MAX_BYTES = 2_000;

/** Reports whether a call answers pages. */
export const isPaged = ({ query }: Contract): boolean =>
  query !== undefined && 'page' in query.shape && 'limit' in query.shape;

/**
 * The Link header of a page (RFC 8288): next, prev, first and last, in this order as far as they
 * fit, with all other parameters of the request that the call knows. Where the client requests
 * changes in their order, or for what has gone, next goes on behind the last result, so that nothing
 * is missed when what was listed changes meanwhile. There is no last page of an estimated total.
 * @returns undefined for what is no page, and where no link fits
 */
export function pageLinks(
  contract: Contract,
  request: Request,
  query: unknown,
  result: unknown,
): string | undefined {
  const paging = pageOf.safeParse(query).data;
  const list = listOf.safeParse(result).data;
  if (!isPaged(contract) || !paging || !list) return undefined;
  const { page, limit, sortBy } = paging;
  const { results, totalResults, totalIsEstimate } = list;
  const last = Math.max(1, Math.ceil(totalResults / limit));
  const at = (number: number) => ({ page: String(number) });
  const hasNext = page < last && results.length > 0;
  const targets = {
    ...(hasNext ? { next: placeOf(results.at(-1), sortBy) ?? at(page + 1) } : {}),
    ...(page > 1 ? { prev: at(Math.min(page - 1, last)) } : {}),
    first: at(1),
    ...(totalIsEstimate ? {} : { last: at(last) }),
  };
  const links = Object.entries(targets).map(
    ([rel, parameters]) => `<${addressWith(contract, request, parameters)}>; rel="${rel}"`,
  );
  while (links.join(', ').length > LINKS_MAX_BYTES) links.pop();
  return links.length === 0 ? undefined : links.join(', ');
}

/** The parameters that go on behind a result, in a list that is read by time and id. */
function placeOf(result: unknown, sortBy: unknown): Record<string, string> | undefined {
  const left = gone.safeParse(result).data;
  if (left) return { goneSince: left.goneAt, after: left.id };
  const last = sortBy === 'updatedAt:asc' ? changed.safeParse(result).data : undefined;
  return last && { updatedSince: last.updatedAt, after: last.id };
}

function addressWith(
  { query }: Contract,
  request: Request,
  parameters: Record<string, string>,
): string {
  const { pathname, searchParams } = new URL(request.url);
  const known = new Set(['lang', ...Object.keys(query?.shape ?? {})]);
  for (const name of new Set(searchParams.keys())) if (!known.has(name)) searchParams.delete(name);
  if (!('page' in parameters)) searchParams.delete('page');
  for (const [name, value] of Object.entries(parameters)) searchParams.set(name, value);
  return `${env().publicUrl}${pathname}?${searchParams}`;
}
