import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '@/server/plain-error';
import type { Access } from './config';

/**
 * Retries of one call, and their maximal total wait: rate limits of the server last ten minutes.
 */
const ATTEMPTS = 6;
const WAIT_MAX_MS = 15 * 60_000;
const FIRST_WAIT_MS = 500;
const LONG_MS = 3000;

export type Asked = {
  /** Sent as JSON. */
  body?: unknown;
  /** Bytes, created again for each attempt. */
  bytes?: () => BodyInit;
  idempotencyKey?: string;
  /** The media type of the answer, where it has several. */
  accept?: string;
};

/** A refusal by the server, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The server cannot be reached, so further calls are useless. */
export class Unreachable extends PlainError {}

type Tell = (text: string) => void;

/** Calls of /v1 with the person's token. */
export class Client {
  constructor(
    private readonly access: Access,
    private readonly print: Tell = () => undefined,
  ) {}

  /**
   * @returns the response's JSON.
   * @throws {Refusal} {Unreachable} {PlainError}
   */
  async json<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
    const answer = await this.send(method, path, asked);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  /**
   * Sends a request until it succeeds: retries after 429 and 503 as the server allows, and after
   * a broken connection where repeating is safe.
   * @throws {Refusal} for every other error response; {Unreachable} without a response
   */
  async send(method: string, path: string, asked: Asked = {}): Promise<Response> {
    const isRepeatable = method !== 'POST' || asked.idempotencyKey !== undefined;
    let waitedMs = 0;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.attempt(method, path, asked);
      const mayComeAgain =
        answer instanceof Response ? [429, 503].includes(answer.status) : isRepeatable;
      if (answer instanceof Response && !mayComeAgain) return checked(answer);
      const waitMs = retryAfterMs(answer) ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
      if (!mayComeAgain || attempt === ATTEMPTS || waitedMs + waitMs > WAIT_MAX_MS) {
        if (answer instanceof Response) return checked(answer);
        throw new Unreachable(
          `${this.access.server} cannot be reached (${reasonOf(answer)}).`,
          'Check the address, and whether the product runs there.',
        );
      }
      if (waitMs >= LONG_MS) this.print(`The server asks to wait ${Math.ceil(waitMs / 1000)} s.`);
      if (answer instanceof Response) await answer.body?.cancel();
      await wait(waitMs);
      waitedMs += waitMs;
    }
  }

  private async attempt(
    method: string,
    path: string,
    { body, bytes, idempotencyKey, accept }: Asked,
  ): Promise<Response | Error> {
    const headers = {
      Authorization: `Bearer ${this.access.token}`,
      'Accept-Language': 'en',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bytes ? { 'Content-Type': 'application/octet-stream' } : {}),
      ...(accept === undefined ? {} : { Accept: accept }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    };
    const sent = bytes ? bytes() : body === undefined ? null : JSON.stringify(body);
    // The target of a redirect may be another server, for which the token was not made.
    const init = { method, headers, body: sent, redirect: 'manual', duplex: 'half' } as RequestInit;
    return fetch(`${this.access.server}/v1${path}`, init).catch((error: Error) => error);
  }
}

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  if (answer.status >= 300 && answer.status < 400) {
    throw new PlainError(
      `The server sends on to ${answer.headers.get('location') ?? 'elsewhere'}.`,
      'Sign in with the address that it has now.',
    );
  }
  const { error } = (await answer.json().catch(() => ({}))) as {
    error?: { code: string; message: string; fields?: Record<string, string> };
  };
  if (!error)
    throw new Refusal(
      answer.status,
      'no_makerstep',
      `The server answered with ${answer.status} and no words. Is it a Makerstep?`,
    );
  const fields = Object.entries(error.fields ?? {}).map(
    ([field, text]) => `${field}: ${text.replace(/\.$/, '')}`,
  );
  const sentences = [error.message, ...(fields.length > 0 ? [`${fields.join('; ')}.`] : [])];
  throw new Refusal(answer.status, error.code, sentences.join(' '));
}

function retryAfterMs(answer: Response | Error): number | undefined {
  const seconds =
    answer instanceof Response ? Number(answer.headers.get('retry-after') ?? NaN) : NaN;
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

function reasonOf({ message, cause }: Error): string {
  return (cause as { code?: string } | undefined)?.code ?? message;
}
