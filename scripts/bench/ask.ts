import { request } from 'node:http';
import type { Agent } from 'node:http';

type Answer = { status: number; text: string };

/** Sends one request to a server of this machine and reads its whole answer; it fails when the connection does. */
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

/** Calls the API of the product, as the owner of a token or as nobody. @throws when it does not succeed */
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

/** Makes an account. */
export const register = (port: number, email: string) =>
  callApi(port, 'POST', '/auth/register', { name: 'Bench', email, password: PASSWORD });

/** @returns an access token, good for a quarter of an hour */
export async function signIn(port: number, email: string): Promise<string> {
  return (
    await callApi<{ tokens: { access: { token: string } } }>(port, 'POST', '/auth/login', {
      email,
      password: PASSWORD,
    })
  ).tokens.access.token;
}
