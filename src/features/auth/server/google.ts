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
import { AppError } from '@/shared/http/app-error';
import type { ProviderCode, ProviderIdentity } from '../schema';

const ALGORITHM = 'RS256';
const CLOCK_TOLERANCE_S = 10;
/** Google's id tokens live an hour. */
const TOKEN_AGE_MAX_S = 60 * 60;
const ENDPOINTS_KEPT_MS = 60 * 60_000;

const endpoint = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address));
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  userinfo_endpoint: endpoint.optional(),
  jwks_uri: endpoint,
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
  keys: ReturnType<typeof createRemoteJWKSet>;
  /**
   * Whether the secret goes into a header, which is the default of the standard, or into the form.
   */
  isSecretInHeader: boolean;
};
let known: { issuer: string; endpoints: Promise<Endpoints>; until: number } | undefined;

function settings() {
  const { google } = env();
  if (!google) throw new AppError('provider_not_configured');
  return google;
}

/**
 * The endpoints of Google, or of the issuer configured instead, from its discovery document; cached
 * for an hour.
 * @throws {AppError} provider_not_configured, provider_unreachable
 */
export async function googleEndpoints(): Promise<Endpoints> {
  const { issuer } = settings();
  if (known?.issuer === issuer && known.until > Date.now()) return known.endpoints;
  const endpoints = discover(issuer);
  const mine = { issuer, endpoints, until: Date.now() + ENDPOINTS_KEPT_MS };
  known = mine;
  endpoints.catch(() => {
    // Failures are not cached.
    if (known === mine) known = undefined;
  });
  return endpoints;
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
    jwks_uri: keys,
    token_endpoint_auth_methods_supported: methods,
  } = found.data;
  // What is sent over TLS to the issuer must not continue without TLS.
  if (
    [authorization, token, keys, person ?? token].some(
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
    keys: createRemoteJWKSet(keys, { [customFetch]: bounded }),
    isSecretInHeader: methods.includes('client_secret_basic'),
  };
}

/**
 * Exchanges the code of a round trip for an id token and reads it. Throws what readIdToken throws.
 */
export async function readGoogleCode({
  code,
  verifier,
  redirectUri,
  nonce,
}: ProviderCode): Promise<ProviderIdentity> {
  const { clientId, clientSecret } = settings();
  const { token, isSecretInHeader } = await googleEndpoints();
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
  const identity = await readIdToken(answer.data.id_token, nonce);
  return identity.email === undefined ? withUserinfo(identity, answer.data.access_token) : identity;
}

/**
 * Google has the e-mail in the id token; other OpenID Connect providers may require a userinfo
 * request.
 */
async function withUserinfo(
  identity: ProviderIdentity,
  accessToken: string | undefined,
): Promise<ProviderIdentity> {
  const { userinfo: address } = await googleEndpoints();
  if (!address || !accessToken) return identity;
  const person = userinfo.safeParse(
    await callProvider(address, { authorization: `Bearer ${accessToken}` }),
  );
  if (!person.success || person.data.sub !== identity.subject)
    throw new AppError('provider_refused');
  const { email, email_verified: isVerified, name } = person.data;
  return { ...identity, email, isEmailVouched: isVerified === true, name: name ?? identity.name };
}

/**
 * The identity of a Google id token (docs/security-tests.md, 18): signed by Google, issued for this
 * product, and currently valid.
 * @param nonce the expected nonce, when the round trip began here
 * @throws {AppError} provider_refused, provider_unreachable, provider_not_configured
 */
export async function readIdToken(idToken: string, nonce?: string): Promise<ProviderIdentity> {
  const { clientId } = settings();
  const claims = await verifiedClaims(idToken);
  const { sub, aud, azp, email, email_verified: isVerified, name } = claims;
  const isForUs = !Array.isArray(aud) || aud.length === 1 || azp === clientId;
  if (!sub || !isForUs || (nonce !== undefined && claims['nonce'] !== nonce))
    throw new AppError('provider_refused');
  return {
    provider: 'google',
    subject: sub,
    isEmailVouched: isVerified === true,
    email: typeof email === 'string' ? email : undefined,
    name: typeof name === 'string' ? name : undefined,
  };
}

async function verifiedClaims(idToken: string): Promise<JWTPayload> {
  const { clientId, issuer } = settings();
  try {
    // Malformed input needs no call to the provider.
    decodeJwt(idToken);
    if (decodeProtectedHeader(idToken).alg !== ALGORITHM) throw new AppError('provider_refused');
    const { keys, issuer: itself } = await googleEndpoints();
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: [ALGORITHM],
      audience: clientId,
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: TOKEN_AGE_MAX_S,
      // Google writes its issuer both ways.
      issuer: [issuer, itself, issuer.replace(/^https:\/\//, '')],
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
