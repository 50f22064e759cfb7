interface KnownEmail {
  /** empty when none was typed */
  email: string;
  /** an account was made with it a moment ago */
  isNewAccount: boolean;
}

const NONE: KnownEmail = { email: '', isNewAccount: false };
let known = NONE;

/** Keeps an e-mail just typed for the next form that asks for it; in memory, so that no address or log holds it. */
export function rememberEmail(given: string, isNewAccount = false): void {
  known = { email: given.trim(), isNewAccount };
}

/** The e-mail typed before, once. */
export function takeEmail(): KnownEmail {
  const taken = known;
  known = NONE;
  return taken;
}
