import 'server-only';
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
} from 'jose';
import { z } from 'zod';
import { env } from '@/server/env/env';
import { callProvider, fetchFromProvider, unreachable } from '@/server/provider-call';
import { paths } from '@/shared/addresses/paths';
import { AppError } from '@/shared/http/app-error';
import type { Provider } from '../constants';
import type { ProviderCode, ProviderIdentity } from '../schema';

/** The providers that speak OpenID Connect. */
export type OpenIdProvider = Exclude<Provider, 'facebook'>;
type OpenIdIdentity = ProviderIdentity & { provider: OpenIdProvider };

/** With public keys only: a token signed with a shared secret proves nothing here. */
const ALGORITHMS: Record<OpenIdProvider, readonly string[]> = {
  google: ['RS256'],
  oidc: [
    ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
    ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
  ],
};
const CLOCK_TOLERANCE_S = 10;
/** Google's id tokens live an hour. */
const TOKEN_AGE_MAX_S = 60 * 60;
const ENDPOINTS_KEPT_MS = 60 * 60_000;
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
const exchanged = z.object({ id_token: z.string(), access_token: z.string().optional() });
const userinfo = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

type Endpoints = {
  /** The provider's own spelling of its name. */
  issuer: string;
  authorization: URL;
  token: URL;
  userinfo: URL | undefined;
  /** Where people end their session there. */
  endSession: URL | undefined;
  keys: ReturnType<typeof createRemoteJWKSet>;
  /**
   * Whether the secret goes into a header, which is the default of the standard, or into the form.
   */
  isSecretInHeader: boolean;
  /** Whether it names itself when it leads back (RFC 9207). */
  isNamedInResponse: boolean;
};
const known = new Map<string, { endpoints: Promise<Endpoints>; until: number }>();

function settings(provider: OpenIdProvider) {
  const configured = env()[provider];
  if (!configured) throw new AppError('provider_not_configured');
  return configured;
}

/**
 * The endpoints of a provider from its discovery document; cached for an hour.
 * @throws {AppError} provider_not_configured, provider_unreachable
 */
export async function openIdEndpoints(provider: OpenIdProvider): Promise<Endpoints> {
  const { issuer } = settings(provider);
  const kept = known.get(issuer);
  if (kept && kept.until > Date.now()) return kept.endpoints;
  const endpoints = discover(issuer);
  const mine = { endpoints, until: Date.now() + ENDPOINTS_KEPT_MS };
  known.set(issuer, mine);
  endpoints.catch(() => {
    // Failures are not cached.
    if (known.get(issuer) === mine) known.delete(issuer);
  });
  return endpoints;
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
  const { endSession } = await openIdEndpoints('oidc').catch(() => ({ endSession: undefined }));
  if (!endSession) return undefined;
  const address = new URL(endSession);
  // No id token as a hint: we keep no token of a provider.
  address.searchParams.set('client_id', oidc.clientId);
  address.searchParams.set('post_logout_redirect_uri', new URL(paths.signIn(), publicUrl).href);
  return address;
}

async function discover(issuer: string): Promise<Endpoints> {
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
    keys: createRemoteJWKSet(keys, { cooldownDuration: KEYS_COOLDOWN_MS, [customFetch]: bounded }),
    isSecretInHeader: methods.includes('client_secret_basic'),
    isNamedInResponse,
  };
}

/**
 * Exchanges the code of a round trip for an id token and reads it. Throws what readIdToken throws.
 */
export async function readOpenIdCode(
  provider: OpenIdProvider,
  { code, verifier, redirectUri, nonce }: ProviderCode,
): Promise<ProviderIdentity> {
  const { clientId, clientSecret } = settings(provider);
  const { token, isSecretInHeader } = await openIdEndpoints(provider);
  const form = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  };
  const answer = exchanged.safeParse(
    await callProvider(
      token,
      isSecretInHeader
        ? {
            form,
            authorization: `Basic ${btoa([clientId, clientSecret].map(encodeURIComponent).join(':'))}`,
          }
        : { form: { ...form, client_id: clientId, client_secret: clientSecret } },
    ),
  );
  // A round trip without a nonce did not begin here.
  if (!answer.success || !nonce) throw new AppError('provider_refused');
  const identity = await readIdToken(provider, answer.data.id_token, nonce);
  return identity.email === undefined ? withUserinfo(identity, answer.data.access_token) : identity;
}

/**
 * Google has the e-mail in the id token; other OpenID Connect providers may require a userinfo
 * request.
 */
async function withUserinfo(
  identity: OpenIdIdentity,
  accessToken: string | undefined,
): Promise<ProviderIdentity> {
  const { userinfo: address } = await openIdEndpoints(identity.provider);
  if (!address || !accessToken) return identity;
  const person = userinfo.safeParse(
    await callProvider(address, { authorization: `Bearer ${accessToken}` }),
  );
  if (!person.success || subjectOf(identity.provider, person.data.sub) !== identity.subject)
    throw new AppError('provider_refused');
  const { email, email_verified: isVerified, name } = person.data;
  return { ...identity, email, isEmailVouched: isVerified === true, name: name ?? identity.name };
}

/**
 * The identity of an id token (docs/security-tests.md, 18): signed by the provider, issued for this
 * product, and currently valid.
 * @param nonce the expected nonce, when the round trip began here
 * @throws {AppError} provider_refused, provider_unreachable, provider_not_configured
 */
export async function readIdToken(
  provider: OpenIdProvider,
  idToken: string,
  nonce?: string,
): Promise<OpenIdIdentity> {
  const { clientId } = settings(provider);
  const claims = await verifiedClaims(provider, idToken);
  const { sub, aud, azp, email, email_verified: isVerified, name } = claims;
  const isForUs = !Array.isArray(aud) || aud.length === 1 || azp === clientId;
  if (!sub || !isForUs || (nonce !== undefined && claims['nonce'] !== nonce))
    throw new AppError('provider_refused');
  return {
    provider,
    subject: subjectOf(provider, sub),
    isEmailVouched: isVerified === true,
    email: typeof email === 'string' ? email : undefined,
    name: typeof name === 'string' ? name : undefined,
  };
}

/**
 * The id of a person at a provider. Only Google's issuer never changes: after a change of the
 * other, its ids must not open accounts of people whom its predecessor called the same.
 */
const subjectOf = (provider: OpenIdProvider, sub: string) =>
  provider === 'google' ? sub : `${settings(provider).issuer} ${sub}`;

async function verifiedClaims(provider: OpenIdProvider, idToken: string): Promise<JWTPayload> {
  const { clientId, issuer } = settings(provider);
  const algorithms = [...ALGORITHMS[provider]];
  try {
    // Malformed input needs no call to the provider.
    decodeJwt(idToken);
    if (!algorithms.includes(decodeProtectedHeader(idToken).alg ?? ''))
      throw new AppError('provider_refused');
    const { keys, issuer: itself } = await openIdEndpoints(provider);
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      audience: clientId,
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: TOKEN_AGE_MAX_S,
      // Google writes its issuer both ways.
      issuer: provider === 'google' ? [itself, issuer.replace(/^https:\/\//, '')] : itself,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSInvalid || error instanceof errors.JWKSTimeout)
      throw unreachable(error);
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw new AppError('provider_refused', { cause: error });
    throw error;
  }
}
