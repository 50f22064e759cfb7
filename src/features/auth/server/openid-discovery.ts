import 'server-only';
import { createRemoteJWKSet, customFetch } from 'jose';
import { z } from 'zod';
import { env } from '@/server/env/env';
import { fetchFromProvider, unreachable } from '@/server/provider-call';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import type { Provider } from '../constants';

/** The providers that speak OpenID Connect. */
export type OpenIdProvider = Exclude<Provider, 'facebook'>;

const ENDPOINTS_KEPT_MS = 60 * 60_000;
/** How long a provider that answered counts as up. */
const SEEN_UP_MS = 1_000;
/** How long after a fetch of the keys an unknown key may lead to another one. */
const KEYS_COOLDOWN_MS = 5_000;

const endpoint = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address));
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  userinfo_endpoint: endpoint.optional(),
  end_session_endpoint: endpoint.optional(),
  jwks_uri: endpoint,
  authorization_response_iss_parameter_supported: z.boolean().default(false),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
type Endpoints = {
  /** The provider's own spelling of its name. */
  issuer: string;
  authorization: URL;
  token: URL;
  userinfo: URL | undefined;
  /** Where people end their session there. */
  endSession: URL | undefined;
  keysAt: string;
  keys: ReturnType<typeof createRemoteJWKSet>;
  /**
   * Whether the secret goes into a header, which is the default of the standard, or into the form.
   */
  isSecretInHeader: boolean;
  /** Whether it names itself when it leads back (RFC 9207). */
  isNamedInResponse: boolean;
};
const known = new Map<string, { endpoints: Promise<Endpoints>; atMs: number }>();

/**
 * How a provider is configured.
 * @throws {AppError} provider_not_configured
 */
export function openIdSettings(provider: OpenIdProvider) {
  const configured = env()[provider];
  if (!configured) throw new AppError('provider_not_configured');
  return configured;
}

/**
 * The endpoints of a provider from its discovery document; cached for an hour.
 * @throws {AppError} provider_not_configured, provider_unreachable
 */
export async function openIdEndpoints(
  provider: OpenIdProvider,
  keptMs = ENDPOINTS_KEPT_MS,
): Promise<Endpoints> {
  const { issuer } = openIdSettings(provider);
  const kept = known.get(issuer);
  if (kept && kept.atMs + keptMs > Date.now()) return kept.endpoints;
  const endpoints = discover(issuer, kept?.endpoints);
  const mine = { endpoints, atMs: Date.now() };
  known.set(issuer, mine);
  endpoints.catch(() => {
    // Failures are not cached.
    if (known.get(issuer) !== mine) return;
    if (kept) known.set(issuer, kept);
    else known.delete(issuer);
  });
  return endpoints;
}

/**
 * The page of a provider where people sign in. Asks the provider first: while it is down, they stay
 * here with a clear message.
 * @throws {AppError} provider_not_configured, provider_unreachable
 */
export async function openIdDialog(provider: OpenIdProvider): Promise<URL> {
  return (await openIdEndpoints(provider, SEEN_UP_MS)).authorization;
}

/**
 * Whether an answer that leads back from the provider names the issuer that was asked, so that no
 * other provider can pass on its codes here (RFC 9207).
 * @param iss the parameter of that name
 */
export async function isOfIssuer(
  provider: OpenIdProvider,
  iss: string | undefined,
): Promise<boolean> {
  const { issuer, isNamedInResponse } = await openIdEndpoints(provider);
  return iss === undefined ? !isNamedInResponse : iss === issuer;
}

/**
 * Where people also sign out of the provider, which asks them and leads back to our sign-in page;
 * undefined where the operator or the provider does without it, and while the provider is down.
 */
export async function signOutAddress(): Promise<URL | undefined> {
  const { oidc, publicUrl } = env();
  if (!oidc?.signsOut) return undefined;
  const { endSession } = await openIdEndpoints('oidc', SEEN_UP_MS).catch(() => ({
    endSession: undefined,
  }));
  if (!endSession) return undefined;
  const address = new URL(endSession);
  // No id token as a hint: we keep no token of a provider.
  address.searchParams.set('client_id', oidc.clientId);
  address.searchParams.set('post_logout_redirect_uri', new URL(paths.signIn(), publicUrl).href);
  return address;
}

async function discover(
  issuer: string,
  earlier: Promise<Endpoints> | undefined,
): Promise<Endpoints> {
  const before = await earlier?.catch(() => undefined);
  const found = discovery.safeParse(
    await fetchFromProvider(new URL(`${issuer}/.well-known/openid-configuration`)),
  );
  if (!found.success || found.data.issuer.replace(/\/+$/, '') !== issuer) throw unreachable();
  const {
    authorization_endpoint: authorization,
    token_endpoint: token,
    userinfo_endpoint: person,
    end_session_endpoint: endSession,
    jwks_uri: keys,
    token_endpoint_auth_methods_supported: methods,
    authorization_response_iss_parameter_supported: isNamedInResponse,
  } = found.data;
  // What is sent over TLS to the issuer must not continue without TLS.
  if (
    [authorization, token, keys, person ?? token, endSession ?? token].some(
      ({ protocol }) => protocol !== new URL(issuer).protocol,
    )
  )
    throw unreachable();
  const bounded = async (address: string) =>
    Response.json(await fetchFromProvider(new URL(address)));
  return {
    issuer: found.data.issuer,
    authorization,
    token,
    userinfo: person,
    endSession,
    keysAt: keys.href,
    keys:
      before?.keysAt === keys.href
        ? before.keys
        : createRemoteJWKSet(keys, { cooldownDuration: KEYS_COOLDOWN_MS, [customFetch]: bounded }),
    isSecretInHeader: methods.includes('client_secret_basic'),
    isNamedInResponse,
  };
}
