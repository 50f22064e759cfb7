import type { SignInWays } from '@/features/auth/model/sign-in-ways';

/** Passwords, and every provider. */
export const ALL_WAYS: SignInWays = {
  names: { google: 'Google', facebook: 'Facebook', oidc: 'School sign-in' },
  hasPasswords: true,
};

/** Only providers. */
export const NO_PASSWORDS: SignInWays = { ...ALL_WAYS, hasPasswords: false };
