import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchRoute, type Route } from '@/shared/addresses/routes';
import { answerScope } from '../cache/answer-scope';
import { sawOutageWithin } from '../db/unavailable';
import type { InnerHandler } from './next-errors';
import { REFUSALS, refuse } from './refusals';
import { bytesOf, CapturedResponse } from '../next-internals/captured-answer';
import { hasTag } from './response-cache/encoded-response';
import { correctHeaders } from './response-hooks';

/** Files and scripts stream; pages behind the sign-in too, whose session was read just before. */
const isStreamed = ({ kind, takesWrites, access }: Route) =>
  takesWrites || access === 'session' || ['picture', 'download', 'asset', 'tool'].includes(kind);
const READING = new Set<string | undefined>(['GET', 'HEAD']);
/** Longer than a query waits for a connection. What takes longer, or is larger, streams then. */
const HELD_MS = 3_000;
const HELD_MAX_BYTES = 4 * 1024 * 1024;
/** Time for which a failed read may affect a response, as requests share reads. */
const OUTAGE_MS = 10_000;
const [REPORTED_MS, POLL_MS] = [150, 5];
const [OK, UNCHANGED] = [200, 304];
const OF_THE_BODY = ['Content-Type', 'Content-Encoding', 'Content-Length'];

/** Keeps a response until it is whole, or was held long enough. */
class HeldResponse extends CapturedResponse {
  private heldBytes = 0;
  private isStreaming = false;

  constructor(
    req: IncomingMessage,
    private readonly client: ServerResponse,
  ) {
    super(req);
    setHeaders(this, client.getHeaders());
    correctHeaders(this);
    client.on('drain', () => this.emit('drain'));
  }

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    if (this.isStreaming) return this.client.write(bytesOf(chunk, encoding));
    super.write(chunk, encoding, done);
    this.heldBytes += bytesOf(chunk, encoding).length;
    if (this.heldBytes > HELD_MAX_BYTES) this.stream();
    return !this.client.writableNeedDrain;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    super.end(chunk, encoding, done);
    if (this.isStreaming) {
      const isChunk = chunk !== undefined && chunk !== null && typeof chunk !== 'function';
      this.client.end(isChunk ? bytesOf(chunk, encoding) : undefined);
    }
    return this;
  }

  /** Sends what is there, and what follows at once. Does nothing before there is a head. */
  stream(): void {
    if (!this.headersSent || this.finished || this.client.headersSent) return;
    this.isStreaming = true;
    const { status, headers, body } = this.answer;
    setHeaders(this.client, headers);
    this.client.writeHead(status);
    this.client.write(body);
  }
}

/**
 * Sends a page, feed or other read when it is whole, so that an outage of the database has its
 * status: Next sends 200 before it knows, also to its router.
 * @returns false for any other request
 * @throws what `inner` throws
 */
export async function sendWhole(
  inner: InnerHandler,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
): Promise<boolean> {
  if (!READING.has(req.method) || isStreamed(matchRoute(path))) return false;
  // A condition holds for a page only; Next would answer 304 for a redirect too.
  const condition = req.headers['if-none-match'];
  delete req.headers['if-none-match'];
  const held = new HeldResponse(req, res);
  const timer = setTimeout(() => held.stream(), HELD_MS);
  // The client has left, or the request took too long: the handler stops on `close`.
  const stop = () => held.emit('close');
  res.once('close', stop);
  try {
    await new Promise<void>((resolve, reject) => {
      held.once('close', resolve);
      inner(req, held).catch(reject);
    });
  } finally {
    clearTimeout(timer);
    res.off('close', stop);
  }
  await failureReported();
  if (res.headersSent || res.destroyed) return true;
  if (!held.finished) throw new Error('The response was broken off.');
  sendHeld(res, held, condition, path);
  return true;
}

/** Waits for the report of a failure: Next makes it a moment after it has sent the response. */
export async function failureReported(): Promise<void> {
  if (!sawOutageWithin(OUTAGE_MS)) return;
  const untilMs = Date.now() + REPORTED_MS;
  while (!answerScope()?.hasFailed && Date.now() < untilMs) await sleep(POLL_MS);
}

function sendHeld(
  res: ServerResponse,
  { answer: { status, headers, body } }: HeldResponse,
  condition: string | undefined,
  path: string,
): void {
  if (answerScope()?.hasFailed) return refuse(res, REFUSALS.unavailable, path);
  const { etag, ...others } = headers;
  setHeaders(res, others);
  res.statusCode = status;
  // Next appends the headers of a route, which makes lists of them.
  const [tag] = [etag].flat();
  if (status === OK && typeof tag === 'string') {
    res.setHeader('ETag', tag);
    if (hasTag(condition, tag)) {
      for (const name of OF_THE_BODY) res.removeHeader(name);
      res.statusCode = UNCHANGED;
      return void res.end();
    }
  }
  res.end(body);
}

function setHeaders(res: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) res.setHeader(name, value);
}
