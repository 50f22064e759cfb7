import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { logger } from '../logging/logger';
import pLimit from 'p-limit';
import { compress, preferredEncoding } from './encoding';

/** Names as the build gives them: nothing that leads elsewhere. */
const ASSET = /^\/_next\/static\/((?:chunks|media)\/[\w.~-]+\.(js|css|woff2))$/;
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  woff2: 'font/woff2',
};
/** Their names change with what is in them. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const TIGHTEST = { br: 11, gzip: 9 };
/** The smallest form takes a processor for a quarter of a second. */
const oneAtATime = pLimit(1);
/** Whoever asks so has a part of it, or an older answer of Next, which knows what it said. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since'] as const;

/** Sends a script, style or font of the build if it can; false where Next has to. */
type SendAsset = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

/**
 * Fonts out of memory, so that they are there before anything is painted in others. Scripts and styles in forms that are made once: the first who asks
 * gets what brotli makes in a few milliseconds, all others what it makes at its best, a tenth less than Next's, which compresses each anew for everybody.
 * @param dir the `static` folder of the build
 */
export function builtAssets(dir: string): SendAsset {
  const fonts = fontsIn(dir);
  const texts = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer | undefined>>();

  const make = async (
    key: string,
    name: string,
    encoding: 'br' | 'gzip',
  ): Promise<Buffer | undefined> => {
    const plain = await readFile(path.join(dir, name)).catch(() => undefined);
    // What is not there Next says, and nothing is kept of it.
    if (!plain) return undefined;
    const body = await compress(plain, encoding, encoding === 'gzip' ? TIGHTEST.gzip : undefined);
    texts.set(key, body);
    if (encoding === 'br')
      void oneAtATime(async () =>
        texts.set(key, await compress(plain, encoding, TIGHTEST.br)),
      ).catch((error: unknown) => logger.error('asset_not_made', error, { name }));
    return body;
  };
  const textIn = (encoding: 'br' | 'gzip', name: string): Buffer | Promise<Buffer | undefined> => {
    const key = `${encoding} ${name}`;
    const known = texts.get(key) ?? making.get(key);
    if (known) return known;
    const underWay = make(key, name, encoding).finally(() => making.delete(key));
    making.set(key, underWay);
    return underWay;
  };

  return async (req, res, address) => {
    const [, name, kind = ''] = ASSET.exec(address) ?? [];
    if (name === undefined || CONDITIONS.some((condition) => req.headers[condition] !== undefined))
      return false;
    const encoding =
      kind === 'woff2'
        ? undefined
        : (preferredEncoding(req.headers['accept-encoding']) ?? 'identity');
    if (encoding === 'identity') return false;
    const body = encoding ? await textIn(encoding, name) : fonts.get(name);
    if (!body) return false;
    // Who asked may have gone meanwhile.
    if (res.destroyed) return true;
    res.writeHead(200, {
      'Content-Type': TYPES[kind],
      'Content-Length': body.length,
      'Cache-Control': FOR_GOOD,
      ...(encoding ? { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function fontsIn(dir: string): Map<string, Buffer> {
  const names = readdirSync(path.join(dir, 'media'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `media/${name}`);
  return new Map(names.map((name) => [name, readFileSync(path.join(dir, name))]));
}
