import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { logger } from '../server/logger';
import { preferredEncoding } from './store/encodings';
import { inTurn } from './store/in-turn';
import { tight } from './store/stored-page';

/** Names as the build gives them: nothing that leads elsewhere. */
const ASSET = /^\/_next\/static\/((?:chunks|media)\/[\w.~-]+\.(js|css|woff2))$/;
const TYPES: Record<string, string> = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8', woff2: 'font/woff2' };
/** Their names change with what is in them. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Whoever asks so has a part of it, or an older answer of Next, which knows what it said. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since'] as const;

/** Sends a script, style or font of the build if it can; false where Next has to. */
type SendAsset = (req: IncomingMessage, res: ServerResponse, path: string) => boolean;

/**
 * Fonts out of memory, so that they are there before anything is painted in others. Scripts and styles as small as brotli makes them, a tenth smaller
 * than Next's, which compresses each anew for everybody; those that nobody has asked for yet are made behind the back of the first who does.
 * @param dir the `static` folder of the build
 */
export function builtAssets(dir: string): SendAsset {
  const ready = fontsIn(dir);
  const making = new Set<string>();

  const make = async (name: string): Promise<void> => {
    making.add(name);
    try {
      ready.set(name, await inTurn(async () => tight(await readFile(path.join(dir, name)))));
    } catch (error) {
      logger.error('asset_not_made', error, { name });
    } finally {
      making.delete(name);
    }
  };

  return (req, res, address) => {
    const [, name, kind = ''] = ASSET.exec(address) ?? [];
    if (name === undefined || CONDITIONS.some((condition) => req.headers[condition] !== undefined)) return false;
    const isText = kind !== 'woff2';
    if (isText && preferredEncoding(req.headers['accept-encoding']) !== 'br') return false;
    const body = ready.get(name);
    if (!body) {
      // What is not there Next says, and nothing is kept of it.
      if (isText) res.once('finish', () => void (res.statusCode === 200 && !ready.has(name) && !making.has(name) && make(name)));
      return false;
    }
    res.writeHead(200, {
      'Content-Type': TYPES[kind], 'Content-Length': body.length, 'Cache-Control': FOR_GOOD, ...(isText ? { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function fontsIn(dir: string): Map<string, Buffer> {
  const names = readdirSync(path.join(dir, 'media')).filter((name) => name.endsWith('.woff2')).map((name) => `media/${name}`);
  return new Map(names.map((name) => [name, readFileSync(path.join(dir, name))]));
}
