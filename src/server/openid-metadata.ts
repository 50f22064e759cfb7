import 'server-only';
import { z } from 'zod';
import { AppError } from '@/shared/http/app-error';
import { fetchFromProvider } from './provider-call';

const endpoint = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address));
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  userinfo_endpoint: endpoint.optional(),
  end_session_endpoint: endpoint.optional(),
  jwks_uri: endpoint,
  authorization_response_iss_parameter_supported: z.boolean().default(false),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});

/** Metadata that an OpenID Connect provider publishes about itself. */
export type OpenIdMetadata = z.infer<typeof metadata>;

type MetadataFault = 'no_answer' | 'invalid_document' | 'another_issuer' | 'no_tls';

/** Thrown for metadata of a provider with which no sign-in can work. */
export class OpenIdMetadataError extends Error {
  constructor(
    readonly reason: MetadataFault,
    options?: ErrorOptions,
    /** The issuer that the document names instead. */
    readonly named = '',
  ) {
    super(reason, options);
  }

  /** Such as ECONNREFUSED, of the request under it; undefined where an answer came. */
  get networkError(): string | undefined {
    return networkErrorOf(this.cause);
  }
}

/**
 * Reads the discovery document of an issuer, within 5 s.
 * @throws {OpenIdMetadataError}
 */
export async function readOpenIdMetadata(issuer: string): Promise<OpenIdMetadata> {
  const answer = await fetchFromProvider(
    new URL(`${issuer}/.well-known/openid-configuration`),
  ).catch((cause: unknown) => Promise.reject(new OpenIdMetadataError('no_answer', { cause })));
  const { data: found, error: cause } = metadata.safeParse(answer);
  if (!found) throw new OpenIdMetadataError('invalid_document', { cause });
  const { issuer: named, jwks_uri, authorization_endpoint, token_endpoint } = found;
  if (named.replace(/\/+$/, '') !== issuer)
    throw new OpenIdMetadataError('another_issuer', undefined, named);
  // A request over TLS to the issuer must not continue without TLS.
  const { protocol } = new URL(issuer);
  if (
    [authorization_endpoint, token_endpoint, found.userinfo_endpoint, found.end_session_endpoint]
      .concat(jwks_uri)
      .some((address) => address && address.protocol !== protocol)
  )
    throw new OpenIdMetadataError('no_tls');
  return found;
}

function networkErrorOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && !(error instanceof AppError))
    return error.code;
  return networkErrorOf(error.cause);
}
