import { normaliseIp } from './visitor-key';

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
  const socketIp = normaliseIp(socketAddress ?? '') ?? '0.0.0.0';
  if (trustedProxies === 0 || !forwardedFor) return socketIp;
  return normaliseIp(forwardedFor.split(',').at(-trustedProxies) ?? '') ?? socketIp;
}
