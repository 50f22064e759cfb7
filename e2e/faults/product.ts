import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Running, startServer } from '../../src/testing/database/processes';

const ROOT = path.join(import.meta.dirname, '../..');
const PUBLIC_URL = 'http://localhost:3000';
const ASK_TIMEOUT_MS = 30_000;
// All clients of a test have the same IP.
const LIMITS = {
  LIMIT_FEEDBACK: '1000000',
  LIMIT_ANALYTICS: '1000000',
  LIMIT_VIEWS: '1000000',
  LIMIT_LOGINS: '1000000',
  LIMIT_REGISTRATIONS: '1000000',
};

/** An answer of the API or of a page; `body` is parsed where it is JSON. */
export interface Answer<T = unknown> {
  status: number;
  retryAfter: string | null;
  body: T;
}

/** The production build, running with its own data. */
export interface Product extends Running {
  url: string;
  /**
   * Sends one request.
   * @throws without an answer within 30 s
   */
  ask: <T = unknown>(
    method: string,
    address: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Answer<T>>;
}

/** The data folder of an installation; `leave` deletes it. */
export async function newDataDir(): Promise<{ dataDir: string; leave: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'makerstep-fault-'));
  return {
    dataDir,
    leave: () => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/**
 * Starts the product as `npm start` does, and waits until it is ready.
 * @throws with its output when it does not start
 */
export async function startProduct({
  dataDir,
  env = {},
}: {
  dataDir: string;
  env?: Record<string, string>;
}): Promise<Product> {
  const running = await startServer(() => ['scripts/serve.mjs'], {
    cwd: ROOT,
    readyPath: '/readyz',
    env: { SEED: 'off', PUBLIC_URL, ...LIMITS, ...env, NODE_ENV: 'production', DATA_DIR: dataDir },
  });
  const url = `http://127.0.0.1:${running.port}`;
  const ask: Product['ask'] = async <T>(
    method: string,
    address: string,
    { token, body, headers }: NonNullable<Parameters<Product['ask']>[2]> = {},
  ) => {
    const answer = await fetch(url + address, {
      method,
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  };
  return { ...running, url, ask };
}

/** The process id of the embedded PostgreSQL of an installation. */
export const postgresPid = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
