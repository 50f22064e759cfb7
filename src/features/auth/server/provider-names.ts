import 'server-only';
import { env } from '@/server/env/env';
import type { Provider } from '../constants';

/** What people call the providers; the operator names their own one. */
export const providerNames = (): Record<Provider, string> => ({
  google: 'Google',
  facebook: 'Facebook',
  oidc: env().oidc?.name ?? 'OpenID Connect',
});
