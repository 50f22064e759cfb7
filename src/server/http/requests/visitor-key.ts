import { isIP } from 'node:net';

declare const ip: unique symbol;
declare const key: unique symbol;

/** A client IP, for the log. Limits and hashes take a `VisitorKey`. */
export type ClientIp = string & { readonly [ip]: true };

/** One visitor, for rate limits, views and hashes of senders: made by `visitorKey` only. */
export type VisitorKey = string & { readonly [key]: true };

/** Any text but a client IP. */
export type NoClientIp = string & { readonly [ip]?: never };

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The visitor behind a client IP: a whole IPv4 address, and the /64 of an IPv6 address, because
 * one person has all addresses of a /64. All spellings of an address are one visitor.
 */
export function visitorKey(clientIp: string): VisitorKey {
  const address = normaliseIp(clientIp) ?? clientIp;
  return (isIP(address) === 6 ? networkOf(address) : address) as VisitorKey;
}

/**
 * The usual spelling of an IP address, without port and zone; an IPv4-mapped IPv6 address as IPv4.
 * @returns undefined for anything else
 */
export function normaliseIp(text: string): string | undefined {
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

/** The /64 of an address in its shortest spelling, which has no IPv4 part. */
function networkOf(address: string): string {
  const [start = '', end] = address.split('::');
  const before = start.split(':').filter(Boolean);
  const after = end?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
