let email = '';

/** Keeps an e-mail just typed for the next form that asks for it; in memory, so that no address or log holds it. */
export function rememberEmail(given: string): void {
  email = given.trim();
}

/** The e-mail typed before, once. */
export function takeEmail(): string {
  const taken = email;
  email = '';
  return taken;
}
