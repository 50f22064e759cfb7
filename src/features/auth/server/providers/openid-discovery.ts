import 'server-only';
import { createRemoteJWKSet, customFetch } from 'jose';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import {
  OpenIdMetadataError,
  type OpenIdMetadata,
  readOpenIdMetadata,
} from '@/server/openid-metadata';
import { fetchFromProvider, unreachable } from '@/server/provider-call';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import type { Provider } from '../../constants';

/** The providers that speak OpenID Connect. */
export type OpenIdProvider = Exclude<Provider, 'facebook'>;

const ENDPOINTS_KEPT_MS = 60 * 60_000;
/** Time for which a provider counts as up after an answer. */
const SEEN_UP_MS = 1_000;
/** Minimum time between two fetches of the keys because of an unknown key. */
const KEYS_COOLDOWN_MS = 5_000;

type Endpoints = {
  /** The provider's own spelling of its name. */
  issuer: string;
  authorization: URL;
  token: URL;
  userinfo: URL | undefined;
  /** Address that ends the session at the provider. */
  endSession: URL | undefined;
  keysAt: string;
  keys: ReturnType<typeof createRemoteJWKSet>;
  /**
   * True if the secret goes into a header, which is the default of the standard, or into the form.
   */
  isSecretInHeader: boolean;
  /** True if it names itself when it leads back (RFC 9207). */
  isNamedInResponse: boolean;
};
/** Latest metadata of each issuer. */
const known = new Map<string, { endpoints: Endpoints; atMs: number }>();
/** The questions to issuers that are still open. */
const pending = new Map<string, Promise<Endpoints>>();

/**
 * Reads the settings of a provider.
 * @throws {AppError} provider_not_configured
 */
export function openIdSettings(provider: OpenIdProvider) {
  const configured = env()[provider];
  if (!configured) throw new AppError('provider_not_configured');
  return configured;
}

/**
 * The endpoints of a provider from its discovery document; cached for an hour. Failures are not.
 * @throws {AppError} provider_not_configured, provider_unreachable
 */
export async function openIdEndpoints(
  provider: OpenIdProvider,
  keptMs = ENDPOINTS_KEPT_MS,
): Promise<Endpoints> {
  const { issuer } = openIdSettings(provider);
  const cached = known.get(issuer);
  if (cached && cached.atMs + keptMs > Date.now()) return cached.endpoints;
  const open = pending.get(issuer);
  if (open) return open;
  const discovery = discover(issuer, cached?.endpoints).finally(() => pending.delete(issuer));
  pending.set(issuer, discovery);
  return discovery;
}

/**
 * The page of a provider where people sign in. Checks the provider first: while it is down, they
 * stay here with a clear message.
 * @param isBack whether they come back from there, and need no such question
 * @throws {AppError} provider_not_configured, provider_unreachable
 */
export async function openIdDialog(provider: OpenIdProvider, isBack = false): Promise<URL> {
  const keptMs = isBack ? ENDPOINTS_KEPT_MS : SEEN_UP_MS;
  return (await openIdEndpoints(provider, keptMs)).authorization;
}

/**
 * True if an answer that leads back from the provider names the issuer of the request, so that no
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
 * Address of the provider's own sign-out, which asks for consent and leads back to our sign-in
 * page; undefined if the operator or the provider does without it, and while the provider is down.
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

/** @throws {AppError} provider_unreachable, whose reason is in the log */
async function discover(issuer: string, before: Endpoints | undefined): Promise<Endpoints> {
  const metadata = await readOpenIdMetadata(issuer).catch((error: unknown) => {
    if (!(error instanceof OpenIdMetadataError)) throw error;
    const { reason, networkError, cause } = error;
    logger.warn('provider_discovery_failed', { issuer, reason, cause: networkError });
    throw unreachable(cause);
  });
  const endpoints = endpointsOf(metadata, before);
  known.set(issuer, { endpoints, atMs: Date.now() });
  return endpoints;
}

function endpointsOf(found: OpenIdMetadata, before: Endpoints | undefined): Endpoints {
  const { jwks_uri: keys } = found;
  const bounded = async (address: string) =>
    Response.json(await fetchFromProvider(new URL(address)));
  return {
    issuer: found.issuer,
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    userinfo: found.userinfo_endpoint,
    endSession: found.end_session_endpoint,
    keysAt: keys.href,
    keys:
      before?.keysAt === keys.href
        ? before.keys
        : createRemoteJWKSet(keys, { cooldownDuration: KEYS_COOLDOWN_MS, [customFetch]: bounded }),
    isSecretInHeader: found.token_endpoint_auth_methods_supported.includes('client_secret_basic'),
    isNamedInResponse: found.authorization_response_iss_parameter_supported,
  };
}
