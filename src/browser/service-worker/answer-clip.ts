import type { FetchEvent } from './scope';

/** A clip: the kept one, in the range that the browser asks for, else the network's. */
export async function answerClip({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(new URL(request.url).pathname);
  return kept ? rangeOf(kept, request.headers.get('range')) : fetch(request);
}

/** Part of a whole response: browsers play and repeat clips by ranges (RFC 9110, 14.2). */
async function rangeOf(whole: Response, range: string | null): Promise<Response> {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return whole;
  const body = await whole.blob();
  const start = Number(first);
  const end = Math.min(last ? Number(last) : body.size - 1, body.size - 1);
  const headers = new Headers(whole.headers);
  if (start > end) {
    headers.set('content-range', `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${body.size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(body.slice(start, end + 1), { status: 206, headers });
}
