import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of a delegation token of Vercel Blob. */
export type Delegation = {
  storeId: string;
  pathname: string;
  operations: string[];
  validUntil: number;
  maximumSizeInBytes?: number;
  allowedContentTypes?: string[];
};

const PREFIX = 'vercel-blob-';
/** The signed parameters; `cache` and the like are not. */
const SIGNED = [
  'add-random-suffix',
  'allow-overwrite',
  'allowed-content-types',
  'cache-control-max-age',
  'callback-token-payload',
  'callback-url',
  'if-match',
  'maximum-size-in-bytes',
  'valid-until',
].map((name) => PREFIX + name);

const hmac = (key: string, data: string) =>
  createHmac('sha256', key).update(data).digest('base64url');

/** A token for this delegation, and the key with which its holder signs single URLs. */
export function issueDelegation(
  secret: string,
  delegation: Delegation,
): { delegationToken: string; clientSigningToken: string; validUntil: number } {
  const payload = Buffer.from(JSON.stringify(delegation)).toString('base64url');
  const delegationToken = `${payload}.${hmac(secret, payload)}`;
  return {
    delegationToken,
    clientSigningToken: hmac(secret, delegationToken),
    validUntil: delegation.validUntil,
  };
}

/**
 * Permissions of a presigned URL; undefined when its signature is not valid for this operation and
 * pathname.
 */
export function verifyPresigned(
  secret: string,
  query: URLSearchParams,
  operation: string,
  pathname: string,
): Delegation | undefined {
  const token = query.get(`${PREFIX}delegation`) ?? '';
  const [payload = '', seal = ''] = token.split('.');
  const lines = SIGNED.flatMap((name) => (query.get(name) ? [`${name}=${query.get(name)}`] : []));
  const canonical = [`operation=${operation}`, `pathname=${pathname}`, ...lines]
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .join('\n');
  if (
    !isSame(seal, hmac(secret, payload)) ||
    !isSame(query.get(`${PREFIX}signature`) ?? '', hmac(hmac(secret, token), canonical))
  )
    return undefined;
  const delegation = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Delegation;
  const isInScope =
    delegation.operations.includes(operation) && ['*', pathname].includes(delegation.pathname);
  return isInScope ? narrowed(delegation, query) : undefined;
}

/** The URL's own parameters may only narrow the delegation. */
function narrowed(delegation: Delegation, query: URLSearchParams): Delegation {
  const numberOf = (name: string) =>
    query.has(PREFIX + name) ? Number(query.get(PREFIX + name)) : Infinity;
  const types = query.get(`${PREFIX}allowed-content-types`)?.split(',');
  return {
    ...delegation,
    validUntil: Math.min(delegation.validUntil, numberOf('valid-until')),
    maximumSizeInBytes: Math.min(
      delegation.maximumSizeInBytes ?? Infinity,
      numberOf('maximum-size-in-bytes'),
    ),
    ...(types
      ? {
          allowedContentTypes: types.filter(
            (type) => delegation.allowedContentTypes?.includes(type) ?? true,
          ),
        }
      : {}),
  };
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
