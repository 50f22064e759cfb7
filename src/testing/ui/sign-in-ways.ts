import type { SignInWays } from '@/features/auth/model/sign-in-ways';

/** Passwords, and every provider. */
export const ALL_WAYS: SignInWays = {
  names: { google: 'Google', facebook: 'Facebook', oidc: 'School sign-in' },
  configured: ['google', 'facebook', 'oidc'],
  hasPasswords: true,
};

/** Only the school's own provider. */
export const NO_PASSWORDS: SignInWays = {
  ...ALL_WAYS,
  configured: ['oidc'],
  hasPasswords: false,
};
