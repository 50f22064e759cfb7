import 'server-only';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 ranges that are not public: this machine, its network, multicast, reserved (IANA's
 * special-purpose registry).
 */
const NOT_PUBLIC_V4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Looks public but is only reachable within one cloud, as its metadata service.
  ['168.63.129.16', 32],
];
/** The only allocated global unicast range of IPv6… */
const GIVEN_OUT_V6: [network: string, prefix: number] = ['2000::', 3];
/**
 * …and what is not public in it: protocol assignments (Teredo among them), documentation, and 6to4,
 * which embeds any IPv4 address.
 */
const NOT_PUBLIC_V6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
/** IPv4 embedded for NAT64 (RFC 6052); the last 32 bits are that address. */
const WRAPPED_V4: [network: string, prefix: number] = ['64:ff9b::', 96];

function list(
  family: 'ipv4' | 'ipv6',
  ...networks: [network: string, prefix: number][]
): BlockList {
  const blocks = new BlockList();
  for (const [network, prefix] of networks) blocks.addSubnet(network, prefix, family);
  return blocks;
}

const notPublicV4 = list('ipv4', ...NOT_PUBLIC_V4);
const givenOutV6 = list('ipv6', GIVEN_OUT_V6);
const notPublicV6 = list('ipv6', ...NOT_PUBLIC_V6);
const wrappedV4 = list('ipv6', WRAPPED_V4);

/**
 * True if an address is public: not this machine, its network, or the metadata service of a cloud.
 * Anything that is no IP address, or has a zone, is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  if (wrappedV4.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  return givenOutV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
}

function lastFourBytes(address: string): string {
  // The URL parser writes every spelling as groups of hexadecimal digits.
  const [high = 0, low = 0] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split(':')
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
