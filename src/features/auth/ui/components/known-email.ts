export interface KnownEmail {
  /** empty when none was typed */
  email: string;
  /** an account was just created with it */
  isNewAccount: boolean;
  /** it must be confirmed before the first sign-in */
  mustConfirm?: boolean | undefined;
}

const NONE: KnownEmail = { email: '', isNewAccount: false };
let known = NONE;

/**
 * Passes a typed e-mail to the next form; in memory only, so that no address or log contains it.
 */
export function rememberEmail(given: string, isNewAccount = false, mustConfirm?: boolean): void {
  known = { email: given.trim(), isNewAccount, mustConfirm };
}

/** The e-mail typed before, once. */
export function takeEmail(): KnownEmail {
  const taken = known;
  known = NONE;
  return taken;
}
