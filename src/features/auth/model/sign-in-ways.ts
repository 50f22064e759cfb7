import type { Provider } from '../constants';

/** A configured provider and what people call it. */
export type ProviderChoice = { id: Provider; name: string };

export type SignInWays = {
  /** Display names of the providers, configured or not. */
  names: Readonly<Record<Provider, string>>;
  configured: readonly Provider[];
  /** True if passwords work, too. */
  hasPasswords: boolean;
};
