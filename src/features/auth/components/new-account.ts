let email = '';

/** Keeps the e-mail of an account just made for the sign-in form; in memory, so that no address or log holds it. */
export function rememberNewAccount(given: string): void {
  email = given;
}

/** The e-mail of the account just made, once. */
export function takeNewAccount(): string {
  const taken = email;
  email = '';
  return taken;
}
