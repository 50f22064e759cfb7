import 'server-only';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { callProvider, unreachable } from '@/server/provider-call';
import { AppError } from '@/shared/http/app-error';
import { openIdEndpoints, type OpenIdProvider, openIdSettings } from './openid-discovery';
import type { ProviderCode, ProviderIdentity } from '../schema';

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

const exchanged = z.object({ id_token: z.string(), access_token: z.string().optional() });
const userinfo = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

/**
 * Exchanges the code of a round trip for an id token and reads it. Throws what readIdToken throws.
 */
export async function readOpenIdCode(
  provider: OpenIdProvider,
  { code, verifier, redirectUri, nonce }: ProviderCode,
): Promise<ProviderIdentity> {
  const { clientId, clientSecret } = openIdSettings(provider);
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
  const { clientId } = openIdSettings(provider);
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
  provider === 'google' ? sub : `${openIdSettings(provider).issuer} ${sub}`;

async function verifiedClaims(provider: OpenIdProvider, idToken: string): Promise<JWTPayload> {
  const { clientId, issuer } = openIdSettings(provider);
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
