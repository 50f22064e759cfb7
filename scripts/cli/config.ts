import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { PlainError } from '@/server/plain-error';
import { TOKEN_PREFIX } from '@/shared/http/token-prefix';

const config = z.object({ server: z.string(), token: z.string() });
const LOGIN = 'Sign in with: makerstep login --server URL';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The server, and the token for it. */
export type Access = z.infer<typeof config>;
type Environment = Record<string, string | undefined>;

/** Path of the saved token, readable by its owner only (mode 0600). */
export function configFile(environment: Environment): string {
  return path.join(
    environment.XDG_CONFIG_HOME || path.join(homedir(), '.config'),
    'makerstep',
    'config.json',
  );
}

async function readConfig(file: string): Promise<Access | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new PlainError(`${file} cannot be read: ${error.message}.`, LOGIN);
  });
  if (text === undefined) return undefined;
  try {
    return config.parse(JSON.parse(text));
  } catch {
    throw new PlainError(`${file} is damaged.`, LOGIN);
  }
}

/**
 * Saves server and token atomically.
 * @returns the file
 */
export async function keepAccess(access: Access, environment: Environment): Promise<string> {
  const file = configFile(environment);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${process.pid}`;
  await writeFile(half, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  await chmod(half, 0o600);
  await rename(half, file);
  return file;
}

export async function forgetAccess(environment: Environment): Promise<void> {
  await rm(configFile(environment), { force: true });
}

/**
 * The server and the token: from the environment, else from the last login. A saved token is only
 * sent to the server it was saved for.
 * @throws {PlainError} when not signed in
 */
export async function findAccess(environment: Environment): Promise<Access> {
  const stored = await readConfig(configFile(environment));
  const server = environment.MAKERSTEP_URL
    ? serverAddress(environment.MAKERSTEP_URL, true)
    : stored?.server;
  const token =
    environment.MAKERSTEP_TOKEN || (server === stored?.server ? stored?.token : undefined);
  if (server === undefined) throw new PlainError('You are not signed in.', LOGIN);
  if (token === undefined)
    throw new PlainError(
      `There is no token for ${server}.`,
      `Set MAKERSTEP_TOKEN, or sign in with: makerstep login --server ${server}`,
    );
  return { server, token: checkedToken(token) };
}

/** @throws {PlainError} for anything but a token; the text itself is never printed */
export function checkedToken(text: string): string {
  const token = text.trim();
  if (new RegExp(`^${TOKEN_PREFIX}[\\w-]+$`).test(token)) return token;
  throw new PlainError(
    `This is no access token: they begin with ${TOKEN_PREFIX}.`,
    'Make one in the settings, under "Access tokens".',
  );
}

/**
 * The normalised URL of a server.
 * @throws {PlainError} for an invalid one, or one that would send the token unencrypted over a
 * network
 */
export function serverAddress(text: string, isHttpAllowed: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new PlainError(
      `${text} is no address of a server.`,
      'Give one such as https://makerstep.example.',
    );
  if (url.protocol === 'http:' && !isHttpAllowed && !LOOPBACK.includes(url.hostname)) {
    throw new PlainError(
      'Over http, the token could be read by everybody on the way.',
      'Use https, or add --allow-http if the network is yours.',
    );
  }
  return url.origin;
}
