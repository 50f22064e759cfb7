/** Factors beside the password or the provider; recovery codes stand in for both. */
export const FACTOR_KINDS = ['passkey', 'code'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** How long a session waits for its second factor, and a new app for its first code. */
export const WAITING_MS = 10 * 60_000;
/** How long a passkey may take to answer. */
export const CHALLENGE_MS = 5 * 60_000;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
/** Longest code as typed, with spaces and hyphens. */
export const CODE_MAX = 40;
