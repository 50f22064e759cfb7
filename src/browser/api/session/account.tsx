'use client';

import { createContext, type ReactNode, useContext } from 'react';

const AccountContext = createContext<string | undefined>(undefined);

interface AccountProviderProps {
  /** identifies the signed-in account on this device; not a secret */
  account: string;
  children: ReactNode;
}

/** Provides the account to private pages, so that device storage is separate for each account. */
export function AccountProvider({ account, children }: AccountProviderProps) {
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** The signed-in account; undefined when unknown, and then nothing is stored. */
export function useAccount(): string | undefined {
  return useContext(AccountContext);
}
