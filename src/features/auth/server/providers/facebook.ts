import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/server/env/env';
import { callProvider } from '@/server/provider-call';
import { AppError } from '@/shared/http/app-error';
import { proofTime } from '../passwords/proof-time';
import type { ProviderCode, ProviderIdentity } from '../../schema';

const inspection = z.object({
  data: z.object({
    app_id: z.string(),
    user_id: z.string().min(1),
    is_valid: z.literal(true),
    // Seconds; 0 means that it never expires.
    expires_at: z.number().optional(),
    // Absent for tokens of a few hours.
    issued_at: z.unknown().optional(),
  }),
});
const profile = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});

function settings() {
  const { facebook } = env();
  if (!facebook) throw new AppError('provider_not_configured');
  return facebook;
}

function addressOf(path: string, query: Record<string, string> = {}): URL {
  const address = new URL(`${settings().graphUrl}/${path}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}

/**
 * The consent page of Facebook.
 * @throws {AppError} provider_not_configured
 */
export function facebookDialog(): URL {
  return new URL(settings().dialogUrl);
}

/**
 * Exchanges the code of a round trip for an access token of this app, and reads the identity.
 * Throws what readAccessToken throws.
 */
export async function readFacebookCode({
  code,
  verifier,
  redirectUri,
}: ProviderCode): Promise<ProviderIdentity> {
  const { clientId, clientSecret } = settings();
  const answer = z.object({ access_token: z.string() }).safeParse(
    await callProvider(addressOf('oauth/access_token'), {
      form: {
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      },
    }),
  );
  if (!answer.success) throw new AppError('provider_refused');
  const owner = await readOwner(answer.data.access_token);
  // Facebook does not report when it requested the password.
  return { ...owner, provedAt: new Date() };
}

/**
 * The identity of a Facebook access token, verified with Facebook (docs/security-tests.md, 18).
 * Rejects a token issued to another app, which could otherwise sign in here as its users. Facebook
 * never verifies e-mails, so none counts as verified.
 * @throws {AppError} provider_refused, provider_unreachable, provider_not_configured
 */
export async function readAccessToken(accessToken: string): Promise<ProviderIdentity> {
  const { clientId, clientSecret } = settings();
  const inspected = inspection.safeParse(
    await callProvider(
      addressOf('debug_token', {
        input_token: accessToken,
        access_token: `${clientId}|${clientSecret}`,
      }),
    ),
  );
  if (!inspected.success) throw new AppError('provider_refused');
  const {
    app_id: appId,
    user_id: subject,
    expires_at: expiresAtS = 0,
    issued_at: issuedAtS,
  } = inspected.data.data;
  if (appId !== clientId || (expiresAtS !== 0 && expiresAtS * 1000 <= Date.now()))
    throw new AppError('provider_refused');
  const owner = await readOwner(accessToken);
  if (owner.subject !== subject) throw new AppError('provider_refused');
  return { ...owner, provedAt: issuedAtS === undefined ? new Date() : proofTime(issuedAtS) };
}

async function readOwner(accessToken: string): Promise<Omit<ProviderIdentity, 'provedAt'>> {
  const { clientSecret } = settings();
  const me = profile.safeParse(
    await callProvider(
      addressOf('me', {
        fields: 'id,name,email',
        access_token: accessToken,
        appsecret_proof: createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
      }),
    ),
  );
  if (!me.success) throw new AppError('provider_refused');
  return {
    provider: 'facebook',
    subject: me.data.id,
    isEmailVouched: false,
    email: me.data.email,
    name: me.data.name,
  };
}
