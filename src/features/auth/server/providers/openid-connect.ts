import 'server-only';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { callProvider, unreachable } from '@/server/provider-call';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import { FRESH_SIGN_IN_MS } from '../../constants';
import { openIdEndpoints, type OpenIdProvider, openIdSettings } from './openid-discovery';
import { CLOCK_TOLERANCE_MS, proofTime } from '../passwords/proof-time';
import type { ProviderCode, ProviderIdentity } from '../../schema';

type OpenIdIdentity = ProviderIdentity & { provider: OpenIdProvider };

/** With public keys only: a token signed with a shared secret proves nothing here. */
const ALGORITHMS: Record<OpenIdProvider, readonly string[]> = {
  google: ['RS256'],
  oidc: [
    ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
    ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
  ],
};
/** Google's id tokens live an hour. */
const TOKEN_AGE_MAX_S = 60 * 60;

const exchanged = z.object({ id_token: z.string(), access_token: z.string().optional() });
const userinfo = z.object({
  sub: z.string(),
  email: z.string().nullish(),
  // Some providers send the text 'true', which vouches for nothing.
  email_verified: z.unknown().optional(),
  name: z.string().nullish(),
});
/** No control characters and no halves of letters, which the database refuses. */
const subject = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);

/**
 * Exchanges the code of a round trip for an id token and reads it. Throws what readIdToken throws.
 */
export async function readOpenIdCode(
  provider: OpenIdProvider,
  { code, verifier, redirectUri, nonce, isProof }: ProviderCode,
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
  const { claims, ...found } = await identityOf(provider, answer.data.id_token, nonce);
  const identity = { ...found, provedAt: proofOf(provider, claims, isProof) };
  return identity.email === undefined
    ? withUserinfo(identity, answer.data.access_token, claims['email_verified'])
    : identity;
}

/**
 * Google has the e-mail in the id token; other OpenID Connect providers may require a userinfo
 * request.
 */
async function withUserinfo(
  identity: OpenIdIdentity,
  accessToken: string | undefined,
  isStated: unknown,
): Promise<ProviderIdentity> {
  const { userinfo: address } = await openIdEndpoints(identity.provider);
  if (!address || !accessToken) return identity;
  const person = userinfo.safeParse(
    await callProvider(address, { authorization: `Bearer ${accessToken}` }),
  );
  if (!person.success || subjectOf(identity.provider, person.data.sub) !== identity.subject)
    throw new AppError('provider_refused');
  const { email, email_verified: isVerified, name } = person.data;
  return {
    ...identity,
    email: email ?? undefined,
    isEmailVouched: isVouched(identity.provider, isVerified ?? isStated),
    name: name ?? identity.name,
  };
}

/**
 * When the person signed in there, by the id token of a round trip. Providers report it on request;
 * Google only where the operator turned that on. If it is absent, this sign-in counts.
 * @throws {AppError} provider_not_fresh when the round trip is to prove the owner again
 */
function proofOf(provider: OpenIdProvider, claims: JWTPayload, isProof: boolean): Date | undefined {
  const authTime = claims['auth_time'];
  const needsAuthTime = isProof && provider === 'oidc';
  if (authTime === undefined && !needsAuthTime) return new Date();
  const signedInAt = proofTime(authTime);
  // The browser carried the question, so the answer is checked.
  const isFresh = signedInAt !== undefined && Date.now() - signedInAt.getTime() <= FRESH_SIGN_IN_MS;
  if (isProof && !isFresh) throw new AppError('provider_not_fresh');
  return signedInAt;
}

/**
 * The identity of an id token from an API client, which proves its owner from when the person signed
 * in there, or if that is absent, from when the token was issued. Throws what identityOf throws.
 */
export async function readIdToken(
  provider: OpenIdProvider,
  idToken: string,
): Promise<OpenIdIdentity> {
  const { claims, ...identity } = await identityOf(provider, idToken);
  return { ...identity, provedAt: proofTime(claims['auth_time'] ?? claims.iat) };
}

/**
 * The identity of an id token (docs/security-tests.md, 18): signed by the provider, issued for this
 * product, and currently valid.
 * @param nonce the expected nonce, when the round trip began here
 * @throws {AppError} provider_refused, provider_unreachable, provider_not_configured
 */
