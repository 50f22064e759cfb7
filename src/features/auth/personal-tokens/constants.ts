/**
 * The scopes of a token. Each includes reading, and `write` includes translating; none includes
 * another. `operate` works only while the account is an operator of the site.
 */
export const TOKEN_SCOPES = [
  'read',
  'translate',
  'write',
  'review',
  'publish',
  'webhooks',
  'operate',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The lifetimes of a token; every token expires. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

export const TOKEN_NAME_MAX = 60;
/** Expired ones count until they are swept or revoked. */
export const TOKENS_PER_ACCOUNT = 50;
/** Days for which an expired token stays listed, so that its owner learns why a script stopped. */
export const EXPIRED_TOKEN_KEPT_DAYS = 30;
