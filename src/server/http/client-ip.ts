import { isIP } from 'node:net';

/**
 * The client IP of a request, for limits and logs: the socket's, or behind `trustedProxies` proxies
 * the entry that many places from the right of X-Forwarded-For. A header with fewer entries, or
 * without an address there, did not pass those proxies and is ignored.
 */
export function clientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const own = normalise(socketAddress ?? '') ?? '0.0.0.0';
  if (trustedProxies === 0 || !forwardedFor) return own;
  return normalise(forwardedFor.split(',').at(-trustedProxies) ?? '') ?? own;
}

function normalise(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(shortest);
  if (!mapped) return shortest;
  const [high, low] = [parseInt(mapped[1] ?? '', 16), parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
