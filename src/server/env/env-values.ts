import { z } from 'zod';
import { asciiDomain, DOMAIN_RULE } from '@/shared/text/email';
import { isHttpsLink } from '@/shared/addresses/safe-link';

export const blankIsMissing = (value: unknown) => (value === '' ? undefined : value);
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankIsMissing, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsMissing(value) ?? fallback, schema);

export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`should be a whole number from ${min} to ${max}`)
    .int(`should be a whole number from ${min} to ${max}`)
    .min(min, `should be a whole number from ${min} to ${max}`)
    .max(max, `should be a whole number from ${min} to ${max}`);

const separatedByCommas = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const ENCODING = 'Write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25 in its password';
/** True if user, host and path are where they belong: an unencoded / ? or # ends a password. */
const isWholeAddress = (value: string) =>
  // An empty host stands for a socket; URL knows none beside a user.
  URL.canParse(value.replace('@/', '@localhost/')) &&
  !/:\/\/.*[/?#].*@|%(?![0-9a-f]{2})/i.test(value);
export const postgresUrl = z
  .string()
  // A file .env ends an unquoted value at #, and with it the address within the password.
  .refine(
    (value) => /^postgres(ql)?:\/\/[^/?]*\/[^?]/.test(value) && isWholeAddress(value),
    `should look like postgresql://user:password@host:5432/database. ${ENCODING}, or leave it out there and set PGPASSWORD to it as it is`,
  );
export const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\/.+/.test(value) && isWholeAddress(value),
    `should look like smtp://user:password@mail.example:587. ${ENCODING}`,
  );
// These addresses are shown and logged, and paths are added to them.
export const httpOrigin = z
  .url({
    protocol: /^https?$/,
    error: 'should be an address such as https://makerstep.example',
    abort: true,
  })
  .refine((value) => {
    const { username, password } = new URL(value);
    return !username && !password && !/[?#]/.test(value);
  }, 'should be an address without a user, a password, ? or #, such as https://makerstep.example')
  .transform((value) => value.replace(/\/+$/, ''));
/** A whole address, whose path or query may be a secret. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'should be an address such as https://hooks.example/services/T0/B0/secret',
});
/** Pages, cookies and callbacks of sign-in providers begin at the root of a host. */
export const siteOrigin = httpOrigin.refine(
  (value) => new URL(value).pathname === '/',
  'should be an address without a path, such as https://makerstep.example: give Makerstep a host name of its own',
);
// The fourth part of it is the store's id.
export const blobToken = z
  .string()
  .regex(
    /^vercel_blob_rw_[a-zA-Z0-9]+_[a-zA-Z0-9]+$/,
    'should be a read-write token of a Vercel Blob store: vercel_blob_rw_…',
  );
const MIN_SECRET_LENGTH = 32;
// A placeholder that a person types repeats itself; a random text does not. 32 random hexadecimal
// digits have about 14 different ones, practically never fewer than this.
const MIN_DIFFERENT_CHARACTERS = 8;
const isStrong = (secret: string) =>
  secret.length >= MIN_SECRET_LENGTH && new Set(secret).size >= MIN_DIFFERENT_CHARACTERS;
export const secrets = separatedByCommas.refine(
  (list) => list.length > 0 && list.every(isStrong),
  `each secret should be random and have at least ${MIN_SECRET_LENGTH} characters; several are separated by commas and the first one signs`,
);

const HOST_AND_PORT = /^(?<host>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(?<port>[1-9]\d{0,4}))?$/i;
// Normalised like the hosts of parsed URLs, with which they are compared.
export const allowedHosts = separatedByCommas
  .refine(
    (list) => list.every((entry) => HOST_AND_PORT.test(entry) && URL.canParse(`http://${entry}`)),
    'should be hosts with or without a port, separated by commas, such as hooks.internal, 127.0.0.1:4000',
  )
  .transform((list) =>
    list.map((entry) => {
      const { host = '', port } = HOST_AND_PORT.exec(entry)?.groups ?? {};
      return {
        host: new URL(`http://${host}`).hostname,
        port: port === undefined ? undefined : Number(port),
      };
    }),
  );

// More than fit into a footer is a mistake.
const SOCIAL_LINKS_MAX = 12;
export const socialLinks = separatedByCommas
  .refine(
    (list) => list.length <= SOCIAL_LINKS_MAX && list.every(isHttpsLink),
    `should be up to ${SOCIAL_LINKS_MAX} https addresses, separated by commas, such as https://www.instagram.com/makerstep`,
  )
  .transform((list) => [...new Set(list.map((entry) => new URL(entry).href))]);

const isOnThisMachine = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
/** Its keys decide who signs in, so they must not be changed on the way. */
export const openIdIssuer = httpOrigin.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || isOnThisMachine(hostname);
}, 'should be an https address, except on this machine');

export const emailDomains = separatedByCommas
  .transform((list) => list.map(asciiDomain))
  .refine(
    (list) => list.every((entry) => DOMAIN_RULE.test(entry)),
    'should be domains of e-mails, separated by commas, such as example.org, *.example.org',
  );
