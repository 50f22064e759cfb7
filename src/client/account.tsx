'use client';

import { createContext, type ReactNode, useContext } from 'react';

const AccountContext = createContext<string | undefined>(undefined);

interface AccountProviderProps {
  /** what tells the signed-in account from others on this device; not a secret */
  account: string;
  children: ReactNode;
}

/** Says on private pages whose they are, so that what is kept on the device is kept for that person alone. */
export function AccountProvider({ account, children }: AccountProviderProps) {
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** The signed-in account; undefined where nobody is known, and then nothing is kept. */
export function useAccount(): string | undefined {
  return useContext(AccountContext);
}
