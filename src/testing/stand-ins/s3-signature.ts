import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

export type Keys = { accessKeyId: string; secretAccessKey: string; region: string };
type Codes =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'
  | 'AuthorizationHeaderMalformed';

const SKEW_MS = 15 * 60_000;
const CONTENT_HASH = 'x-amz-content-sha256';
const CREDENTIAL = /^([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/;
const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** SHA-256 as the signing library of AWS takes it. */
class Sha256 {
  private readonly hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {
    throw new Error('Not used by the signer.');
  }
}
function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data);
}

/**
 * Checks that a request is signed as S3 wants it: signed again with AWS's own implementation, which
 * is not the one that the product uses.
 * @returns the code of the refusal; undefined for a good one
 */
export async function refusalOf(
  request: IncomingMessage,
  url: URL,
  keys: Keys,
  nowMs: number,
): Promise<Codes | undefined> {
  const signature = url.searchParams.has('X-Amz-Signature') ? inQuery(url) : inHeaders(request);
  if (!signature) return 'AccessDenied';
  const [, accessKeyId, day, region] = CREDENTIAL.exec(signature.credential) ?? [];
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const signedAt = dateOf(signature.date);
  const ageMs = nowMs - signedAt.getTime();
  if (!(Math.abs(ageMs) < SKEW_MS) || !signature.date.startsWith(day ?? ' '))
    return 'RequestTimeTooSkewed';
  if (signature.expiresIn !== undefined && ageMs > signature.expiresIn * 1_000)
    return 'AccessDenied';
  const expected = await signatureOf(request, url, keys, { ...signature, signedAt });
  return expected === signature.signature ? undefined : 'SignatureDoesNotMatch';
}

type Given = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  /** In a presigned URL. */
  expiresIn?: number;
};

function inHeaders({ headers }: IncomingMessage): Given | undefined {
  const [, credential, signedHeaders, signature] = HEADER.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signedHeaders || !signature) return undefined;
  return {
    credential,
    signedHeaders: signedHeaders.split(';'),
    signature,
    date: String(headers['x-amz-date']),
  };
}

function inQuery({ searchParams }: URL): Given {
  const value = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders').split(';'),
    signature: value('Signature'),
    date: value('Date'),
    expiresIn: Number(value('Expires')),
  };
}

const dateOf = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

async function signatureOf(
  request: IncomingMessage,
  url: URL,
  { region, ...credentials }: Keys,
  { signedHeaders, signedAt, expiresIn }: Given & { signedAt: Date },
): Promise<string | undefined> {
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const [host = '', port] = (request.headers.host ?? '').split(':');
  const asked = {
    method: request.method ?? 'GET',
    protocol: 'http:',
    hostname: host,
    ...(port ? { port: Number(port) } : {}),
    path: url.pathname,
    query: Object.fromEntries(
      [...url.searchParams].filter(([name]) => !/^X-Amz-(?!Expires)/.test(name)),
    ),
    headers: Object.fromEntries(
      signedHeaders.map((name) => [name, String(request.headers[name] ?? '')]),
    ),
  };
  if (expiresIn === undefined) {
    const { headers } = await signer.sign(asked, { signingDate: signedAt });
    return HEADER.exec(headers.authorization ?? '')?.[3];
  }
  const hashHeader = new Set([CONTENT_HASH]);
  const { query } = await signer.presign(
    { ...asked, headers: { ...asked.headers, [CONTENT_HASH]: 'UNSIGNED-PAYLOAD' } },
    {
      signingDate: signedAt,
      expiresIn,
      unhoistableHeaders: hashHeader,
      unsignableHeaders: hashHeader,
    },
  );
  return String(query?.['X-Amz-Signature']);
}
