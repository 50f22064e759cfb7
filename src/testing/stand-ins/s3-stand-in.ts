import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Keys, refusalOf } from './s3-signature';

type Stored = { bytes: Buffer; contentType: string };
type Fault = 'down' | 'silent';

/**
 * An S3-compatible service on loopback with one private bucket: the calls of the product, CORS, and
 * signatures that AWS's own library verifies. Objects are in memory. It is not S3: what it does not
 * check is in docs/decisions/0113.
 */
export type S3StandIn = {
  endpoint: string;
  bucket: string;
  keys: Keys;
  objects: Map<string, Stored>;
  /** 'down' answers 500, 'silent' never answers; a function decides per call. */
  fault: Fault | undefined | ((method: string, key: string) => Fault | undefined);
  /** Reaction to `If-None-Match` in a PUT: 'unknown' answers 501. */
  conditions: 'kept' | 'ignored' | 'unknown';
  /** By how much its clock is ahead of that of the product. */
  aheadMs: number;
  /** Calls so far, as 'METHOD key'. */
  calls: string[];
  /** The settings of the product for it. */
  env: Record<string, string>;
  stop: () => Promise<void>;
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
  'access-control-allow-headers': 'content-type, if-none-match',
};
const STATUS: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  InvalidBucketName: 400,
  InvalidRange: 416,
  InvalidPart: 400,
  InternalError: 500,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  MethodNotAllowed: 405,
  PreconditionFailed: 412,
  NotImplemented: 501,
};
const FORBIDDEN = 403;
const BUCKET_NAME_MIN = 3;
const CONTENT_HASH = 'x-amz-content-sha256';

class Refusal extends Error {}
type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

/** Starts it on 127.0.0.1. */
export async function startS3(port = 0): Promise<S3StandIn> {
  // A busy machine must not find a kept connection closed.
  const patient = { keepAliveTimeout: 60_000 };
  const server = createServer(patient, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket = 'pictures';
  const keys = {
    accessKeyId: 'idOfTests',
    secretAccessKey: 'secret/of+Tests',
    region: 'eu-test-1',
  };
  const standIn: S3StandIn = {
    endpoint,
    bucket,
    keys,
    objects: new Map(),
    fault: undefined,
    conditions: 'kept',
    aheadMs: 0,
    calls: [],
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', endpoint);
    const method = request.method ?? 'GET';
    // By virtual host, else by path.
    const host = /^([^.:]+)\.[a-z]/.exec(request.headers.host ?? '')?.[1];
    const [, first = '', path = ''] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? [];
    const key = decodeURIComponent(host === undefined ? path : url.pathname.slice(1));
    standIn.calls.push(`${method} ${key}`);
    const fault = typeof standIn.fault === 'function' ? standIn.fault(method, key) : standIn.fault;
    if (fault === 'silent') return;
    try {
      if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
      const body = await bodyOf(request);
      if (fault === 'down') throw new Refusal('InternalError');
      const refused = await refusalOf(request, url, keys, Date.now() + standIn.aheadMs);
      if (refused) throw new Refusal(refused);
      if ((host ?? first).length < BUCKET_NAME_MIN) throw new Refusal('InvalidBucketName');
      if ((host ?? first) !== bucket) throw new Refusal('NoSuchBucket');
      const { status, headers, body: sent } = handle(request, url, key, body);
      response.writeHead(status, { ...CORS, ...headers }).end(sent);
    } catch (error) {
      if (!(error instanceof Refusal)) return void response.destroy();
      response
        .writeHead(STATUS[error.message] ?? FORBIDDEN, {
          ...CORS,
          'content-type': 'application/xml',
        })
        .end(`<?xml version="1.0"?><Error><Code>${error.message}</Code></Error>`);
    }
  }

  /** Uploads in parts, by their id. */
  const uploads = new Map<string, Buffer[]>();
  function handleParts(method: string | undefined, url: URL, key: string, body: Buffer): Answer {
    const id = url.searchParams.get('uploadId') ?? '';
    const parts = uploads.get(id) ?? [];
    if (method === 'POST' && id === '') {
      const begun = `upload-${standIn.calls.length}`;
      uploads.set(begun, parts);
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (method === 'PUT') {
      parts[Number(url.searchParams.get('partNumber')) - 1] = body;
      return {
        status: 200,
        headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` },
      };
    }
    if (method === 'POST') {
      const tags = parts.map((part) => `"${createHash('md5').update(part).digest('hex')}"`);
      if (!tags.every((tag) => body.includes(tag))) throw new Refusal('InvalidPart');
      standIn.objects.set(key, { bytes: Buffer.concat(parts), contentType: '' });
    }
    uploads.delete(id);
    return method === 'DELETE'
      ? { status: 204 }
      : { status: 200, body: '<CompleteMultipartUploadResult/>' };
  }

  function handle(request: IncomingMessage, url: URL, key: string, body: Buffer): Answer {
    const hash = request.headers[CONTENT_HASH];
    if (hash !== undefined && hash !== createHash('sha256').update(body).digest('hex'))
      throw new Refusal('XAmzContentSHA256Mismatch');
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return handleParts(request.method, url, key, body);
    if (request.method === 'GET' && key === '') return list(url.searchParams);
    if (request.method === 'GET') return serve(key, request.headers.range);
    if (request.method === 'DELETE') {
      standIn.objects.delete(key);
      return { status: 204 };
    }
    if (request.method !== 'PUT') throw new Refusal('MethodNotAllowed');
    if (request.headers['if-none-match'] === '*') {
      if (standIn.conditions === 'unknown') throw new Refusal('NotImplemented');
      if (standIn.conditions === 'kept' && standIn.objects.has(key))
        throw new Refusal('PreconditionFailed');
    }
    standIn.objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
    return { status: 200 };
  }

  function serve(key: string, range: string | undefined): Answer {
    const stored = standIn.objects.get(key);
    if (!stored) throw new Refusal('NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const headers = { 'content-type': stored.contentType };
    if (from === undefined) return { status: 200, headers, body: stored.bytes };
    const all = stored.bytes.length;
    if (Number(from) >= all) throw new Refusal('InvalidRange');
    const last = Math.min(Number(to), all - 1);
    return {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${from}-${last}/${all}` },
      body: stored.bytes.subarray(Number(from), last + 1),
    };
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter') ?? '';
    const folded = (key: string) => {
      const at = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return at < 0 ? key : key.slice(0, at + 1);
    };
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const all = [...standIn.objects.keys()].filter((key) => key.startsWith(prefix)).map(folded);
    const entries = [...new Set(all)].sort().filter((entry) => entry > after);
    const part = entries.slice(0, Number(query.get('max-keys') ?? 1000));
    const next = entries.length > part.length ? Buffer.from(part.at(-1) ?? '') : undefined;
    const elements = part.map((entry) =>
      standIn.objects.has(entry)
        ? `<Contents><Key>${entry}</Key><Size>${standIn.objects.get(entry)?.bytes.length}</Size></Contents>`
        : `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`,
    );
    const token = next
      ? `<NextContinuationToken>${next.toString('base64')}</NextContinuationToken>`
      : '';
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><IsTruncated>${next !== undefined}</IsTruncated>${elements.join('')}${token}</ListBucketResult>`,
    };
  }

  return standIn;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

let held: S3StandIn | undefined;

export function holdS3(standIn: S3StandIn): void {
  held = standIn;
}

/** The stand-in of this run; undefined in tests with pictures elsewhere. */
export function s3StandIn(): S3StandIn | undefined {
  return held;
}
