import 'server-only';
import { env } from '@/server/env/env';
import type { Provider } from '../../constants';

/** The names of the providers for people; an operator names their own one. */
export const providerNames = (): Record<Provider, string> => ({
  google: 'Google',
  facebook: 'Facebook',
  oidc: env().oidc?.name ?? 'OpenID Connect',
});
