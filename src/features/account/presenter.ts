import 'server-only';
import { FRESH_SIGN_IN_MS, type Provider, PROVIDERS } from '../auth/constants';
import { toUserView } from '../auth/presenter';
import type { AccountRow } from './repository';
import type { AccountView } from './schema';

export const toProvider = (name: string | null): Provider | null => PROVIDERS.find((provider) => provider === name) ?? null;

/** Whether the session that asks began with a provider a moment ago, which stands in for a password that the account does not have. */
export function isFreshFromProvider({ sessions: [session] }: Pick<AccountRow, 'sessions'>): boolean {
  return session !== undefined && toProvider(session.provider) !== null && Date.now() - session.createdAt.getTime() <= FRESH_SIGN_IN_MS;
}

export function toAccountView(account: AccountRow): AccountView {
  return {
    ...toUserView(account),
    emailConfirmed: account.emailConfirmedAt !== null,
    hasPassword: account.passwordHash !== null,
    providers: [...new Set(account.linkedProviders.map(({ provider }) => toProvider(provider)))].filter((provider) => provider !== null),
    isFreshFromProvider: isFreshFromProvider(account),
  };
}
