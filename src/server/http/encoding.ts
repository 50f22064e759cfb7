import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The content codings of responses, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
const [zip, brotli] = [promisify(gzip), promisify(brotliCompress)];
// A hundred times faster than the best level, and nearly as small.
const BROTLI_QUALITY = 5;

/** The encoding that an Accept-Encoding header prefers; undefined when it accepts none of ours. */
export const preferredEncoding = (header: string | undefined): Encoding | undefined =>
  new Negotiator({ headers: { 'accept-encoding': header } }).encoding(ENCODINGS, {
    preferred: ENCODINGS,
  });

/**
 * Compresses a text outside the main thread.
 * @param level of brotli (0 to 11) or gzip (1 to 9)
 */
export async function compress(
  plain: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  level?: number,
): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_DEFAULT_COMPRESSION } = constants;
  return encoding === 'gzip'
    ? zip(plain, { level: level ?? Z_DEFAULT_COMPRESSION })
    : brotli(plain, {
        params: {
          [BROTLI_PARAM_QUALITY]: level ?? BROTLI_QUALITY,
          [BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      });
}
