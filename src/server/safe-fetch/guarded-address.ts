import 'server-only';
import { lookup as askResolver } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { env } from '../env/env';
import { SafeFetchError } from './safe-fetch-error';
import { isPublicAddress } from './public-address';

/** Resolves a host name, like node's `dns.lookup`. */
export type Resolver = (
  name: string,
  options: { all: true; verbatim: true },
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

const OPEN_PORTS = [80, 443];

const portOf = ({ port, protocol }: URL) =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/**
 * True if the operator allows this host; without a port, on the ports that are open for all hosts.
 */
export function isAllowedByOperator(url: URL): boolean {
  const port = portOf(url);
  return env().outsideAllowedHosts.some(
    (allowed) =>
      allowed.host === url.hostname &&
      (allowed.port === undefined ? OPEN_PORTS.includes(port) : allowed.port === port),
  );
}

/**
 * Checks a URL before resolving it: http or https, no credentials, port 80 or 443, and a public
 * address if it is a literal IP (which the URL parser normalises, whatever its spelling).
 * @throws {SafeFetchError} bad_url, credentials, port, not_public
 */
export function checkedUrl(address: string | URL, isAllowed = isAllowedByOperator): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new SafeFetchError('bad_url');
  if (url.username !== '' || url.password !== '') throw new SafeFetchError('credentials');
  if (isAllowed(url)) return url;
  if (!OPEN_PORTS.includes(portOf(url))) throw new SafeFetchError('port');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new SafeFetchError('not_public');
  return url;
}

/**
 * Resolves the addresses of a connection, and refuses all when one is not public. The address that
 * is checked is the one that is connected to, which defeats DNS rebinding.
 */
export function guardedLookup(
  url: URL,
  resolver: Resolver = askResolver,
  isAllowed = isAllowedByOperator,
): LookupFunction {
  const isExempt = isAllowed(url);
  return (name, options, done) => {
    resolver(name, { all: true, verbatim: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error || !first) return done(error ?? new SafeFetchError('unknown_host'), '', 0);
      if (!isExempt && !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new SafeFetchError('not_public'), '', 0);
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}
