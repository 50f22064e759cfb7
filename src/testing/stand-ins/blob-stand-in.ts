import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Delegation, issueDelegation, verifyPresigned } from './blob-signature';

type Blob = { bytes: Buffer; contentType: string; uploadedAt: string };

/**
 * A fake of Vercel Blob on loopback, as @vercel/blob 2.8 uses it: control API, presigned URLs and
 * blob URLs of one private store.
 */
export type BlobStandIn = {
  apiUrl: string;
  token: string;
  blobs: Map<string, Blob>;
  /**
   * Its failure: 'down' answers 500, 'silent' never answers, 'suspended' refuses everything; a
   * function decides per call.
   */
  fault: Fault | undefined | ((method: string, path: string) => Fault | undefined);
  /** Calls so far, as 'METHOD path'. */
  calls: string[];
  stop: () => Promise<void>;
};
type Fault = 'down' | 'silent' | 'suspended';

const SECRET = 'the signing secret of the store';
const STORE_ID = 'storeOfTests';
const API_VERSION = '12';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
  'access-control-allow-headers': '*, content-type',
};

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Starts it on 127.0.0.1. */
export async function startBlob(port = 0): Promise<BlobStandIn> {
  // A busy machine must not find a kept connection closed.
  const patient = { keepAliveTimeout: 60_000 };
  const server = createServer(patient, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: BlobStandIn = {
    apiUrl: `${origin}/api/blob`,
    token: `vercel_blob_rw_${STORE_ID}_secretOfTests`,
    blobs: new Map(),
    fault: undefined,
    calls: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    standIn.calls.push(`${method} ${url.pathname}`);
    const fault =
      typeof standIn.fault === 'function' ? standIn.fault(method, url.pathname) : standIn.fault;
    if (fault === 'silent') return;
    try {
      if (fault === 'down') throw new Refusal(500, 'internal_server_error', 'Internal error');
      if (fault === 'suspended')
        throw new Refusal(403, 'store_suspended', 'This store has been suspended.');
      if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
      const {
        status = 200,
        headers,
        body,
      } = url.pathname.startsWith('/store/')
        ? serveBlob(request, url)
        : {
            body: JSON.stringify(await control(request, url)),
            headers: { 'content-type': 'application/json' },
          };
      response.writeHead(status, { ...CORS, ...headers }).end(body);
    } catch (error) {
      if (!(error instanceof Refusal)) return void response.destroy();
      response
        .writeHead(error.status, {
          ...CORS,
          'content-type': 'application/json',
          connection: 'close',
        })
        .end(JSON.stringify({ error: { code: error.code, message: error.message } }));
    }
  }

  function control(request: IncomingMessage, url: URL): unknown {
    const route = `${request.method} ${url.pathname.slice('/api/blob'.length).replace(/\/$/, '')}`;
    if (route === 'PUT ') return putBlob(request, url.searchParams);
    mustBearToken(request);
    if (request.headers['x-api-version'] !== API_VERSION)
      throw new Refusal(400, 'bad_request', 'Unknown API version');
    if (route === 'POST /signed-token') return sign(request);
    if (route === 'POST /delete') return remove(request);
    if (route === 'GET ')
      return url.searchParams.has('url')
        ? describe(pathnameOf(url.searchParams.get('url') ?? ''))
        : list(url.searchParams);
    throw new Refusal(404, 'not_found', 'No such route');
  }

  function mustBearToken({ headers }: IncomingMessage): void {
    if (headers.authorization !== `Bearer ${standIn.token}`)
      throw new Refusal(403, 'forbidden', 'Access denied');
  }

  async function sign(request: IncomingMessage): Promise<unknown> {
    const {
      pathname = '*',
      operations = ['get'],
      validUntil = Date.now() + 3_600_000,
      ...limits
    } = await jsonOf<Partial<Delegation>>(request);
    if (validUntil <= Date.now())
      throw new Refusal(400, 'bad_request', 'validUntil must be in the future');
    return issueDelegation(SECRET, {
      storeId: `store_${STORE_ID}`,
      pathname,
      operations,
      validUntil,
      ...limits,
    });
  }

  async function putBlob(request: IncomingMessage, query: URLSearchParams): Promise<unknown> {
    const pathname = query.get('pathname') ?? '';
    const header = (name: string) => request.headers[name] as string | undefined;
    const isPresigned = query.has('vercel-blob-delegation');
    const contentType =
      header('x-content-type') ?? header('content-type') ?? 'application/octet-stream';
    if (!isPresigned) mustBearToken(request);
    if (!isPresigned && header('x-vercel-blob-access') !== 'private')
      throw new Refusal(400, 'bad_request', 'This is a private store');
    const allowed = isPresigned ? verifyPresigned(SECRET, query, 'put', pathname) : undefined;
    if (isPresigned && !allowed) throw new Refusal(403, 'forbidden', 'Invalid signature');
    if (allowed && allowed.validUntil <= Date.now())
      throw new Refusal(403, 'forbidden', 'Token expired');
    if (allowed?.allowedContentTypes && !allowed.allowedContentTypes.includes(contentType))
      throw new Refusal(400, 'bad_request', `contentType "${contentType}" is not allowed`);
    const mayOverwrite = isPresigned
      ? query.get('vercel-blob-allow-overwrite') === 'true'
      : header('x-allow-overwrite') === '1';
    const refuseSecond = () => {
      if (standIn.blobs.has(pathname) && !mayOverwrite)
        throw new Refusal(
          400,
          'bad_request',
          'This blob already exists, use `allowOverwrite: true` if you want to overwrite it.',
        );
    };
    refuseSecond();
    const bytes = await bytesOf(request, allowed?.maximumSizeInBytes ?? Infinity);
    refuseSecond();
    standIn.blobs.set(pathname, { bytes, contentType, uploadedAt: new Date().toISOString() });
    return describe(pathname);
  }

  async function remove(request: IncomingMessage): Promise<unknown> {
    const { urls } = await jsonOf<{ urls: string[] }>(request);
    for (const url of urls) standIn.blobs.delete(pathnameOf(url));
    return null;
  }

  const pathnameOf = (url: string) =>
    url.startsWith(`${origin}/store/`)
      ? decodeURIComponent(url.slice(`${origin}/store/`.length))
      : url;

  function describe(pathname: string) {
    const blob = standIn.blobs.get(pathname);
    if (!blob) throw new Refusal(404, 'not_found', 'The requested blob does not exist');
    const url = `${origin}/store/${pathname}`;
    return {
      url,
      downloadUrl: `${url}?download=1`,
      pathname,
      size: blob.bytes.length,
      contentType: blob.contentType,
      uploadedAt: blob.uploadedAt,
      contentDisposition: 'inline',
      cacheControl: 'public, max-age=2592000',
      etag: '"etag"',
    };
  }

  function list(query: URLSearchParams): unknown {
    const prefix = query.get('prefix') ?? '';
    const pathnames = [...standIn.blobs.keys()]
      .filter((pathname) => pathname.startsWith(prefix))
      .sort();
    const folderOf = (pathname: string) =>
      query.get('mode') === 'folded'
        ? /^[^/]*\//.exec(pathname.slice(prefix.length))?.[0]
        : undefined;
    const entries = [
      ...new Set(
        pathnames.map((pathname) =>
          folderOf(pathname) === undefined ? pathname : prefix + folderOf(pathname),
        ),
      ),
    ];
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 1000)];
    const part = entries.slice(from, from + limit);
    const hasMore = entries.length > from + limit;
    return {
      blobs: part.filter((entry) => standIn.blobs.has(entry)).map(describe),
      folders: part.filter((entry) => !standIn.blobs.has(entry)),
      hasMore,
      ...(hasMore ? { cursor: String(from + limit) } : {}),
    };
  }

  function serveBlob(
    request: IncomingMessage,
    url: URL,
  ): { status: number; headers: Record<string, string>; body: Buffer } {
    mustBearToken(request);
    const blob = standIn.blobs.get(pathnameOf(url.origin + url.pathname));
    if (!blob) throw new Refusal(404, 'not_found', 'The requested blob does not exist');
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    const first = Number(range?.[1] ?? 0);
    if (range && first >= blob.bytes.length)
      throw new Refusal(416, 'bad_request', 'Range not satisfiable');
    const body = blob.bytes.subarray(first, range?.[2] ? Number(range[2]) + 1 : undefined);
    return {
      status: range ? 206 : 200,
      headers: { 'content-type': blob.contentType, 'content-length': String(body.length) },
      body,
    };
  }

  return standIn;
}

async function bytesOf(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new Refusal(400, 'bad_request', `the file length cannot be greater than ${maxBytes} bytes`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function jsonOf<T>(request: IncomingMessage): Promise<T> {
  return JSON.parse((await bytesOf(request, Infinity)).toString()) as T;
}

let held: BlobStandIn | undefined;

export function holdBlob(standIn: BlobStandIn): void {
  held = standIn;
}

/** The fake of this run; undefined in tests with pictures on the disk. */
export function blobStandIn(): BlobStandIn | undefined {
  return held;
}
