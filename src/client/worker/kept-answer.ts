import { FROM_DEVICE } from '@/shared/offline/worker-messages';

/** What belongs to the transport, to the person asking or to the cache on the way, and not to what is kept. */
const NOT_KEPT = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'vary',
  'set-cookie',
  'cache-control',
  'etag',
  'date',
  'age',
  'connection',
  'keep-alive',
  'x-request-id',
];

/** An answer as it is kept: a new one, as a browser refuses one that came by a redirect, and whole, so that nothing half can be kept. */
export async function toKeep(
  answer: Response,
): Promise<{ kept: Response; bytes: number; body: Blob }> {
  const headers = new Headers(answer.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  // Whether a page came from the device can be read by the page itself.
  headers.set('server-timing', FROM_DEVICE);
  const body = await answer.blob();
  return { kept: new Response(body, { headers }), bytes: body.size, body };
}

/** How much lies in a cache. */
export async function bytesIn(cache: Cache): Promise<number> {
  let bytes = 0;
  for (const request of await cache.keys())
    bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
  return bytes;
}
