/** The part of the rule that a pattern can express, for the OpenAPI document. */
export const SAFE_LINK_PATTERN = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+(?:[/?#].*)?$';

const SAFE_LINK = new RegExp(SAFE_LINK_PATTERN, 's');

/** True if a text is an http(s) address without credentials (docs/security-tests.md, 41). */
export function isSafeLink(text: string): boolean {
  if (!SAFE_LINK.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    username === '' &&
    password === '' &&
    hostname !== ''
  );
}

/** The part of the rule for addresses on every page that a pattern can express. */
export const HTTPS_LINK_PATTERN = '^[Hh][Tt][Tt][Pp][Ss]://[^\\s/?#@]+(?:[/?#]\\S*)?$';

const HTTPS_LINK = new RegExp(HTTPS_LINK_PATTERN);

/** Reports whether a text is an https address without credentials, of a host with a domain. */
export const isHttpsLink = (text: string): boolean =>
  HTTPS_LINK.test(text) && isSafeLink(text) && new URL(text).hostname.includes('.');
