import { request } from 'node:http';
import type { Agent } from 'node:http';

type Answer = { status: number; text: string };

/** Sends one request to a local server and reads the whole response; a failed connection throws. */
export function ask(
  options: {
    port: number;
    agent?: Agent;
    method: string;
    path: string;
    headers?: Record<string, string | number>;
  },
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    asked.on('error', reject).end(body);
  });
}

/**
 * Calls the API with or without a token.
 * @throws when it does not succeed
 */
export async function callApi<T>(
  port: number,
  method: string,
  path: string,
  body: object,
  token?: string,
): Promise<T> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const { status, text: answer } = await ask({ port, method, path: `/v1${path}`, headers }, text);
  if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${answer}`);
  return (answer ? JSON.parse(answer) : undefined) as T;
}

const PASSWORD = 'eleven quiet lanterns';

/** Registers an account. */
export const register = (port: number, email: string) =>
  callApi(port, 'POST', '/auth/register', { name: 'Bench', email, password: PASSWORD });

/** @returns an access token, valid for a quarter of an hour */
export async function signIn(port: number, email: string): Promise<string> {
  return (
    await callApi<{ tokens: { access: { token: string } } }>(port, 'POST', '/auth/login', {
      email,
      password: PASSWORD,
    })
  ).tokens.access.token;
}
