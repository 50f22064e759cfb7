import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { logger } from '../logging/logger';
import pLimit from 'p-limit';
import { compress, preferredEncoding } from './encoding';

/** File names as the build makes them; no path traversal. */
const ASSET = /^\/_next\/static\/((?:chunks|media)\/[\w.~-]+\.(js|css|woff2))$/;
const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  woff2: 'font/woff2',
};
/** File names change with their contents. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BEST = { br: 11, gzip: 9 };
/** The best brotli takes a quarter of a second of one core. */
const oneAtATime = pLimit(1);
/** Next answers ranges, and conditional requests about its own responses. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since'] as const;

/** Sends a script, style or font of the build; false when Next has to. */
type SendAsset = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

/**
 * Serves fonts from memory, so that they arrive before the first paint. Compresses scripts and
 * styles once, where Next compresses them for each request: the first response is brotli at a fast
 * level, later ones at the best level, which is a tenth smaller.
 * @param dir the `static` folder of the build
 */
export function builtAssets(dir: string): SendAsset {
  const fonts = fontsIn(dir);
  const texts = new Map<string, Buffer>();
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  const compressFile = async (
    key: string,
    name: string,
    encoding: 'br' | 'gzip',
  ): Promise<Buffer | undefined> => {
    const plain = await readFile(path.join(dir, name)).catch(() => undefined);
    // Next answers for missing files.
    if (!plain) return undefined;
    const body = await compress(plain, encoding, encoding === 'gzip' ? BEST.gzip : undefined);
    texts.set(key, body);
    if (encoding === 'br')
      void oneAtATime(async () => texts.set(key, await compress(plain, encoding, BEST.br))).catch(
        (error: unknown) => logger.error('asset_not_made', error, { name }),
      );
    return body;
  };
  const textIn = (encoding: 'br' | 'gzip', name: string): Buffer | Promise<Buffer | undefined> => {
    const key = `${encoding} ${name}`;
    const known = texts.get(key) ?? inFlight.get(key);
    if (known) return known;
    const compressed = compressFile(key, name, encoding).finally(() => inFlight.delete(key));
    inFlight.set(key, compressed);
    return compressed;
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
    // The client may have disconnected meanwhile.
    if (res.destroyed) return true;
    res.writeHead(200, {
      'Content-Type': TYPES[kind],
      'Content-Length': body.length,
      'Cache-Control': IMMUTABLE,
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