async function identityOf(
  provider: OpenIdProvider,
  idToken: string,
  nonce?: string,
): Promise<Omit<OpenIdIdentity, 'provedAt'> & { claims: JWTPayload }> {
  const { clientId } = openIdSettings(provider);
  const claims = await verifiedClaims(provider, idToken);
  const { email, email_verified: isVerified, name } = claims;
  const sub = subject.safeParse(claims.sub);
  if (
    !sub.success ||
    !isForUs(provider, clientId, claims) ||
    (nonce !== undefined && claims['nonce'] !== nonce)
  )
    throw new AppError('provider_refused');
  return {
    provider,
    subject: subjectOf(provider, sub.data),
    isEmailVouched: isVouched(provider, isVerified),
    email: typeof email === 'string' ? email : undefined,
    name: typeof name === 'string' ? name : undefined,
    claims,
  };
}

/** True if the e-mail is verified there, by the provider's word or else by the operator's. */
const isVouched = (provider: OpenIdProvider, isVerified: unknown): boolean =>
  isVerified === true ||
  (isVerified === undefined && provider === 'oidc' && env().oidc?.trustsEmail === true);

/**
 * The id of a person at a provider. Only Google's issuer never changes: after a change of the
 * other, its ids must not open accounts of people whom its predecessor called the same.
 */
const subjectOf = (provider: OpenIdProvider, sub: string) =>
  provider === 'google' ? sub : `${openIdSettings(provider).issuer} ${sub}`;

/** Google issues tokens for us to other apps of our project there: `azp` names such an app. */
function isForUs(provider: OpenIdProvider, clientId: string, { aud, azp }: JWTPayload): boolean {
  if (azp === clientId) return true;
  const isForOneOnly = !Array.isArray(aud) || aud.length === 1;
  return isForOneOnly && (provider === 'google' || azp === undefined);
}

/** Providers sign access tokens and logout tokens with the same keys. */
const isIdToken = (header: { typ?: unknown }, claims: JWTPayload) =>
  (header.typ === undefined || String(header.typ).toLowerCase() === 'jwt') &&
  (claims['typ'] === undefined || claims['typ'] === 'ID');

const TIME_CLAIMS = ['iat', 'nbf', 'exp'];

/** The times of a refused token, so that an operator sees which clock is wrong. */
const timesOf = ({ iat, exp }: JWTPayload) => ({
  issuedAt: isoOf(iat),
  expiresAt: isoOf(exp),
  now: new Date().toISOString(),
});
const isoOf = (seconds: unknown) =>
  typeof seconds === 'number' && Math.abs(seconds) < 1e11
    ? new Date(seconds * 1000).toISOString()
    : undefined;

async function verifiedClaims(provider: OpenIdProvider, idToken: string): Promise<JWTPayload> {
  const { clientId, issuer } = openIdSettings(provider);
  const algorithms = [...ALGORITHMS[provider]];
  try {
    // Malformed input needs no call to the provider.
    const [header, claims] = [decodeProtectedHeader(idToken), decodeJwt(idToken)];
    const isUsable =
      algorithms.includes(header.alg ?? '') && (provider === 'google' || isIdToken(header, claims));
    if (!isUsable) throw new AppError('provider_refused');
    const { keys, issuer: itself } = await openIdEndpoints(provider);
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      audience: clientId,
      clockTolerance: CLOCK_TOLERANCE_MS / 1000,
      maxTokenAge: TOKEN_AGE_MAX_S,
      // Google writes its issuer both ways.
      issuer: provider === 'google' ? [itself, issuer.replace(/^https:\/\//, '')] : itself,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return payload;
  } catch (error) {
    // A key that cannot be imported is a DOMException.
    if (
      error instanceof errors.JWKSInvalid ||
      error instanceof errors.JWKSTimeout ||
      error instanceof DOMException
    )
      throw unreachable(error);
    if (
      error instanceof errors.JWTExpired ||
      (error instanceof errors.JWTClaimValidationFailed && TIME_CLAIMS.includes(error.claim))
    )
      logger.warn('provider_clock', { provider, claim: error.claim, ...timesOf(error.payload) });
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw new AppError('provider_refused', { cause: error });
    throw error;
  }
}
