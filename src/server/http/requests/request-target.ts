import { matchRoute } from '@/shared/addresses/routes';

const MAX_TARGET_BYTES = 8_192;

/** The path of a request, and its query with the question mark, or an empty string. */
export interface RequestTarget {
  path: string;
  search: string;
}

/**
 * Parses the target of a request line. The absolute form (`GET http://other.host/x`) is reduced to
 * its path: we never use a host from the client.
 * @returns undefined when it cannot be decoded, contains a control character or a backslash, or is
 * longer than 8 kB
 */
export function readTarget(raw: string): RequestTarget | undefined {
  if (Buffer.byteLength(raw) > MAX_TARGET_BYTES) return undefined;
  const target = raw.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
  const [path = '', ...queries] = (target.startsWith('/') ? target : `/${target}`).split('?');
  const search = queries.length > 0 ? `?${queries.join('?')}` : '';
  if (/%00/.test(search) || hasControls(raw)) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return hasControls(decoded) || decoded.includes('\\') ? undefined : { path, search };
  } catch {
    return undefined;
  }
}

const hasControls = (text: string) => [...text].some((char) => char < ' ' || char === '\u007f');

const ALL = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];
const DEVELOPMENT_TOOLS = /^\/(?:__nextjs|_next\/)/;

/** The methods that a path allows, for the Allow header. */
export function allowedMethods(path: string, isDevelopment: boolean): string[] {
  return matchRoute(path).takesWrites || (isDevelopment && DEVELOPMENT_TOOLS.test(path))
    ? ALL
    : READING;
}
