/**
 * Identity providers that we trust; `oidc` is the operator's own OpenID Connect provider
 * (docs/reference/accounts.md#sign-in-providers).
 */
export const PROVIDERS = ['google', 'facebook', 'oidc'] as const;
export type Provider = (typeof PROVIDERS)[number];

export function isProvider(name: unknown): name is Provider {
  return PROVIDERS.some((provider) => provider === name);
}

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MAX = 120;

export const ACCESS_TOKEN_MS = 15 * 60_000;
export const SESSION_MS = 30 * 24 * 60 * 60_000;
/** A refresh token replayed this soon means two tabs or a lost response, not a thief. */
export const REFRESH_RACE_MS = 10_000;

/** The lifetime of the links in mails (docs/reference/accounts.md#recovery). */
export const RESET_TOKEN_MS = 60 * 60_000;
export const CONFIRMATION_TOKEN_MS = 7 * 24 * 60 * 60_000;

/** Time in which a sign-in with a provider replaces the password that an account lacks. */
export const FRESH_SIGN_IN_MS = 5 * 60_000;

/** Time to read the message after signing in or out (docs/reference/interface.md#waits). */
export const REDIRECT_DELAY_MS = 600;
