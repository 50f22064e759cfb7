import { z } from 'zod';
import { env } from '@/server/env/env';
import type { Contract } from '@/shared/http/contract';

const pageOf = z.object({ page: z.int(), limit: z.int(), sortBy: z.unknown().optional() });
const listOf = z.object({
  results: z.array(z.unknown()),
  totalResults: z.int(),
  totalIsEstimate: z.literal(true).optional(),
});
const placeOf = z.object({ id: z.string(), updatedAt: z.iso.datetime() });

/** Whether a call answers pages. */
export const isPaged = ({ query }: Contract): boolean =>
  query !== undefined && 'page' in query.shape && 'limit' in query.shape;

/**
 * The Link header of a page (RFC 8288): first, prev, next and last, with all other parameters of
 * the request. Where the client asks for changes in their order, next goes on behind the last
 * result, so that nothing is missed when what was listed changes meanwhile. There is no last page
 * of an estimated total.
 * @returns undefined for what is no page
 */
export function pageLinks(
  contract: Contract,
  request: Request,
  query: unknown,
  result: unknown,
): string | undefined {
  const asked = pageOf.safeParse(query).data;
  const list = listOf.safeParse(result).data;
  if (!isPaged(contract) || !asked || !list) return undefined;
  const { page, limit, sortBy } = asked;
  const { results, totalResults, totalIsEstimate } = list;
  const last = Math.max(1, Math.ceil(totalResults / limit));
  const at = (number: number) => ({ page: String(number) });
  const hasNext = page < last && results.length > 0;
  const place = sortBy === 'updatedAt:asc' ? placeOf.safeParse(results.at(-1)).data : undefined;
  const targets = {
    first: at(1),
    ...(page > 1 ? { prev: at(Math.min(page - 1, last)) } : {}),
    ...(hasNext
      ? { next: place ? { updatedSince: place.updatedAt, after: place.id } : at(page + 1) }
      : {}),
    ...(totalIsEstimate ? {} : { last: at(last) }),
  };
  return Object.entries(targets)
    .map(([rel, parameters]) => `<${addressWith(request, parameters)}>; rel="${rel}"`)
    .join(', ');
}

function addressWith(request: Request, parameters: Record<string, string>): string {
  const { pathname, searchParams } = new URL(request.url);
  if (!('page' in parameters)) searchParams.delete('page');
  for (const [name, value] of Object.entries(parameters)) searchParams.set(name, value);
  return `${env().publicUrl}${pathname}?${searchParams}`;
}
