import { FROM_DEVICE } from '@/shared/offline/worker-messages';

/** Headers of the transport, the client or an intermediate cache, which are not stored. */
const DROPPED_HEADERS = [
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

/**
 * A copy of a response for the cache: without the redirect flag, which browsers refuse, and read
 * completely, so that no partial body is stored.
 */
export async function toStorable(
  answer: Response,
): Promise<{ stored: Response; bytes: number; body: Blob }> {
  const headers = new Headers(answer.headers);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  // Lets the page read whether it came from the device.
  headers.set('server-timing', FROM_DEVICE);
  const body = await answer.blob();
  return { stored: new Response(body, { headers }), bytes: body.size, body };
}

export async function bytesIn(cache: Cache): Promise<number> {
  let bytes = 0;
  for (const request of await cache.keys())
    bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
  return bytes;
}
