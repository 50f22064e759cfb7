export const EMAIL_MAX = 254;

const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+\\/=?^_`{|}~\\-]+";
const IN_LABEL = '\\p{L}\\p{M}\\p{N}';
/** The pattern of an e-mail address, here and in the OpenAPI document. */
export const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*` +
    `@(?:[${IN_LABEL}](?:[${IN_LABEL}\\-]*[${IN_LABEL}])?\\.)+(?:\\p{L}[\\p{L}\\p{M}]+|[Xx][Nn]--[A-Za-z0-9\\-]*[A-Za-z0-9])$`,
  'u',
);

/** A domain for which e-mails may be limited, or all its subdomains (`*.example.org`). */
export const DOMAIN_RULE =
  /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

const ASCII = /^\p{ASCII}*$/u;
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.*-]+$/u;

/**
 * The one form of an address that is stored and compared. An address with other letters than ASCII
 * gets small ones, as databases differ in lowering them, and the ASCII form of its domain, as
 * browsers send it. The domain is empty where there is no such form.
 */
export function canonicalEmail(address: string): string {
  if (ASCII.test(address)) return address;
  const plain = address.normalize('NFKC').toLowerCase();
  const domainAt = plain.lastIndexOf('@') + 1;
  return plain.slice(0, domainAt) + asciiDomain(plain.slice(domainAt));
}

/** The unique key of an account: its e-mail without regard to case, width and surrounding spaces. */
export const emailKeyOf = (email: string) => canonicalEmail(email.trim()).toLowerCase();

/** The ASCII form of a domain (`bücher.example`), also behind `*.`; empty where there is none. */
export function asciiDomain(domain: string): string {
  if (ASCII.test(domain)) return domain;
  if (!DOMAIN_CHARACTERS.test(domain)) return '';
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}
