import 'server-only';
import { env } from '../env/env';

const REST = '(?:[/?#].*)?';
const OPEN_PORTS = '(?::(?:80|443))?';
const HTTPS = '[Hh][Tt][Tt][Pp][Ss]';

/**
 * A regular expression of the https addresses that `checkedUrl` accepts before it resolves them, and
 * of the http addresses of hosts that the operator allows; for the description of the API.
 */
export function addressPattern(): string {
  const allowed = env().outsideAllowedHosts.map(
    ({ host, port }) => `${HTTPS}?://${anyCase(host)}${portPattern(port)}`,
  );
  const open = `${HTTPS}://(?:[^\\s/?#@:\\\\]+|\\[[0-9A-Fa-f:.]+\\])${OPEN_PORTS}`;
  return `^(?:${[open, ...allowed].join('|')})${REST}$`;
}

const anyCase = (host: string) =>
  host.replace(/[a-z]|[.[\]]/g, (sign) =>
    /[a-z]/.test(sign) ? `[${sign.toUpperCase()}${sign}]` : `\\${sign}`,
  );

// Of the ports that are the default of http or https, the address need not name them.
const portPattern = (port: number | undefined) =>
  port === undefined ? OPEN_PORTS : port === 80 || port === 443 ? `(?::${port})?` : `:${port}`;
